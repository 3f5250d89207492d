import { type Instant, type Milliseconds, second } from '../../domain/shared/instant';
import type { Result } from '../../domain/shared/result';
import { isFrozen, isTransient, type Failure } from './failure';
import { Subject, type Unsubscribe } from './observable-value';
import { type Cancel, Scheduler } from './scheduler.port';
import type { Needs } from './token';

const pause: Milliseconds = 10 * second;
const frozenPause: Milliseconds = 30 * second;
/** Answers come in bursts; all that waits is woken by the first of them. */
const rest: Milliseconds = 2 * second;
/** What was shown from before and has not been asked for in so many pauses is shown by nobody any more. */
const patience = 3;

/**
 * What may be read some time without anybody doing anything here. An account is unfrozen in another tab or on another
 * device, and nothing tells the rest of them; that refusals arrive says nothing of it, so these wait for their time.
 */
export function mayPass(reason: Failure): boolean {
  return isTransient(reason) || isFrozen(reason);
}

/** The tries of one read, the latest of which counts. */
export interface Attempts {
  /** @param again reads once more; what it tells of that is told here again */
  ended(answer: Result<unknown, Failure>, again: () => void): void;
  /** Nobody looks any more. */
  drop(): void;
}

/**
 * What could not be read is asked for again for as long as somebody looks: every 10 s, and at once when the exchange
 * answers anything else. So an outage ends everywhere by itself, and one press of "Try again" is enough for all. What is
 * shown from before is asked for again at the same pace: an exchange that answers some calls only is not stormed.
 */
export class Recovery {
  static readonly needs: Needs<typeof Recovery> = [Scheduler];

  /** The age of the oldest of what is shown from before, because the exchange does not answer now. */
  readonly recalledAt = new Subject<Instant | undefined>(undefined);
  readonly #recalled = new Map<string, { readonly at: Instant; readonly left: number }>();
  readonly #readers = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  #resting = false;
  #justRead = false;
  #cancelReading: Cancel | undefined;

  constructor(private readonly scheduler: Scheduler) {}

  attempts(): Attempts {
    let forget = (): void => undefined;
    return {
      ended: (answer, again) => {
        forget();
        if (answer.ok) forget = this.onReadAgain(() => again());
        else forget = mayPass(answer.error) ? this.#wait(answer.error, again) : () => undefined;
      },
      drop: () => forget(),
    };
  }

  /** @param reader reads all that is shown again */
  onReadAgain(reader: () => void): Unsubscribe {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** The exchange answered a call. @param what was asked */
  answered(what: string): void {
    if (this.#recalled.delete(what)) {
      this.#tell();
      if (this.#recalled.size > 0) this.readAgain();
    }
    if (this.#resting || this.#waiting.size === 0) return;
    this.#resting = true;
    this.scheduler.after(rest, () => (this.#resting = false));
    for (const wake of [...this.#waiting]) wake();
  }

  /** A read was answered with what the exchange said at an earlier time. */
  recalled(what: string, at: Instant): void {
    this.#recalled.set(what, { at, left: patience });
    this.#cancelReading ??= this.scheduler.after(pause, () => this.readAgain());
    this.#tell();
  }

  /** Asks for all that is shown from before, unless that has just been done. */
  readAgain(): void {
    if (this.#justRead) return;
    this.#justRead = true;
    this.scheduler.after(rest, () => (this.#justRead = false));
    for (const [what, { at, left }] of this.#recalled) {
      if (left === 0) this.#recalled.delete(what);
      else this.#recalled.set(what, { at, left: left - 1 });
    }
    this.#cancelReading?.();
    this.#cancelReading = this.#recalled.size > 0 ? this.scheduler.after(pause, () => this.readAgain()) : undefined;
    this.#tell();
    for (const read of [...this.#readers]) read();
  }

  #tell(): void {
    const times = [...this.#recalled.values()].map(({ at }) => at);
    this.recalledAt.set(times.length === 0 ? undefined : Math.min(...times));
  }

  #wait(reason: Failure, again: () => void): Cancel {
    const wake = (): void => {
      cancel();
      again();
    };
    const wished =
      reason.kind === 'rateLimited' ? reason.retryAfter : reason.kind === 'rejected' ? frozenPause : undefined;
    const cancelPause = this.scheduler.after(Math.max(pause, wished ?? 0), wake);
    const cancel = (): void => {
      cancelPause();
      this.#waiting.delete(wake);
    };
    if (wished === undefined) this.#waiting.add(wake);
    return cancel;
  }
}
