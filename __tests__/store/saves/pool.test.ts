import { mendPool, type FilePool } from '@/store/saves/pool';

/** As expo-sqlite's: six files are made if there are none, none later. */
function poolClass(start: { files: number; used: number; room: number }) {
  return class Pool implements FilePool {
    files = start.files;
    room = start.room;

    async isReady(): Promise<boolean> {
      if (this.files === 0) await this.addCapacity(6);
      return true;
    }

    getSize(): number {
      return start.used;
    }

    getCapacity(): number {
      return this.files;
    }

    async addCapacity(files: number): Promise<number> {
      for (let i = 0; i < files; i++) {
        if (this.files >= this.room) throw new Error('QuotaExceededError');
        this.files++;
      }
      return files;
    }

    jRead = () => 0;
    jTruncate = () => 0;
    jSync = () => 0;
    jFileSize = () => 0;
    jClose = () => 0;

    jWrite(): number {
      if (start.room === 0) throw new DOMException('No room', 'QuotaExceededError');
      // As expo-sqlite's: an I/O error unless everything was written.
      return start.room === 1 ? 10 : 0;
    }
  };
}

async function filesAfter(start: { files: number; used: number; room: number }): Promise<number> {
  const Pool = poolClass(start);
  mendPool(Pool);
  const pool = new Pool();
  await pool.isReady();
  return pool.files;
}

test.each([
  ['a new pool has its six', { files: 0, used: 0, room: 99 }, 6],
  ['a whole one stays as it is', { files: 6, used: 1, room: 99 }, 6],
  ['one whose room ended after the first is completed', { files: 1, used: 0, room: 99 }, 4],
  ['so is one whose only file became the database', { files: 1, used: 1, room: 99 }, 5],
  ['one that is full of set-aside files grows', { files: 6, used: 6, room: 99 }, 10],
  ['with no room for more it is used as it is', { files: 6, used: 3, room: 6 }, 6],
] as const)('%s', async (_, start, files) => {
  expect(await filesAfter(start)).toBe(files);
});

test('with room for no journal it says that there is no room', async () => {
  await expect(filesAfter({ files: 2, used: 1, room: 2 })).rejects.toThrow('Quota');
});

test.each([
  ['in an exception', 0, 13],
  ['by writing less', 1, 13],
  ['not at all', 9, 0],
])(
  'a browser says %s that there is no room: SQLite hears that its disk is full',
  (_, room, code) => {
    const Pool = poolClass({ files: 6, used: 1, room });
    mendPool(Pool);
    expect(new Pool().jWrite()).toBe(code);
  },
);
