import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readme = read('README.md');
const KB = 1024;

describe('The README', () => {
  test('names every npm command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const isNamed = (name: string) =>
      new RegExp(`\`(npm run |npm )?${name}( --[^\`]*)?\``).test(readme);
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  });

  test('names every step of the tests', () => {
    const steps = read('scripts/verify/steps.ts').matchAll(/name: '(\w+)'/g);
    const [, told = ''] = /only the steps named: `([^`]+)`/.exec(readme) ?? [];
    expect(told.split(' ')).toEqual([...steps].map(([, name]) => name));
  });

  test('shows pictures that are there and quick to load', () => {
    const pictures = [...readme.matchAll(/src="(docs\/pictures\/[\w-]+\.webp)"/g)];
    const sizes = pictures.map(([, file = '']) => [file, statSync(join(ROOT, file)).size / KB]);
    expect(sizes).toHaveLength(4);
    const isMoving = (file: unknown) => String(file).includes('under-the-mat');
    const tooLarge = sizes.filter(([file, kb]) => Number(kb) > (isMoving(file) ? 1000 : 250));
    expect(tooLarge).toEqual([]);
  });

  test('names no way to start Expo that reports to it, nor does any script', () => {
    const sources = ['README.md', 'CONTRIBUTING.md', 'package.json', '.detoxrc.js', 'eas.json'];
    const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|ts)$/.test(file))
      .map((file) => join('scripts', file));
    const starts = [...sources, ...scripts].filter((file) =>
      /npx expo|\bexpo\/bin\/cli|"expo (start|export|prebuild)/.test(read(file)),
    );
    expect(starts.length).toBeGreaterThan(2);
    expect(starts.filter((file) => !read(file).includes('EXPO_NO_TELEMETRY'))).toEqual([]);
  });

  test('leads to files that are there', () => {
    const links = [...`${readme}${read('CONTRIBUTING.md')}`.matchAll(/\]\(([\w./-]+)\)/g)];
    expect(links.length).toBeGreaterThan(4);
    for (const [, file = ''] of links) statSync(join(ROOT, file));
  });
});
