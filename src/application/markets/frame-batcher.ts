import type { Cancel, Scheduler } from '../kernel/scheduler.port';

/**
 * Keeps the latest value per key and hands them over once per frame, so that a busy stream costs one
 * update of the screen per frame, and what waits never exceeds the number of keys. The first entries
 * are handed over at once: a page that opens does not wait for a frame, and while hidden for a second.
 */
export class FrameBatcher<Key, Value> {
  readonly #scheduler: Scheduler;
  readonly #flush: (batch: ReadonlyMap<Key, Value>) => void;
  #pending = new Map<Key, Value>();
  #cancelFrame: Cancel | undefined;
  #first = true;

  /** @param flush receives each batch and may keep it */
  constructor(scheduler: Scheduler, flush: (batch: ReadonlyMap<Key, Value>) => void) {
    this.#scheduler = scheduler;
    this.#flush = flush;
  }

  /** Takes the entries of one message. */
  add(entries: Iterable<readonly [Key, Value]>): void {
    for (const [key, value] of entries) this.#pending.set(key, value);
    if (this.#pending.size === 0) return;
    if (this.#first) {
      this.#first = false;
      this.#handOver();
      return;
    }
    this.#cancelFrame ??= this.#scheduler.nextFrame(() => this.#handOver());
  }

  /** Forgets what waits; the entries that come next count as the first again. */
  reset(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#pending = new Map();
    this.#first = true;
  }

  #handOver(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    const batch = this.#pending;
    this.#pending = new Map();
    this.#flush(batch);
  }
}
