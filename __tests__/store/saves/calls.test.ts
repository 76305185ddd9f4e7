/** Calls to SQLite's thread in a browser, and the queue before them. */
import type { Answer, Call } from '@/store/saves/calls';
import { answerTogether, sendTogether } from '@/store/saves/calls';
import type { Database } from '@/store/saves/database';
import { Connection } from '@/store/saves/database';

const call = (id: number): Call => ({ id, type: 'run', data: {}, isSync: false });

test('calls made together go in one message, later ones in the next', async () => {
  const messages: number[][] = [];
  const send = sendTogether((calls) => messages.push(calls.map(({ id }) => id)));
  send(call(1));
  send(call(2));
  expect(messages).toEqual([]);
  await Promise.resolve();
  send(call(3));
  await Promise.resolve();
  expect(messages).toEqual([[1, 2], [3]]);
});

test('they are taken one after the other, a slow one too, and answered in one message', async () => {
  const log: string[] = [];
  const answered: unknown[] = [];
  const thread = {
    onmessage: async ({ data }: { readonly data: Call }) => {
      log.push(`begin ${data.id}`);
      if (data.id === 1) await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`end ${data.id}`);
      if (data.id === 2) thread.postMessage({ id: 2, error: 'no such table' });
      else thread.postMessage({ id: data.id, result: data.id * 10 });
    },
    postMessage: (answer: Answer) => void answered.push(answer),
  };
  answerTogether(thread);
  const take = thread.onmessage as unknown as (event: { data: Call[] }) => Promise<void>;
  await take({ data: [call(1), call(2), call(3)] });
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  expect(answered).toEqual([
    [
      { id: 1, result: 10 },
      { id: 2, error: 'no such table' },
      { id: 3, result: 30 },
    ],
  ]);
});

/** A database whose calls end when they are told to. */
function slowDatabase() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (sql: string) =>
    new Promise<void>((resolve) => {
      begun.push(sql);
      ends.set(sql, resolve);
    });
  const database: Database = {
    run: begin,
    exec: begin,
    close: async () => undefined,
    all: async (sql) => {
      await begin(sql);
      return [];
    },
  };
  const end = async (sql: string) => {
    ends.get(sql)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { connection: new Connection(database), begun, end };
}

test('queries do not wait for each other, but a write waits for them, and they for a write', async () => {
  const { connection, begun, end } = slowDatabase();
  void connection.all('first');
  void connection.all('second');
  void connection.run('write');
  void connection.all('third');
  await end('');
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  expect(begun).toEqual(['first', 'second']);
  await end('first');
  expect(begun).toEqual(['first', 'second', 'write']);
  await end('write');
  expect(begun).toEqual(['first', 'second', 'write', 'third']);
});

test('no query of another caller slips into a transaction', async () => {
  const { connection, begun, end } = slowDatabase();
  void connection.transaction(async (database) => void (await database.run('inside')));
  void connection.all('outside');
  await end('');
  await end('BEGIN IMMEDIATE');
  await end('inside');
  expect(begun).toEqual(['BEGIN IMMEDIATE', 'inside', 'COMMIT']);
  await end('COMMIT');
  expect(begun[3]).toBe('outside');
});
