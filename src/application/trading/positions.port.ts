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
  marginMode(symbol: string): Outcome<MarginMode>;
  fundingPayments(query: HistoryQuery): Outcome<HistoryPage<FundingPayment>>;
}

export const PositionsPort = token<PositionsPort>('PositionsPort');
