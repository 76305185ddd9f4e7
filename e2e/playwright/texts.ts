/** Runs in the page: measures how wide the browser sets texts, and where it breaks them. */
import type { TextSample, TextSize } from '../driver';

/** With the app's own fonts and line-breaking rules. */
export async function textSizes(samples: readonly TextSample[]): Promise<TextSize[]> {
  const LINE = 100;
  const families = [...new Set(samples.map(({ fontFamily }) => fontFamily))];
  await Promise.all(families.map((family) => document.fonts.load(`12px "${family}"`)));
  const missing = families.filter((family) => !document.fonts.check(`12px "${family}"`));
  if (missing.length > 0) throw new Error(`Fonts that are not there: ${missing.join()}`);
  const ground = document.createElement('div');
  ground.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden';
  const pairs = samples.map(({ text, fontFamily, fontSize, letterSpacing, box, lang }) => {
    const line = document.createElement('span');
    const block = document.createElement('div');
    line.textContent = text;
    block.textContent = text;
    block.lang = lang;
    const type = `font:${fontSize}px/${LINE}px "${fontFamily}";letter-spacing:${letterSpacing}px;`;
    line.style.cssText = `${type}position:absolute;white-space:pre`;
    const keep = lang === 'ja' ? 'keep-all' : 'normal';
    block.style.cssText = `${type}width:${box}px;white-space:pre-wrap;overflow-wrap:break-word;word-break:${keep}`;
    ground.append(line, block);
    return [line, block] as const;
  });
  document.body.append(ground);
  const sizes = pairs.map(([line, block]) => ({
    width: line.getBoundingClientRect().width,
    lines: Math.round(block.getBoundingClientRect().height / LINE),
  }));
  ground.remove();
  return sizes;
}

/** Skips condensed and rotated texts, such as long names on small cards. */
export function textsDrawn(): (TextSample & TextSize)[] {
  const found: (TextSample & TextSize)[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || element.closest('style, script, svg')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    let plain = true;
    for (let around: Element | null = element; around && plain; around = around.parentElement) {
      const { a, b } = new DOMMatrix(getComputedStyle(around).transform);
      plain = Math.abs(a - 1) < 1e-6 && Math.abs(b) < 1e-6;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const rows = range.getClientRects();
    if (!plain || rows.length !== 1) continue;
    const { fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
    found.push({
      text,
      fontFamily: fontFamily.replace(/,.*$/, '').replace(/"/g, ''),
      fontSize: parseFloat(fontSize),
      letterSpacing: parseFloat(letterSpacing) || 0,
      box: 10_000,
      lang: document.documentElement.lang,
      width: rows[0]?.width ?? 0,
      lines: 1,
    });
  }
  return found;
}
