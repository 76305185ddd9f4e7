/**
 * What the page says if the app's own first scripts do not load, in place of a blank page: then nothing of the
 * app is there to say it. The words are those of the crash screen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ui as german } from '../locales/de/ui';
import { ui as english } from '../locales/en/ui';
import { ui as japanese } from '../locales/ja/ui';

type WordKey = 'crash.lostTitle' | 'crash.lostBody' | 'crash.retry' | 'crash.home';

const words = (ui: Readonly<Record<WordKey, string>>) => ({
  title: ui['crash.lostTitle'],
  body: ui['crash.lostBody'],
  again: ui['crash.retry'],
  home: ui['crash.home'],
});

/** For the page: a call of `web-lost-page.js`, which is written as browsers read it. */
export function lostScript(): string {
  const file = readFileSync(join(__dirname, 'web-lost-page.js'), 'utf8');
  const code = file.slice(file.indexOf('function'), file.lastIndexOf('}') + 1);
  const all = { en: words(english), de: words(german), ja: words(japanese) };
  return `(${code.replace(/\n\s*/g, '\n')})(${JSON.stringify(all)})`;
}
