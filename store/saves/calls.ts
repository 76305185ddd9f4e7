/**
 * Calls of the page to SQLite's thread. On a busy page a message costs more than most queries, so calls
 * that are made together go in one message, are taken in order, and are answered in one.
 */
export interface Call {
  readonly id: number;
  readonly type: string;
  readonly data: object;
  readonly isSync: false;
}

export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Sends the calls made since the last message. */
export function sendTogether(post: (calls: readonly Call[]) => void): (call: Call) => void {
  let calls: Call[] = [];
  return (call) => {
    calls.push(call);
    if (calls.length > 1) return;
    queueMicrotask(() => {
      const together = calls;
      calls = [];
      post(together);
    });
  };
}

/** The thread, as expo-sqlite's worker uses it: one call per message, and one answer. */
interface Thread {
  onmessage: ((event: { readonly data: Call }) => Promise<void>) | null;
  postMessage: (answer: Answer) => void;
}

export function answerTogether(thread: Thread): void {
  const take = thread.onmessage;
  const post = thread.postMessage.bind(thread) as unknown as (answers: Answer[]) => void;
  let answers: Answer[] = [];
  thread.postMessage = (answer) => void answers.push(answer);
  const takeAll = async ({ data }: { readonly data: readonly Call[] }): Promise<void> => {
    for (const call of data) await take?.({ data: call });
    const together = answers;
    answers = [];
    post(together);
  };
  thread.onmessage = takeAll as unknown as Thread['onmessage'];
}
