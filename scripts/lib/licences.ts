/** Which packages are in a build, and what their licences say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
export const LICENCES_FILE = join(ROOT, 'components/screens/about/licence-texts.json');

export interface Licence {
  /** Name and version of every package under it. */
  readonly packages: readonly string[];
  readonly text: string;
}

/** By the last `node_modules/` of each path, because packages can be nested. */
export function packagesIn(maps: readonly string[]): string[] {
  const names = new Set<string>();
  for (const map of maps) {
    const { sources } = JSON.parse(map) as { readonly sources: readonly string[] };
    for (const source of sources) {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface Manifest {
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly author?: string | { readonly name: string };
}

/** Joins the lines of a paragraph: the screen breaks them itself. */
const paragraphs = (text: string): string =>
  text
    .replace(/\r/g, '')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter((part) => part !== '')
    .join('\n\n');

/** The package's own text, or the MIT text with its author where it has none. */
function textOf(name: string, folder: string, { license, author }: Manifest): string {
  const file = readdirSync(folder).find((each) => /^licen[sc]e(\.|$)/i.test(each));
  if (file !== undefined) return paragraphs(readFileSync(join(folder, file), 'utf8'));
  const kind = typeof license === 'object' ? license.type : license;
  if (kind !== 'MIT') throw new Error(`${name} has no licence text and is under ${String(kind)}.`);
  const who = (typeof author === 'object' ? author.name : author)?.replace(/\s*<.*/, '');
  return `The MIT License\n\nCopyright (c) ${who ?? `the authors of ${name}`}\n\n${MIT}`;
}

/** Sorted by name; packages with the same text share it. */
export function licencesOf(names: readonly string[]): Licence[] {
  const byText = new Map<string, string[]>();
  for (const name of names) {
    const folder = join(ROOT, 'node_modules', name);
    if (!existsSync(folder)) throw new Error(`${name} is not installed.`);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const text = textOf(name, folder, manifest);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${manifest.version}`]);
  }
  return [...byText].map(([text, packages]) => ({ packages, text }));
}
