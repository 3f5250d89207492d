interface Task {
  readonly every: number;
  readonly run: (now: number) => unknown;
  dueAt: number;
}

/** Work that the exchange does by its own clock: epochs, snapshots, confirmations. */
export class Clockwork {
  private readonly tasks: Task[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number) {}

  /** First due one period from now; a period that was slept through is done once. */
  every(milliseconds: number, run: (now: number) => unknown): void {
    this.tasks.push({ every: milliseconds, run, dueAt: this.now() + milliseconds });
  }

  /** Lets time drive it. Without this a test calls `run`. */
  start(): void {
    this.timer = setInterval(() => void this.run(), 250);
    this.timer.unref();
  }

  async run(): Promise<void> {
    const now = this.now();
    for (const task of this.tasks) {
      if (task.dueAt > now) continue;
      task.dueAt = now + task.every;
      await task.run(now);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
