import type { Decimal } from '../../domain/shared/decimal';
import type { MarginMode, PositionMode, PositionSide } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Positions in contracts and how they are margined (protocol 3.4). Refusals of the engine come as `rejected` with their reason. */
export interface PositionsCommandsPort {
  /** Without a side, of all the account's mode has. */
  setLeverage(setting: {
    readonly symbol: string;
    readonly marginMode: MarginMode;
    readonly leverage: number;
    readonly positionSide?: PositionSide;
  }): Outcome<void>;
  /** Of one contract, or without a symbol of all. */
  setMarginMode(mode: MarginMode, symbol?: string): Outcome<void>;
  /** Puts every contract back to what the exchange begins with. */
  resetMarginModes(): Outcome<void>;
  /** Refused (`modeInUse`) while there are positions or orders of contracts. */
  setPositionMode(mode: PositionMode): Outcome<void>;
  /** Quote amount; below zero takes margin out of an isolated position. */
  adjustIsolatedMargin(change: {
    readonly symbol: string;
    readonly positionSide: PositionSide;
    readonly amount: Decimal;
  }): Outcome<void>;
}

export const PositionsCommandsPort = token<PositionsCommandsPort>('PositionsCommandsPort');
