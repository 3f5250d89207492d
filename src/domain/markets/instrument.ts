import { type Decimal, isMultipleOf } from '../shared/decimal';
import type { MarketType } from './market-symbol';

export type InstrumentStatus = 'TRADING' | 'SUSPENDED' | 'TESTING' | 'other';

/** A market and its trading rules (protocol 2.3). Prices in quote units, quantities in base units. */
export interface Instrument {
  readonly symbol: string;
  readonly type: MarketType;
  readonly base: string;
  readonly quote: string;
  /** What people call the base asset, Bitcoin; where the host says it. */
  readonly baseName?: string | undefined;
  readonly status: InstrumentStatus;
  /** Smallest price step. */
  readonly tick: Decimal;
  readonly minimumPrice: Decimal;
  readonly maximumPrice: Decimal;
  /** Smallest quantity step. */
  readonly step: Decimal;
  readonly minimumQuantity: Decimal;
  readonly maximumQuantity: Decimal;
  readonly minimumNotional: Decimal;
  /** Price band as ratios to the best opposite price; absent means no limit on that side. */
  readonly bidCapRatio?: Decimal | undefined;
  readonly bidFloorRatio?: Decimal | undefined;
  readonly askCapRatio?: Decimal | undefined;
  readonly askFloorRatio?: Decimal | undefined;
  /** Bounds of a settled funding rate; of a perpetual, where the host says. */
  readonly fundingCap?: Decimal | undefined;
  readonly fundingFloor?: Decimal | undefined;
  /** Order-book grouping steps as multiples of the tick, ascending. */
  readonly groupings: readonly number[];
}

/** Whether an order can stand at a price: ticks are counted from the smallest price (protocol 2.3). */
export function isOnTick(price: Decimal, { tick, minimumPrice }: Pick<Instrument, 'tick' | 'minimumPrice'>): boolean {
  return isMultipleOf(price.minus(minimumPrice), tick);
}
