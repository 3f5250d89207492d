import { type Instant, type Milliseconds, second } from '../../domain/shared/instant';
import type { Result } from '../../domain/shared/result';
import { isTransient, type Failure } from './failure';
import { Subject } from './observable-value';
import { type Cancel, Scheduler } from './scheduler.port';
import type { Needs } from './token';

const pause: Milliseconds = 10 * second;
/** Answers come in bursts; all that waits is woken by the first of them. */
const rest: Milliseconds = 2 * second;

/** The tries of one read, the latest of which counts. */
export interface Attempts {
  /** @param again reads once more; what it tells of that is told here again */
  ended(answer: Result<unknown, Failure>, again: () => void): void;
  /** Nobody looks any more. */
  drop(): void;
}

/**
 * What could not be read is asked for again for as long as somebody looks: every 10 s, and at once when the exchange
 * answers anything else. So an outage ends everywhere by itself, and one press of "Try again" is enough for all.
 */
export class Recovery {
  static readonly needs: Needs<typeof Recovery> = [Scheduler];

  /** The age of the oldest of what is shown from before, because the exchange does not answer now. */
  readonly recalledAt = new Subject<Instant | undefined>(undefined);
  readonly #waiting = new Set<() => void>();
  #resting = false;

  constructor(private readonly scheduler: Scheduler) {}

  attempts(): Attempts {
    let cancel: Cancel | undefined;
    return {
      ended: (answer, again) => {
        cancel?.();
        cancel = answer.ok || !isTransient(answer.error) ? undefined : this.#wait(answer.error, again);
      },
      drop: () => cancel?.(),
    };
  }

  /** The exchange answered a call. */
  answered(): void {
    this.recalledAt.set(undefined);
    if (this.#resting || this.#waiting.size === 0) return;
    this.#resting = true;
    this.scheduler.after(rest, () => (this.#resting = false));
    for (const wake of [...this.#waiting]) wake();
  }

  /** A read was answered with what the exchange said at an earlier time. */
  recalled(at: Instant): void {
    this.recalledAt.set(Math.min(at, this.recalledAt.current ?? at));
  }

  #wait(reason: Failure, again: () => void): Cancel {
    const wake = (): void => {
      cancel();
      again();
    };
    const wished = reason.kind === 'rateLimited' ? reason.retryAfter : undefined;
    const cancelPause = this.scheduler.after(Math.max(pause, wished ?? 0), wake);
    const cancel = (): void => {
      cancelPause();
      this.#waiting.delete(wake);
    };
    if (wished === undefined) this.#waiting.add(wake);
    return cancel;
  }
}
