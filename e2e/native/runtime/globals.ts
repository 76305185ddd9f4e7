/** The globals that React Native's C++ installs before the bundle runs. */
import { IDLE, type Loop } from './loop';
import type { Bag, Callback, Realm } from './realm';

export interface GlobalsHost {
  readonly realm: Realm;
  readonly loop: Loop;
  /** An uncaught error of the app. */
  fail(error: unknown): void;
  log(level: 'debug' | 'log' | 'warn' | 'error', message: string): void;
}

const LEVELS = ['debug', 'log', 'warn', 'error'] as const;

/** Priorities of React's scheduler; native calls are as urgent as user input. */
const NORMAL = 3;

function installTimers({ realm, loop }: GlobalsHost): void {
  const start =
    (repeats: boolean) =>
    (run: unknown, delay: unknown, ...args: unknown[]) => {
      if (typeof run !== 'function') return 0;
      return loop.addTimer(() => void (run as Callback)(...args), Number(delay ?? 0), repeats);
    };
  const clear = (id: unknown) => loop.removeTimer(Number(id));
  const nextFrame = (run: Callback) => loop.addTimer(() => void run(loop.now()), 0, false);
  const soon = realm.run<Callback>('(run) => { Promise.resolve().then(() => run()); }');
  Object.assign(realm.global, {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: nextFrame,
    cancelAnimationFrame: clear,
    queueMicrotask: soon,
    setImmediate: (run: Callback, ...args: unknown[]) => (soon(() => run(...args)), 0),
    clearImmediate: () => undefined,
  });
}

/** Runs React's tasks by priority, one at a time, on the JavaScript thread. */
function installScheduler({ realm, loop }: GlobalsHost): void {
  let current = NORMAL;
  interface Scheduled {
    run: Callback | null;
    readonly rank: number;
  }
  const enqueue = (scheduled: Scheduled) => {
    loop.post(() => {
      const { run } = scheduled;
      if (run === null) return;
      current = scheduled.rank;
      const more = run(false);
      current = NORMAL;
      if (typeof more !== 'function') return;
      scheduled.run = more as Callback;
      enqueue(scheduled);
    }, scheduled.rank);
  };
  realm.global.nativeRuntimeScheduler = realm.give({
    unstable_scheduleCallback: (rank: number, run: Callback) => {
      const scheduled: Scheduled = { run, rank };
      enqueue(scheduled);
      return scheduled;
    },
    unstable_cancelCallback: (scheduled: Scheduled) => {
      scheduled.run = null;
    },
    unstable_shouldYield: () => loop.hasBefore(current),
    unstable_requestPaint: () => undefined,
    unstable_now: () => loop.look(),
    unstable_getCurrentPriorityLevel: () => current,
    unstable_ImmediatePriority: 1,
    unstable_UserBlockingPriority: 2,
    unstable_NormalPriority: NORMAL,
    unstable_LowPriority: 4,
    unstable_IdlePriority: IDLE,
  });
}

/** Modules of the bundle that native code may call. */
export type CallableModules = (name: string) => Record<string, Callback>;

export function installGlobals(host: GlobalsHost): CallableModules {
  const { realm, loop } = host;
  installTimers(host);
  installScheduler(host);
  const callable = new Map<string, () => Record<string, Callback>>();
  const globals: Bag = {
    RN$Bridgeless: true,
    RN$useAlwaysAvailableJSErrorHandling: false,
    HermesInternal: realm.give({
      hasPromise: () => true,
      hasES6Class: () => true,
      enablePromiseRejectionTracker: () => undefined,
      getRuntimeProperties: () => realm.give({ 'OSS Release Version': 'host', Build: 'Release' }),
      getInstrumentedStats: () => realm.give({}),
      getEpilogues: () => realm.give([]),
    }),
    TextEncoder,
    nativePerformanceNow: () => loop.look(),
    nativeLoggingHook: (message: string, level: number) =>
      host.log(LEVELS[level] ?? 'log', message),
    RN$registerCallableModule: (name: string, make: () => Record<string, Callback>) =>
      void callable.set(name, make),
    RN$handleException: (error: unknown) => (host.fail(error), true),
    RN$inExceptionHandler: () => false,
    RN$notifyOfFatalException: () => undefined,
    RN$hasHandledFatalException: () => false,
    RN$stopSurface: () => undefined,
    RN$LegacyInterop_UIManager_getConstants: () => realm.give({}),
    RN$LegacyInterop_UIManager_getConstantsForViewManager: () => null,
    RN$LegacyInterop_UIManager_getDefaultEventTypes: () => realm.give([]),
    __nativeComponentRegistry__hasComponent: () => true,
  };
  Object.assign(realm.global, globals);
  return (name) => {
    const make = callable.get(name);
    if (make === undefined) throw new Error(`The bundle has registered no module ${name}`);
    return make();
  };
}
