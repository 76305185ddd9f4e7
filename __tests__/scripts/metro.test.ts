import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- Metro's configuration is no module.
const { transformer } = require('../../metro.config.js') as {
  transformer: {
    getTransformOptions: (
      entries: string[],
      options: { dev: boolean; platform: string },
      dependenciesOf: () => Promise<string[]>,
    ) => Promise<{ transform: { inlineRequires: { blockList: Record<string, true> } } }>;
  };
};
const ROOT = join(__dirname, '../..');

test.each(['android', 'ios', 'web'])(
  'on %s only the engine is evaluated as a whole: it calls from file to file in every search',
  async (platform) => {
    const { transform } = await transformer.getTransformOptions(
      [],
      { dev: false, platform },
      async () => [],
    );
    const { blockList } = transform.inlineRequires;
    const engine = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' });
    const files = engine.filter((name) => name.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((name) => !(join(ROOT, 'engine', name) in blockList))).toEqual([]);
    expect(Object.keys(blockList).filter((path) => !path.startsWith(join(ROOT, 'engine')))).toEqual(
      [],
    );
  },
);
