/** `npm run play`: builds the web app if needed, serves it on this machine and prints the address. */
import { readArgs } from './lib/args';
import { Trouble, runCommand } from './say';
import { serve } from './static-server';
import { webBuild } from './web-build';

const { port: given } = readArgs({ port: Number });

function wantedPort(): number {
  const port = given ?? Number(process.env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65515) {
    throw new Trouble(`"${given ?? process.env.PORT}" is not a port: give a number up to 65515.`);
  }
  return port;
}

runCommand(async () => {
  const port = wantedPort();
  const { url, close } = await serve(await webBuild(console.log), port);
  if (port !== 0 && !url.endsWith(`:${port}`))
    console.log(`Port ${port} is taken, so another is used.`);
  console.log(`\nMottainai is at ${url} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
});
