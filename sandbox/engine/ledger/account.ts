import type { Instrument } from '../model/instrument';
import type { EngineBalance } from '../model/ledger-model';
import type { MarginMode, PositionSide } from '../model/margin-model';
import { one, type Steps, type Units } from '../model/units';
import { DailyFigures } from './daily-figures';
import type { Rebate } from './rebate';

export type AccountKind = 'customer' | 'house' | 'system';

/** USDT lent by a voucher. */
export interface Credit {
  readonly voucherId: number;
  owed: Units;
}

export class Balance {
  holding: Units = 0n;
  frozen: Units = 0n;
  version = 0;
  /** Changed by the command being applied. */
  touched = false;

  constructor(
    readonly account: Account,
    readonly asset: string,
  ) {}

  get available(): Units {
    return this.holding - this.frozen;
  }

  view(): EngineBalance {
    return {
      accountId: this.account.accountId,
      asset: this.asset,
      holding: this.holding,
      frozen: this.frozen,
      lent: this.asset === 'USDT' ? (this.account.credit?.owed ?? 0n) : 0n,
      version: this.version,
    };
  }
}

export class Account {
  readonly balances = new Map<string, Balance>();
  /** Contracts, by symbol and in hedge mode side. */
  readonly positions = new Map<string, Position>();
  /** Open orders for contracts. */
  contractOrders = 0;
  /** Place in the table of tiers. */
  feeTier = 0;
  rebate: Rebate | undefined;
  /** Money that the exchange has lent: it stays in the account. */
  credit: Credit | undefined;

  constructor(
    readonly accountId: string,
    readonly kind: AccountKind,
  ) {}

  /** By name: which of them was needed first must not matter. */
  sortedPositions(): Position[] {
    return this.positions.size <= 1
      ? [...this.positions.values()]
      : [...this.positions].sort(byKey).map(([, position]) => position);
  }

  /** Balances that were ever used, by asset. */
  usedBalances(): Balance[] {
    const used = [...this.balances.values()].filter(
      ({ holding, frozen, version }) => holding !== 0n || frozen !== 0n || version !== 0,
    );
    return used.sort((a, b) => (a.asset < b.asset ? -1 : 1));
  }

  balance(asset: string): Balance {
    let balance = this.balances.get(asset);
    if (balance === undefined) {
      balance = new Balance(this, asset);
      this.balances.set(asset, balance);
    }
    return balance;
  }
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

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
    return this.#perBase(this.openCost);
  }

  get settlePrice(): Units {
    return this.#perBase(this.settleCost);
  }

  #perBase(cost: Units): Units {
    if (this.holding === 0) return 0n;
    return (cost * one) / (BigInt(this.holding) * this.instrument.stepUnits);
  }
}

function share(amount: Units, part: Steps, whole: Steps): Units {
  return part === whole ? amount : (amount * BigInt(part)) / BigInt(whole);
}
