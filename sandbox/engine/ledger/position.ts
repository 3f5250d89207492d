import type { Instrument } from '../model/instrument';
import type { Account } from './ledger';
import type { MarginMode, PositionSide } from '../model/margin-model';
import { type Steps, type Units, one } from '../model/units';
import { DailyFigures } from './daily-figures';

/** What closing a part of a position brought, in quote units. */
export interface Closing {
  /** Against the prices it was opened at. */
  readonly pnl: Units;
  /** Against where profit was last settled: what is still to be paid. */
  readonly due: Units;
  /** Isolated margin set free. */
  readonly released: Units;
}

/**
 * Contracts of one account in one market. Costs are kept whole, signed like the holding, so that what closing
 * realises adds up to the unit: an average price is only ever shown.
 */
export class Position {
  /** Signed. */
  holding: Steps = 0;
  openCost: Units = 0n;
  settleCost: Units = 0n;
  /** Since it was opened, before fees. */
  realizedPnl: Units = 0n;
  isolatedMargin: Units = 0n;
  marginMode: MarginMode = 'CROSS';
  openedAt = 0;
  updatedAt = 0;
  version = 0;
  readonly daily = new DailyFigures();

  constructor(
    readonly account: Account,
    readonly instrument: Instrument,
    readonly side: PositionSide,
  ) {}

  /** How much of a trade in this direction closes. */
  closable(direction: 1 | -1, quantity: Steps): Steps {
    return Math.min(Math.max(0, -direction * this.holding), quantity);
  }

  /** @param notional what the part is worth at the price of the trade. */
  close(quantity: Steps, notional: Units): Closing {
    const held = Math.abs(this.holding);
    const long = this.holding > 0;
    const openCost = share(this.openCost, quantity, held);
    // The same until profit is settled for the first time.
    const settleCost = this.settleCost === this.openCost ? openCost : share(this.settleCost, quantity, held);
    const released = this.isolatedMargin === 0n ? 0n : share(this.isolatedMargin, quantity, held);
    const received = long ? notional : -notional;
    this.holding -= long ? quantity : -quantity;
    this.openCost -= openCost;
    this.settleCost -= settleCost;
    this.isolatedMargin -= released;
    const pnl = received - openCost;
    this.realizedPnl += pnl;
    return { pnl, due: received - settleCost, released };
  }

  open(direction: 1 | -1, quantity: Steps, notional: Units, marginMode: MarginMode, at: number): void {
    if (this.holding === 0) {
      this.realizedPnl = 0n;
      this.openedAt = at;
      this.marginMode = marginMode;
    }
    const cost = direction === 1 ? notional : -notional;
    this.holding += direction * quantity;
    this.openCost += cost;
    this.settleCost += cost;
  }

  /** What it is worth at a price, signed like the holding. */
  value(price: Units): Units {
    return this.instrument.worth(price, this.holding);
  }

  /** Profit since it was last settled. */
  unrealized(mark: Units): Units {
    return this.value(mark) - this.settleCost;
  }

  get averageOpenPrice(): Units {
    return this.perBase(this.openCost);
  }

  get settlePrice(): Units {
    return this.perBase(this.settleCost);
  }

  private perBase(cost: Units): Units {
    if (this.holding === 0) return 0n;
    return (cost * one) / (BigInt(this.holding) * this.instrument.stepUnits);
  }
}

function share(amount: Units, part: Steps, whole: Steps): Units {
  return part === whole ? amount : (amount * BigInt(part)) / BigInt(whole);
}
