/** Clipboard, share sheet and file picker on the native host's modules, on both platforms. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LARGEST_FILE } from '@/store/share/picked';

import { onDevice, type OnDevice } from '../../e2e/native/on-device';

describe.each(['android', 'ios'] as const)('on %s', (platform) => {
  let phone: OnDevice;

  beforeEach(() => {
    phone = onDevice(platform);
  });
  afterEach(() => {
    expect(phone.complaints).toEqual([]);
    phone.end();
  });

  test('a code is copied', async () => {
    expect(await phone.share.copyText('MOT1-abc')).toBe(true);
    expect(phone.device.clipboard).toBe('MOT1-abc');
  });

  test('a game is handed to the share sheet as a file, again and again', async () => {
    expect(await phone.share.saveFile('Game.txt', 'first')).toBe(true);
    expect(phone.device.shared).toBe('first');
    expect(await phone.share.saveFile('Game.txt', 'second')).toBe(true);
    expect(phone.device.shared).toBe('second');
    const cache = phone.device.folderOf('cache');
    expect(readdirSync(cache)).toEqual(['Game.txt']);
    expect(readFileSync(join(cache, 'Game.txt'), 'utf8')).toBe('second');
  });

  test('without room nothing is shared, and that is said', async () => {
    phone.device.diskIsFull = true;
    expect(await phone.share.saveFile('Game.txt', 'text')).toBe(false);
    expect(phone.device.shared).toBeNull();
    expect(existsSync(join(phone.device.folderOf('cache'), 'Game.txt'))).toBe(false);
  });

  test('a file is picked and read', async () => {
    phone.device.nextFile = 'MOT1-折';
    expect({ ...((await phone.share.pickFile()) as object) }).toEqual({ text: 'MOT1-折' });
  });

  test('no file is picked', async () => {
    expect(await phone.share.pickFile()).toBe('none');
  });

  test('a file that is too large is not read', async () => {
    phone.device.nextFile = 'x'.repeat(LARGEST_FILE + 1);
    expect(await phone.share.pickFile()).toBe('unreadable');
  });
});
