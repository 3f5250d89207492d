import type { ExchangeService } from '../../engine/exchange-service';
import type { Steps, Ticks } from '../../engine/model/units';

export interface BestPrices {
  readonly at: number;
  readonly bid: readonly [Ticks, Steps];
  readonly ask: readonly [Ticks, Steps];
}

/** Best bid and offer of every market, read again only where the book has changed. */
export class BestPriceBoard {
  readonly #best = new Map<string, BestPrices | undefined>();
  readonly #dirty: Set<string>;
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly close: () => void;

  constructor(private readonly exchange: ExchangeService) {
    this.#dirty = new Set(exchange.instruments.map((instrument) => instrument.symbol));
    this.close = exchange.onEvent((event) => {
      if (event.type !== 'book') return;
      this.#dirty.add(event.symbol);
      for (const watcher of this.#watchers.get(event.symbol) ?? []) watcher();
    });
  }

  /** `undefined` while a side of the book is empty. */
  of(symbol: string): BestPrices | undefined {
    if (this.#dirty.delete(symbol)) {
      const book = this.exchange.book(symbol, 1);
      const [bid, ask] = [book?.bids[0], book?.asks[0]];
      this.#best.set(symbol, book && bid && ask && { at: book.at, bid, ask });
    }
    return this.#best.get(symbol);
  }

  /** Calls back whenever the market's book has changed. */
  watch(symbol: string, watcher: () => void): () => void {
    const watchers = this.#watchers.get(symbol) ?? new Set();
    this.#watchers.set(symbol, watchers.add(watcher));
    return () => watchers.delete(watcher);
  }
}
