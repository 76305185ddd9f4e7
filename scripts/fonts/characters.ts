/** All characters that a language's folder contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(__dirname, '../../locales');

export function charactersIn(language: string): string {
  const folder = join(LOCALES, language);
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const letter of readFileSync(join(folder, file), 'utf8')) found.add(letter);
  }
  return [...found]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}
