import type { MarginMode, PositionMode } from '../../../src/domain/trading/position';
import type { RiskLevel } from '../../../src/domain/trading/margin-risk';

/** What a perpetual is valued by, as plain numbers; absent while it is not told. */
export interface SeenContract {
  readonly mark: number | undefined;
  readonly index: number | undefined;
  /** Percent. */
  readonly funding: number | undefined;
  /** Seconds to the next settlement. */
  readonly settlesIn: number | undefined;
}

export interface SeenMargin {
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly positionMode: PositionMode;
}

/** What somebody sees of a perpetual, and how they choose to margin it. */
export interface ContractsAbility {
  /** @param market as people read its name: BTC-PERP */
  look(market: string): Promise<void>;
  figures(): Promise<SeenContract>;
  /** Rates that were settled, in percent, newest first. */
  settledFunding(): Promise<readonly number[]>;
  margin(): Promise<SeenMargin>;
  chooseLeverage(leverage: number): Promise<void>;
  chooseMarginMode(mode: MarginMode): Promise<void>;
  choosePositionMode(mode: PositionMode): Promise<void>;
  /** What was chosen last was not accepted. */
  isToldWhyNot(what: 'leverage' | 'positionMode'): Promise<boolean>;
  /** Buys at once. */
  buy(quantity: string): Promise<void>;
  risk(): Promise<{ readonly level: RiskLevel; /** Percent. */ readonly ratio: number | undefined }>;
}
