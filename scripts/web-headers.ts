/**
 * The headers for the web app: sent by our own server, written to `_headers` for hosts that read
 * it, and described in docs/hosting.md.
 */
import { createHash } from 'node:crypto';

/** Hashes of a page's inline scripts for the content security policy. */
export function scriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Nothing from elsewhere, and no code that was not there at build time. */
function contentPolicy(page: string): string {
  return [
    "default-src 'none'",
    // SQLite is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${scriptHashes(page).join(' ')}`.trim(),
    "worker-src 'self'",
    // Blobs are of the page itself, no network.
    "connect-src 'self' blob:",
    // react-native-web writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    // Card pictures are drawn in the page and shown as images.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function webHeaders(page: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The format of several static hosts. */
export function headersFile(page: string): string {
  const lines = Object.entries(webHeaders(page)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}
