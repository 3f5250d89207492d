import type { Decimal } from '../shared/decimal';
import type { MarginMode, PositionMode } from './position';

/** Spot with own money only, spot on margin, or contracts. */
export type AccountMode = 'PURE_SPOT' | 'MARGIN' | 'FUTURES' | 'other';

/**
 * How an account stands as a whole (protocol 1.7 `account`, 3.5). Money in USDT. Ratios are fractions (0.5 is 50 %);
 * without exposure hosts send 10. A source leaves out what does not concern the account's mode.
 */
export interface MarginSummary {
  readonly accountMode: AccountMode;
  readonly positionMode?: PositionMode | undefined;
  /** Of contracts that have none of their own. */
  readonly marginMode?: MarginMode | undefined;
  /** Of spot margin. */
  readonly spotLeverage?: number | undefined;
  readonly totalAccountValue: Decimal;
  readonly totalCollateral?: Decimal | undefined;
  readonly freeCollateral?: Decimal | undefined;
  readonly marginRatio?: Decimal | undefined;
  readonly openMarginRatio?: Decimal | undefined;
  readonly initialMarginRatio?: Decimal | undefined;
  readonly maintenanceMarginRatio?: Decimal | undefined;
}
