/** Serves the exported web app on this machine, for `npm run play` and the browser tests. */
import { createReadStream, readFileSync, statSync, type Stats } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';

import { Trouble } from './say';
import { webHeaders } from './web-headers';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
};

/** Expo puts a content hash into names of bundles and assets, so these never change. */
const HASHED = /[.-][0-9a-f]{32}\.[a-z0-9]+$/;

type Found = { file: string; size: number; etag: string } | null;

/**
 * Undefined for what cannot be opened: a name too long, a file used as a folder, a loop of links.
 */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function findFile(root: string, path: string): Found {
  const file = join(root, normalize(path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  const stat = statOf(file);
  if (!stat?.isFile()) return null;
  return {
    file,
    size: stat.size,
    etag: `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`,
  };
}

/** Routes have no file: they open the app's one page. Anything file-like must exist. */
const looksLikeRoute = (path: string) =>
  !/\.[^/]*$/.test(path) && !/^\/(_expo|assets)(\/|$)/.test(path);

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(why);
}

/** Another site may point its own name at this server (DNS rebinding); it gets nothing. */
const isLoopback = (host: string | undefined) =>
  host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

interface Site {
  readonly root: string;
  readonly headers: Readonly<Record<string, string>>;
}

function siteAt(root: string, more: Site['headers']): Site {
  const page = findFile(root, '/index.html');
  const usual = webHeaders(page === null ? '' : readFileSync(page.file, 'utf8'));
  return { root, headers: { ...usual, ...more } };
}

/** Null if it is not well formed. */
function pathOf(request: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function answer({ root, headers }: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!isLoopback(request.headers.host)) {
    return refuse(response, 421, 'This server answers to localhost only.');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are served here.');
  }
  const path = pathOf(request);
  if (path === null) return refuse(response, 400, 'This address is not well formed.');

  const found =
    findFile(root, path) ?? (looksLikeRoute(path) ? findFile(root, '/index.html') : null);
  if (!found) return refuse(response, 404, 'Not found.');

  response.setHeader('ETag', found.etag);
  response.setHeader(
    'Cache-Control',
    HASHED.test(found.file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
  });
  if (request.method === 'HEAD') response.end();
  // Closes the file if the other side goes away, and the answer if the file cannot be read.
  else pipeline(createReadStream(found.file), response, () => undefined);
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves `root` on the first free port from `firstPort`; 0 takes any. `more`: headers for a measurement. */
export async function serve(
  root: string,
  firstPort: number,
  tries = 20,
  more: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const site = siteAt(root, more);
  for (let port = firstPort; port < firstPort + tries; port++) {
    const server = createServer((request, response) => answer(site, request, response));
    try {
      await listen(server, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' || code === 'EACCES') continue;
      throw error;
    }
    const { port: taken } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${taken}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
  throw new Trouble(
    `The ports ${firstPort} to ${firstPort + tries - 1} are all taken; name another with \`npm run play -- --port 9000\`.`,
  );
}
