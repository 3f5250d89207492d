import { decimal } from '../../domain/shared/decimal';
import type { BestPrices } from '../../domain/trading/chase';
import type { Unsubscribe } from '../kernel/observable-value';
import type { MarketDataPort } from '../markets/market-data.port';
import type { MarketStreamPort } from '../markets/market-stream.port';

/** Best bid and offer of markets as they are known: told by the stream, or asked for. */
export class StandingPrices {
  readonly #best = new Map<string, { readonly bid: number; readonly ask: number }>();
  readonly #looking = new Map<string, Promise<boolean>>();

  constructor(
    private readonly stream: Pick<MarketStreamPort, 'onTickers'>,
    private readonly data: Pick<MarketDataPort, 'orderBook'>,
  ) {}

  follow(): Unsubscribe {
    return this.stream.onTickers((message) => {
      if (message.kind !== 'bestBidOffer') return;
      for (const { symbol, bid, ask } of message.updates) this.#best.set(symbol, { bid, ask });
    });
  }

  /** `undefined` while they are not known, or a side of the book is empty. */
  of(symbol: string): BestPrices | undefined {
    const { bid = 0, ask = 0 } = this.#best.get(symbol) ?? {};
    return bid > 0 && ask > 0 ? { bid: decimal(bid), ask: decimal(ask) } : undefined;
  }

  /**
   * Best prices of all markets are told of once a second: where one stands now is asked, by all who want it together.
   * What is told meanwhile is younger.
   *
   * @returns whether they are known
   */
  look(symbol: string): Promise<boolean> {
    const looking = this.#looking.get(symbol) ?? this.#ask(symbol).finally(() => this.#looking.delete(symbol));
    this.#looking.set(symbol, looking);
    return looking;
  }

  async #ask(symbol: string): Promise<boolean> {
    const before = this.#best.get(symbol);
    const answer = await this.data.orderBook(symbol, 1);
    if (this.#best.get(symbol) !== before) return true;
    const bid = answer.ok ? answer.value.bids[0]?.[0] : undefined;
    const ask = answer.ok ? answer.value.asks[0]?.[0] : undefined;
    if (bid === undefined || ask === undefined) return false;
    this.#best.set(symbol, { bid, ask });
    return true;
  }
}
