import type { HistoryFilter } from './history-filter';
import type { Steps, Units } from './units';

export type AccountMode = 'PURE_SPOT' | 'MARGIN' | 'FUTURES';
export type PositionMode = 'ONE_WAY' | 'HEDGE_MODE';
/** BOTH in one-way mode; LONG and SHORT in hedge mode. */
export type PositionSide = 'BOTH' | 'LONG' | 'SHORT';
export type MarginMode = 'CROSS' | 'ISOLATED';
/** A ratio in 1e-12: 0.0001 is 100_000_000n. */
export type Ratio = bigint;

export type MarginCommand =
  | { readonly type: 'setAccountMode'; readonly accountId: string; readonly mode: AccountMode }
  /** Refused (`modeInUse`) with positions or contract orders open. */
  | { readonly type: 'setPositionMode'; readonly accountId: string; readonly mode: PositionMode }
  /** Of one contract; `positionSide` in hedge mode and isolated margin only. */
  | {
      readonly type: 'setLeverage';
      readonly accountId: string;
      readonly symbol: string;
      readonly marginMode: MarginMode;
      readonly positionSide: PositionSide;
      readonly leverage: number;
    }
  | { readonly type: 'setSpotLeverage'; readonly accountId: string; readonly leverage: number }
  /** Of one contract, or without a symbol of all. */
  | { readonly type: 'setMarginMode'; readonly accountId: string; readonly symbol?: string; readonly mode: MarginMode }
  /** Quote units, below zero to take margin out. */
  | {
      readonly type: 'adjustIsolatedMargin';
      readonly accountId: string;
      readonly symbol: string;
      readonly positionSide: PositionSide;
      readonly amount: Units;
    }
  | { readonly type: 'switchCollateral'; readonly accountId: string; readonly asset: string; readonly enabled: boolean }
  /** The administrator's word in place of what the market says; undefined gives the word back to the market. */
  | {
      readonly type: 'overridePrice';
      readonly symbol: string;
      readonly price: 'index' | 'mark';
      readonly value: Units | undefined;
    }
  | { readonly type: 'overrideFunding'; readonly symbol: string; readonly rate: Ratio | undefined }
  | { readonly type: 'setFundingCap'; readonly symbol: string; readonly cap: Ratio; readonly floor: Ratio }
  /**
   * Time has come this far: marks are taken, conditional orders triggered, funding settled when due, accounts
   * below maintenance liquidated, forgotten accounts' orders cancelled. Nothing in the engine happens by time
   * other than by this command.
   */
  | { readonly type: 'advance' };

export interface EnginePosition {
  readonly accountId: string;
  readonly symbol: string;
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  /** Signed; 0 when closed. */
  readonly holding: Steps;
  /** What open orders would add, unsigned. */
  readonly pendingLong: Steps;
  readonly pendingShort: Steps;
  /** Quote units for one of the base. */
  readonly averageOpenPrice: Units;
  /** Where unrealised profit was last settled; quote units for one of the base. */
  readonly settlePrice: Units;
  readonly markPrice: Units;
  /** Undefined when no price would do it. */
  readonly liquidationPrice: Units | undefined;
  readonly unrealizedPnl: Units;
  /** Since the position was opened, before fees. */
  readonly realizedPnl: Units;
  readonly fees24h: Units;
  readonly pnl24h: Units;
  readonly initialMargin: Units;
  readonly maintenanceMargin: Units;
  readonly isolatedMargin: Units;
  readonly isolatedFrozenLong: Units;
  readonly isolatedFrozenShort: Units;
  /** 1 (last) to 5 (first to be deleveraged). */
  readonly adlQuantile: number;
  readonly openedAt: number;
  readonly updatedAt: number;
  /** Grows by one per change. */
  readonly version: number;
}

export interface EngineMargin {
  readonly accountId: string;
  readonly accountMode: AccountMode;
  readonly positionMode: PositionMode;
  readonly marginMode: MarginMode;
  readonly spotLeverage: number;
  /** USDT units. */
  readonly totalAccountValue: Units;
  readonly totalCollateral: Units;
  readonly freeCollateral: Units;
  readonly initialMargin: Units;
  readonly maintenanceMargin: Units;
  /** Undefined without exposure. */
  readonly marginRatio: Ratio | undefined;
  readonly openMarginRatio: Ratio | undefined;
  readonly initialMarginRatio: Ratio | undefined;
  readonly maintenanceMarginRatio: Ratio | undefined;
  readonly beingLiquidated: boolean;
}

export interface CollateralToken {
  readonly asset: string;
  /** Weight of one unit's value. */
  readonly collateralRatio: Ratio;
  readonly canCollateral: boolean;
  /** By this account's choice. */
  readonly enabled: boolean;
}

export interface LeverageTier {
  /** Counted from 1. */
  readonly tier: number;
  readonly maxLeverage: number;
  readonly notionalFrom: Units;
  readonly notionalTo: Units;
  readonly initialMarginRate: Ratio;
  readonly maintenanceMarginRate: Ratio;
  /** Taken off notional x rate, so that margin grows without steps. */
  readonly maintenanceAmount: Units;
}

export interface LeverageSetting {
  readonly symbol: string;
  readonly marginMode: MarginMode;
  readonly positionMode: PositionMode;
  readonly details: readonly { readonly positionSide: PositionSide; readonly leverage: number }[];
}

export interface FundingState {
  readonly symbol: string;
  readonly intervalHours: number;
  readonly cap: Ratio;
  readonly floor: Ratio;
  readonly estimatedRate: Ratio;
  readonly estimatedAt: number;
  readonly lastRate: Ratio;
  readonly lastAt: number;
  readonly nextAt: number;
}

export interface FundingSettlement {
  readonly symbol: string;
  readonly rate: Ratio;
  readonly at: number;
  readonly nextAt: number;
  readonly markPrice: Units;
}

export interface FundingPayment {
  readonly paymentId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly rate: Ratio;
  readonly markPrice: Units;
  /** Quote units; above zero when the account paid. */
  readonly fee: Units;
  readonly intervalHours: number;
  readonly at: number;
}

export interface Liquidation {
  readonly accountId: string;
  readonly symbol: string;
  readonly positionSide: PositionSide;
  /** 1 closes in the book, 2 hands over to the insurance fund, 3 deleverages the other side. */
  readonly stage: 1 | 2 | 3;
  readonly quantity: Steps;
  readonly price: Units;
  readonly fee: Units;
  readonly at: number;
}

export interface InsuranceFundPoint {
  readonly at: number;
  readonly balance: Units;
}

export type MarginEvent =
  | { readonly type: 'position'; readonly position: EnginePosition }
  /** Margin of an isolated position was added (above zero) or taken out. */
  | {
      readonly type: 'marginAssignment';
      readonly accountId: string;
      readonly symbol: string;
      readonly positionSide: PositionSide;
      readonly isolatedMargin: Units;
      readonly delta: Units;
      readonly at: number;
    }
  | { readonly type: 'funding'; readonly settlement: FundingSettlement; readonly payments: readonly FundingPayment[] }
  | { readonly type: 'liquidation'; readonly liquidation: Liquidation }
  | { readonly type: 'insurance'; readonly point: InsuranceFundPoint };

/** Positions, margin and funding as they stand, and their stored history. Rows are newest first. */
export interface MarginReads {
  /** Open positions, and closed ones with open orders. */
  positions(accountId: string, symbol?: string): readonly EnginePosition[];
  summary(accountId: string): EngineMargin;
  leverage(accountId: string, symbol: string, marginMode: MarginMode): LeverageSetting;
  marginMode(accountId: string, symbol: string): MarginMode;
  collateral(accountId?: string): readonly CollateralToken[];
  /** What could be bought or sold more: base to sell, quote to spend (spot); quote notional of new contracts (perpetual). */
  buyingPower(accountId: string, symbol: string): { readonly base: Units; readonly quote: Units };
  tiers(symbol: string): readonly LeverageTier[];
  indexPrice(symbol: string): Units | undefined;
  markPrice(symbol: string): Units | undefined;
  /** Steps held long. */
  openInterest(symbol: string): Steps;
  funding(symbol: string): FundingState | undefined;
  fundingHistory(filter: HistoryFilter): { rows: readonly FundingSettlement[]; total: number };
  fundingPayments(accountId: string, filter: HistoryFilter): { rows: readonly FundingPayment[]; total: number };
  liquidations(accountId: string, filter: HistoryFilter): { rows: readonly Liquidation[]; total: number };
  insuranceFund(): Units;
  insuranceHistory(limit: number): readonly InsuranceFundPoint[];
}
