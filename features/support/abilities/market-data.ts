import type { PositionDirection } from '../../../src/domain/markets/funding-plan';

/** What somebody reads in a plan, as plain texts of amounts. */
export interface SeenPlan {
  readonly kind: 'plan' | 'shortHistory' | 'noSettlement';
  readonly settlements?: number;
  readonly expected?: string;
  /** Percent. */
  readonly breakEven?: string;
}

/** What is known of markets beside trading in them. */
export interface MarketDataAbility {
  /** Settles the funding of BTC-PERP, eight hours apart; the rate in percent. */
  settleFunding(percent: string): Promise<void>;
  planFunding(direction: PositionDirection, value: string, days: number): Promise<SeenPlan>;
}
