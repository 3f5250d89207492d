import type { Instant } from '../../domain/shared/instant';
import type { Decimal } from '../../domain/shared/decimal';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { HistoryPage, HistoryQuery } from './trading.port';

/** Funding of one settlement (protocol 3.4). */
export interface FundingPayment {
  readonly id: string;
  readonly symbol: string;
  /** 0.0001 is one basis point. */
  readonly rate: Decimal;
  readonly markPrice: Decimal;
  /** Above zero when the account received it, below when it paid. */
  readonly amount: Decimal;
  readonly at: Instant;
}

export interface LeverageSetting {
  readonly marginMode: MarginMode;
  readonly positionMode: PositionMode;
  readonly sides: readonly { readonly positionSide: PositionSide; readonly leverage: number }[];
}

/** Positions in contracts and how they are margined (protocol 3.4). Refusals of the engine come as `rejected` with their reason. */
export interface PositionsPort {
  /** Open positions, and closed ones with open orders. */
  positions(symbol?: string): Outcome<readonly Position[]>;
  leverage(symbol: string, marginMode: MarginMode): Outcome<LeverageSetting>;
  /** Without a side, of all the account's mode has. */
  setLeverage(setting: {
    readonly symbol: string;
    readonly marginMode: MarginMode;
    readonly leverage: number;
    readonly positionSide?: PositionSide;
  }): Outcome<void>;
  marginMode(symbol: string): Outcome<MarginMode>;
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
  fundingPayments(query: HistoryQuery): Outcome<HistoryPage<FundingPayment>>;
}

export const PositionsPort = token<PositionsPort>('PositionsPort');
