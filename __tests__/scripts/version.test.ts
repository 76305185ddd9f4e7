import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

describe('The version', () => {
  test('stands in package.json alone: Expo fills it in where app.json is silent', () => {
    const { expo } = JSON.parse(read('app.json')) as { expo: object };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(expo).not.toHaveProperty('version');
  });

  test('is the one that was locked', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string };
    expect(lock.version).toBe(version);
  });

  test('is the newest that the changelog tells of', () => {
    const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });
});
