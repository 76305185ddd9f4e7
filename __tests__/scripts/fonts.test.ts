import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

test('the bundled fonts and the widths of their letters are what the script makes, byte for byte', () => {
  // HarfBuzz is an ES module, which jest cannot load: the script runs by itself.
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(ROOT, 'scripts/subset-fonts.ts'), '--check'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('5 files are what the script makes');
}, 300_000);
