import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { MarketDesk } from './market-desk';
import type { MarketDesks } from './market-desks';

interface Lease {
  users: number;
  readonly close: Unsubscribe;
}

/** Desks that several panels share: one for each market, which follows it while a panel of it is seen. */
export class DeskPool {
  readonly #desks = new Map<string, MarketDesk>();
  readonly #leases = new Map<MarketDesk, Lease>();

  constructor(private readonly desks: Pick<MarketDesks, 'desk'>) {}

  desk(instrument: Instrument): MarketDesk {
    const known = this.#desks.get(instrument.symbol);
    if (known) return known;
    const desk = this.desks.desk(instrument);
    this.#desks.set(instrument.symbol, desk);
    return desk;
  }

  /** Keeps a desk open until stopped; the last one to stop closes it. */
  use(desk: MarketDesk): Unsubscribe {
    const lease = this.#leases.get(desk) ?? { users: 0, close: desk.open() };
    lease.users += 1;
    this.#leases.set(desk, lease);
    return () => {
      lease.users -= 1;
      if (lease.users > 0) return;
      lease.close();
      this.#leases.delete(desk);
    };
  }
}
