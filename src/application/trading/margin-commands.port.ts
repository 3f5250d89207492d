import type { LossCharge } from '../../domain/trading/collateral';
import type { AccountMode } from '../../domain/trading/margin-summary';
import type { PositionMode } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** How the account stands as a whole and what it stands on (protocol 3.5, 6.2). */
export interface MarginCommandsPort {
  /** Refused when the margin would not suffice without the asset. */
  useAsCollateral(asset: string, use: boolean): Outcome<void>;
  /** Of spot margin: 3, 4, 5 or 10. */
  setSpotLeverage(leverage: number): Outcome<void>;
  setPositionMode(mode: PositionMode): Outcome<void>;
  setAccountMode(mode: Exclude<AccountMode, 'other'>): Outcome<void>;
  setLossCharge(charge: LossCharge): Outcome<LossCharge>;
}

export const MarginCommandsPort = token<MarginCommandsPort>('MarginCommandsPort');
