/**
 * Thread time of the page's tasks from Chromium's trace. It leaves out other programs, so it can be
 * compared even on a busy machine.
 */
import type { Browser } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TRACED = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Every task of the page's main thread, in milliseconds. */
export async function taskTimes(browser: Browser, play: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED, excludedCategories: ['*'] },
  });
  await play();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;

  const byThread = new Map<string, number[]>();
  for (const { name, ph, pid, tid, args } of events) {
    if (ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain') {
      byThread.set(`${pid}/${tid}`, []);
    }
  }
  for (const { name, ph, pid, tid, tdur } of events) {
    if (ph === 'X' && name === 'RunTask') byThread.get(`${pid}/${tid}`)?.push((tdur ?? 0) / 1000);
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return [...byThread.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
