/** web-lost.ts reads this as text; it runs in the page as it is. */
module.exports = function (all) {
  function say() {
    const root = document.getElementById('root');
    if (root.querySelector('[role="alert"]') !== null) return;
    const spoken = navigator.languages.map((code) => code.split('-')[0]).find((code) => all[code]);
    document.documentElement.lang = spoken || 'en';
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'max-width:32rem;padding:1.5rem;font:1.0625rem/1.5 sans-serif;color:CanvasText';
    function add(tag, text) {
      const element = box.appendChild(document.createElement(tag));
      element.textContent = text;
      return element;
    }
    function button(name, text, act) {
      const element = add('button', text);
      element.dataset.testid = name;
      element.style.cssText = 'font:inherit;min-height:44px;padding:0 1rem;margin:0 .5rem .5rem 0';
      element.onclick = act;
    }
    const lost = all[spoken] || all.en;
    add('h1', lost.title).style.fontSize = '1.4rem';
    add('p', lost.body).dataset.testid = 'lost-body';
    button('lost-retry', lost.again, () => location.reload());
    button('lost-home', lost.home, () => location.assign('/'));
    const main = document.createElement('main');
    // The page itself does not scroll.
    main.style.cssText = 'margin:auto;max-height:100%;overflow:auto';
    main.append(box);
    root.replaceChildren(main);
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (!/\/(entry|start|spare|__)[^/]*\.js$/.test(target.src)) return;
      // The entry looks at it: half an app would only fail later.
      globalThis.partLost = true;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
      else say();
    },
    true,
  );
};
