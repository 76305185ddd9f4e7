/**
 * The device's clock. It advances only when a driver lets it, so a run is the same on any machine.
 * In each frame timers fire once, as in React Native's new architecture, then the UI thread runs.
 */

export const FRAME = 1000 / 60;
/**
 * Reading the clock advances it by this, so that loops that watch the clock end deterministically.
 */
const LOOK = 0.1;

/** What a task takes besides, for each time that the processor is slower than it should be. */
const DELAY = 0.5;

/** The rank of tasks that wait until nothing else does. */
export const IDLE = 5;

interface Timer {
  readonly id: number;
  readonly run: () => void;
  at: number;
  readonly every: number | undefined;
}

interface Task {
  readonly run: () => void;
  /** Lower runs first; equal ranks run in order of arrival. */
  readonly rank: number;
}

/** Waits until every resolved promise has continued: node empties that queue before its next tick. */
const promisesDone = () => new Promise<void>((done) => process.nextTick(done));
/** Node needs its turn too, to report rejections that nobody handles; in each frame it would cost more than most do. */
export const nodesTurn = () => new Promise<void>((done) => setImmediate(done));
const FRAMES_PER_TURN = 16;

export class Loop {
  frames = 0;
  /** Frames whose timers came late, because JavaScript was busy. */
  missed = 0;
  private time = 0;
  private vsync = 0;
  private readonly tasks: Task[] = [];
  private readonly timers = new Map<number, Timer>();
  private readonly frameListeners: (() => void)[] = [];
  private nextTimer = 1;
  private stopped = false;

  constructor(
    private readonly onError: (error: unknown) => void,
    /** How many times slower the processor is. */
    private readonly slowness = () => 1,
  ) {}

  /** Milliseconds since the device was started. */
  now(): number {
    return this.time;
  }

  look(): number {
    this.time += LOOK;
    return this.time;
  }

  /** Runs on the JavaScript thread after everything queued before. */
  post(run: () => void, rank = 0): Task {
    const task = { run, rank };
    let at = this.tasks.length;
    while (at > 0 && (this.tasks[at - 1] as Task).rank > rank) at--;
    this.tasks.splice(at, 0, task);
    return task;
  }

  cancel(task: Task): void {
    const at = this.tasks.indexOf(task);
    if (at >= 0) this.tasks.splice(at, 1);
  }

  /** Whether a task with a lower rank is waiting. */
  hasBefore(rank: number): boolean {
    const [first] = this.tasks;
    return first !== undefined && first.rank < rank;
  }

  addTimer(run: () => void, delay: number, repeats: boolean): number {
    const id = this.nextTimer++;
    const wait = Number.isFinite(delay) ? Math.max(0, delay) : 0;
    this.timers.set(id, { id, run, at: this.time + wait, every: repeats ? wait : undefined });
    return id;
  }

  removeTimer(id: number): void {
    this.timers.delete(id);
  }

  /** Called on the UI thread in every frame. */
  onFrame(listener: () => void): void {
    this.frameListeners.push(listener);
  }

  /** Runs everything that needs no time to pass; idle work only until the next frame is due. */
  async settle(): Promise<void> {
    for (;;) {
      // Resolved promises continue before the next task.
      await promisesDone();
      const [task] = this.stopped ? [] : this.tasks;
      if (task === undefined || (task.rank >= IDLE && this.frameIsDue())) return;
      this.tasks.shift();
      this.time += DELAY * (this.slowness() - 1);
      this.safely(task.run);
    }
  }

  async frame(): Promise<void> {
    if (this.frames % FRAMES_PER_TURN === 0) await nodesTurn();
    await this.settle();
    if (this.stopped) return;
    // A thread that was busy for longer has missed frames.
    const due = this.vsync + 1;
    this.vsync = Math.max(due, Math.floor(this.time / FRAME));
    this.missed += this.vsync - due;
    this.time = Math.max(this.time, this.vsync * FRAME);
    this.frames++;
    for (const listener of this.frameListeners) this.safely(listener);
    this.fireTimers();
    await this.settle();
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    do await this.frame();
    while (this.time < end && !this.stopped);
  }

  stop(): void {
    this.stopped = true;
    this.tasks.length = 0;
    this.timers.clear();
    this.frameListeners.length = 0;
  }

  private frameIsDue(): boolean {
    return this.time >= (this.vsync + 1) * FRAME;
  }

  private fireTimers(): void {
    const due = [...this.timers.values()].filter((timer) => timer.at <= this.time);
    due.sort((a, b) => a.at - b.at || a.id - b.id);
    for (const timer of due) {
      this.post(() => {
        if (!this.timers.has(timer.id)) return;
        if (timer.every === undefined) this.timers.delete(timer.id);
        else timer.at = this.time + timer.every;
        timer.run();
      });
    }
  }

  private safely(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.onError(error);
    }
  }
}
