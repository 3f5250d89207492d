interface Task {
  readonly every: number;
  readonly run: (now: number) => unknown;
  dueAt: number;
}

/** Work that the exchange does by its own clock: epochs, snapshots, confirmations. */
export class Clockwork {
  readonly #tasks: Task[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(private readonly now: () => number) {}

  /** First due one period from now; a period that was slept through is done once. */
  every(milliseconds: number, run: (now: number) => unknown): void {
    this.#tasks.push({ every: milliseconds, run, dueAt: this.now() + milliseconds });
  }

  /** As `every`, but first due at once. */
  soon(milliseconds: number, run: (now: number) => unknown): void {
    this.#tasks.push({ every: milliseconds, run, dueAt: this.now() });
  }

  /**
   * Lets time drive it. A task that fails is told of and done again when it is next due; what stood behind it is done
   * at the next tick, and the exchange goes on. Without this a test calls `run`.
   */
  start(tell: (error: unknown) => void = (error) => console.error('exchange, by its clock:', error)): void {
    this.#timer = setInterval(() => void this.run().catch(tell), 250);
    this.#timer.unref();
  }

  /**
   * One run after the other: whoever waits for a run knows that all that was due is done.
   * @throws what a task throws; what stood behind it is still due
   */
  run(): Promise<void> {
    const next = () => this.#runDue();
    this.#running = this.#running.then(next, next);
    return this.#running;
  }

  async #runDue(): Promise<void> {
    const now = this.now();
    for (const task of this.#tasks) {
      if (this.#stopped) return;
      if (task.dueAt > now) continue;
      task.dueAt = now + task.every;
      await task.run(now);
    }
  }

  /** Resolves when the task under way is done: what it works with may be closed then. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopped = true;
    await this.#running.catch(() => undefined);
  }
}
