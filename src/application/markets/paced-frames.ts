import { second, type Milliseconds } from '../../domain/shared/instant';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import type { Needs } from '../kernel/token';

/** How often live panels change: with each frame, or every so many milliseconds. */
export const paces = ['live', 'second', 'slow'] as const;
export type Pace = (typeof paces)[number];

const intervals: Readonly<Record<Exclude<Pace, 'live'>, Milliseconds>> = { second, slow: 5 * second };
const storageKey = 'update-pace';

/**
 * The frames that live panels wait for: book, trades and tickers are handed this in place of the scheduler, and so
 * change no faster than somebody chose. What arrives meanwhile is folded as always.
 */
export class PacedFrames implements Scheduler {
  static readonly needs: Needs<typeof PacedFrames> = [Scheduler, LocalStoragePort];

  readonly #pace: Subject<Pace>;
  readonly #waiting = new Set<() => void>();
  #cancelBeat: Cancel | undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly storage: LocalStoragePort,
  ) {
    this.#pace = new Subject(paces.find((pace) => pace === storage.read(storageKey)) ?? 'live');
  }

  get pace(): ObservableValue<Pace> {
    return this.#pace;
  }

  /** Kept on the device. What waits is shown with the next frame. */
  choose(pace: Pace): void {
    this.storage.write(storageKey, pace);
    this.#pace.set(pace);
    this.#cancelBeat?.();
    if (this.#waiting.size > 0) this.#cancelBeat = this.scheduler.nextFrame(() => this.#beat());
  }

  after(delay: Milliseconds, task: () => void): Cancel {
    return this.scheduler.after(delay, task);
  }

  every(interval: Milliseconds, task: () => void): Cancel {
    return this.scheduler.every(interval, task);
  }

  nextFrame(task: () => void): Cancel {
    const pace = this.#pace.current;
    if (pace === 'live') return this.scheduler.nextFrame(task);
    const run = (): void => task();
    this.#waiting.add(run);
    // One beat for all of them, so that panels change together.
    this.#cancelBeat ??= this.scheduler.after(intervals[pace], () => {
      this.#cancelBeat = this.scheduler.nextFrame(() => this.#beat());
    });
    return () => this.#waiting.delete(run);
  }

  #beat(): void {
    this.#cancelBeat = undefined;
    const due = [...this.#waiting];
    this.#waiting.clear();
    for (const run of due) run();
  }
}
