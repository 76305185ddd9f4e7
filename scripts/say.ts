/** An error whose message is all that the user needs to see. */
export class Trouble extends Error {}

export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Trouble ? `\n✗ ${error.message}` : error);
    process.exit(1);
  });
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
