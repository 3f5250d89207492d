import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { MarketStores } from './market-stores';
import type { Markets } from './markets';

interface Lease {
  users: number;
  readonly close: Unsubscribe;
}

/** Markets that several panels share: each is followed while a panel of it is seen. */
export class SharedMarkets {
  readonly #markets = new Map<string, MarketStores>();
  readonly #leases = new Map<MarketStores, Lease>();

  constructor(private readonly markets: Pick<Markets, 'market'>) {}

  market(instrument: Instrument): MarketStores {
    const known = this.#markets.get(instrument.symbol);
    if (known) return known;
    const market = this.markets.market(instrument);
    this.#markets.set(instrument.symbol, market);
    return market;
  }

  /** Keeps a market open until stopped; the last one to stop closes it. */
  use(market: MarketStores): Unsubscribe {
    const lease = this.#leases.get(market) ?? { users: 0, close: market.open() };
    lease.users += 1;
    this.#leases.set(market, lease);
    return () => {
      lease.users -= 1;
      if (lease.users > 0) return;
      lease.close();
      this.#leases.delete(market);
    };
  }
}
