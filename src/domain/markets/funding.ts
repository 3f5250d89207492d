import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** What the two sides of a contract pay each other: fractions of the position's value, above zero when longs pay shorts. */
export interface FundingRate {
  readonly symbol: string;
  /** As it was last settled. */
  readonly last: Decimal;
  readonly lastAt: Instant;
  /** What the next settlement would be by now. */
  readonly estimated: Decimal;
  readonly estimatedAt: Instant;
  readonly nextAt: Instant;
  /** Hours between this settlement and the one before. */
  readonly intervalHours: number;
}

/** A funding rate that was settled. */
export interface SettledFunding {
  readonly symbol: string;
  readonly rate: Decimal;
  readonly at: Instant;
  /** The settlement that followed it. */
  readonly nextAt: Instant;
  /** At which positions were valued, where the host says. */
  readonly markPrice?: Decimal | undefined;
}
