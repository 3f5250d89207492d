import type { OrderBook } from '../../domain/markets/order-book';
import type { Instant } from '../../domain/shared/instant';
import type { OrderBookSnapshot } from './market-data.port';
import type { OrderBookDelta } from './market-stream.port';

/** What became of a change or a snapshot: put into the book, of no use, or proof that something is missing. */
type JoinOutcome = 'applied' | 'ignored' | 'kept' | 'broken';

/** Changes kept while a snapshot is read. More than this is older than any snapshot worth waiting for. */
const mostKept = 2_000;

/** Joins a snapshot and the changes after it by the chain of their times (protocol 1.6). */
export class OrderBookJoin {
  readonly #book: OrderBook;
  /** Time of the book; `undefined` until a snapshot was joined. */
  #at: Instant | undefined;
  /** The first change after a snapshot may reach back before it; all others follow each other exactly. */
  #first = true;
  #kept: OrderBookDelta[] = [];

  constructor(book: OrderBook) {
    this.#book = book;
  }

  /** Time of the joined book. */
  get at(): Instant | undefined {
    return this.#at;
  }

  /** Forgets what was received; the book keeps its levels. */
  reset(): void {
    this.#at = undefined;
    this.#kept = [];
  }

  receive(delta: OrderBookDelta): JoinOutcome {
    if (this.#at === undefined) {
      if (this.#kept.length === mostKept) this.#kept.shift();
      this.#kept.push(delta);
      return 'kept';
    }
    // Said before: a duplicate, or older than the snapshot.
    if (delta.at <= this.#at) return 'ignored';
    const follows = this.#first ? delta.previousAt <= this.#at : delta.previousAt === this.#at;
    if (!follows) return this.#break(delta);
    this.#book.applyDelta(delta);
    this.#at = delta.at;
    this.#first = false;
    return this.#book.isCrossed ? this.#break() : 'applied';
  }

  /** Puts a snapshot in place of the book and the kept changes on top of it. */
  take(snapshot: OrderBookSnapshot): JoinOutcome {
    // In the order of their times: a swap on the way has not lost anything yet.
    const kept = this.#kept.filter((delta) => delta.at > snapshot.at).sort((a, b) => a.at - b.at);
    const next = kept[0];
    // Every kept change is newer than the snapshot: it is too old to be joined.
    if (next && next.previousAt > snapshot.at) {
      this.#kept = kept;
      return 'broken';
    }
    this.#kept = [];
    this.#book.applySnapshot(snapshot);
    this.#at = snapshot.at;
    this.#first = true;
    if (this.#book.isCrossed) return this.#break();
    for (let index = 0; index < kept.length; index += 1) {
      if (this.receive(kept[index]!) !== 'broken') continue;
      // Those behind the gap may follow a newer snapshot.
      this.#kept.push(...kept.slice(index + 1));
      return 'broken';
    }
    return 'applied';
  }

  #break(delta?: OrderBookDelta): JoinOutcome {
    this.#at = undefined;
    this.#kept = delta ? [delta] : [];
    return 'broken';
  }
}
