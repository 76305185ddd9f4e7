/** What a browser loads before the first page is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Load {
  readonly bytes: number;
  readonly gzip: number;
}

/** The scripts that the page names, and the chunks of the start if it does not name them. */
export function firstLoad(folder: string): Load {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src as string);
  const scripts = join(folder, '_expo/static/js/web');
  const routes = readdirSync(scripts)
    .filter((file) => /^(_layout|index|expo)-/.test(file))
    .map((file) => `/_expo/static/js/web/${file}`);
  let bytes = 0;
  let gzip = 0;
  for (const file of new Set([...named, ...routes])) {
    const content = readFileSync(join(folder, file));
    bytes += content.length;
    gzip += gzipSync(content, { level: 9 }).length;
  }
  return { bytes, gzip };
}
