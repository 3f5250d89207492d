import type { Clock } from '../../src/application/kernel/clock.port';
import type { Cancel, Scheduler } from '../../src/application/kernel/scheduler.port';

interface Task {
  readonly order: number;
  readonly interval: number | undefined;
  due: number;
  readonly run: () => void;
}

const frame = 16;

/** Virtual time: timers and frames run when a test advances it, in the order they fall due. */
export class FakeScheduler implements Scheduler, Clock {
  readonly #tasks = new Set<Task>();
  #elapsed = 0;
  #wallOffset: number;
  #order = 0;

  constructor(start = 1_760_000_000_000) {
    this.#wallOffset = start;
  }

  now(): number {
    return this.#wallOffset + this.#elapsed;
  }

  get waiting(): number {
    return this.#tasks.size;
  }

  after(delay: number, task: () => void): Cancel {
    return this.#add(delay, task);
  }

  every(interval: number, task: () => void): Cancel {
    return this.#add(interval, task, interval);
  }

  /** Frames come 16 ms apart. */
  nextFrame(task: () => void): Cancel {
    return this.#add(frame - (this.#elapsed % frame), task);
  }

  advance(time: number): void {
    this.#pass(time);
  }

  /** @returns whether anything fell due */
  #pass(time: number): boolean {
    const end = this.#elapsed + time;
    let anything = false;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#elapsed = Math.max(this.#elapsed, next.due);
      if (next.interval === undefined) this.#tasks.delete(next);
      else next.due += next.interval;
      next.run();
      anything = true;
    }
    this.#elapsed = end;
    return anything;
  }

  /** Advances and lets promises settle every `step`, for code that awaits between timers. */
  async settle(time = 0, step = 10): Promise<void> {
    await flushPromises();
    for (let left = time; left > 0; left -= step) {
      // Where nothing fell due nothing is promised anew; what was is carried on for as long as it may take.
      if (this.#pass(Math.min(step, left))) await flushPromises(24);
    }
  }

  /** The machine slept or its clock was set: time of day moves, timers do not. */
  jump(time: number): void {
    this.#wallOffset += time;
  }

  #add(delay: number, run: () => void, interval?: number): Cancel {
    const task: Task = { order: this.#order++, due: this.#elapsed + Math.max(delay, 0), run, interval };
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  #next(end: number): Task | undefined {
    let next: Task | undefined;
    for (const task of this.#tasks) {
      if (task.due > end) continue;
      if (!next || task.due < next.due || (task.due === next.due && task.order < next.order)) next = task;
    }
    return next;
  }
}

export async function flushPromises(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
