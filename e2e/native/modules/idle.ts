import { IDLE } from '../runtime/loop';
import type { Callback } from '../runtime/realm';
import type { ModuleHost } from './host';

/** How long an idle callback may take, as NativeIdleCallbacks.cpp has it. */
const IDLE_TIME = 50;

/** Runs when no other task waits; it is not bound to frames. */
export function idleCallbacks({ realm, loop }: Pick<ModuleHost, 'realm' | 'loop'>) {
  return {
    requestIdleCallback: (run: Callback) => {
      return loop.post(() => {
        const end = loop.look() + IDLE_TIME;
        const left = () => (loop.hasBefore(IDLE) ? 0 : Math.max(0, end - loop.look()));
        run(realm.give({ didTimeout: false, timeRemaining: left }));
      }, IDLE);
    },
    cancelIdleCallback: (task: ReturnType<typeof loop.post>) => loop.cancel(task),
  };
}
