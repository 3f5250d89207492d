import { second, type Milliseconds } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import type { Cancel, Scheduler } from '../kernel/scheduler.port';
import type { OrderBookSnapshot } from './market-data.port';

const firstDelay: Milliseconds = 250;
const longestDelay: Milliseconds = 4 * second;

type Asked = Outcome<OrderBookSnapshot>;

/** Reads snapshots of one order book, one at a time: the answer to an older question is not told. */
export class SnapshotReader {
  readonly #ask: () => Asked;
  readonly #answered: (answer: Awaited<Asked>) => void;
  readonly #scheduler: Scheduler;
  #question = 0;
  #cancel: Cancel | undefined;
  #delay = firstDelay;

  constructor(scheduler: Scheduler, ask: () => Asked, answered: (answer: Awaited<Asked>) => void) {
    this.#scheduler = scheduler;
    this.#ask = ask;
    this.#answered = answered;
  }

  read(): void {
    this.drop();
    const question = this.#question;
    void this.#ask().then((answer) => {
      if (question === this.#question) this.#answered(answer);
    });
  }

  /** Waits 250 ms, then twice as long each time, 4 s at most (protocol 1.6). */
  readLater(): void {
    this.#cancel?.();
    this.#cancel = this.#scheduler.after(this.#delay, () => this.read());
    this.#delay = Math.min(this.#delay * 2, longestDelay);
  }

  /** Neither what is asked for nor what was to be asked is wanted any more. */
  drop(): void {
    this.#question += 1;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** The next trouble is a new one: it waits briefly again. */
  calm(): void {
    this.#delay = firstDelay;
  }
}
