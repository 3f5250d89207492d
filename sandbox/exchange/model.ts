import type { CandleInterval } from '../../src/domain/markets/candle';
import type { OrderSide, OrderStatus } from '../../src/domain/trading/order';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import type { AlgoCommand, AlgoReads, EngineAlgoOrder } from './algo-model';
import type { LedgerCommand, LedgerEntry, LedgerReads } from './ledger-model';
import type { TradeStatisticsReads } from '../statistics/statistics-model';
import type { MarginCommand, MarginEvent, MarginMode, MarginReads, PositionSide } from './margin-model';

/*
 * The exchange counts in whole numbers: prices in ticks, quantities in steps (both safe integers), and
 * money in units of 1e-12 of an asset (bigint), so that tick x step is exact for every instrument.
 */

export type Ticks = number;
export type Steps = number;
/** 1e-12 of an asset. */
export type Units = bigint;

export const unitDecimals = 12;

/** ASK and BID are limit orders pegged to a level of the book; LIQUIDATE is the exchange's own. */
export type EngineOrderType = 'LIMIT' | 'MARKET' | 'IOC' | 'FOK' | 'POST_ONLY' | 'ASK' | 'BID' | 'LIQUIDATE';

export interface InstrumentSpecification {
  readonly symbol: string;
  readonly type: 'SPOT' | 'PERP';
  readonly base: string;
  readonly quote: string;
  /** Decimal texts, as on the wire. */
  readonly quoteTick: string;
  readonly quoteMin: string;
  readonly quoteMax: string;
  readonly baseTick: string;
  readonly baseMin: string;
  readonly baseMax: string;
  readonly minNotional: string;
  readonly bidCapRatio: string | null;
  readonly bidFloorRatio: string | null;
  readonly askCapRatio: string | null;
  readonly askFloorRatio: string | null;
  readonly precisions: readonly number[];
  readonly baseIMR?: string;
  readonly baseMMR?: string;
  readonly fundingIntervalHours?: number;
  readonly fundingCap?: string;
  readonly fundingFloor?: string;
  readonly listingTime: number;
}

export type Command =
  | { readonly type: 'openAccount'; readonly accountId: string; readonly kind: 'customer' | 'house' }
  | LedgerCommand
  | MarginCommand
  | AlgoCommand
  | {
      readonly type: 'place';
      readonly accountId: string;
      readonly symbol: string;
      readonly side: OrderSide;
      readonly orderType: EngineOrderType;
      readonly price?: Ticks;
      readonly quantity?: Steps;
      /** Quote units, market buy by amount. */
      readonly amount?: Units;
      /** 0 for none. */
      readonly clientOrderId: number;
      readonly tag?: string;
      /** With ASK and BID: level of the book counted from 1. */
      readonly bidAskLevel?: number;
      /** What others see of it; 0 hides it. */
      readonly visible?: Steps;
      readonly reduceOnly?: boolean;
      readonly positionSide?: PositionSide;
      /** Contracts only; the contract's setting unless said. */
      readonly marginMode?: MarginMode;
      /** A post-only order that would take moves to the nearest price at which it does not. */
      readonly postOnlyAdjusted?: boolean;
    }
  | {
      readonly type: 'edit';
      readonly accountId: string;
      readonly orderId: number;
      readonly price?: Ticks;
      readonly quantity?: Steps;
    }
  | { readonly type: 'cancel'; readonly accountId: string; readonly orderId: number }
  | { readonly type: 'cancelAll'; readonly accountId: string; readonly symbol?: string };

export interface EngineOrder {
  readonly orderId: number;
  readonly clientOrderId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: EngineOrderType;
  readonly status: OrderStatus;
  readonly price: Ticks | undefined;
  readonly quantity: Steps | undefined;
  readonly amount: Units | undefined;
  readonly executed: Steps;
  /** Quote units paid or received so far, before fees; average price = this / executed. */
  readonly executedNotional: Units;
  readonly fee: Units;
  readonly feeAsset: string;
  readonly tag: string;
  readonly bidAskLevel: number | undefined;
  readonly visible: Steps | undefined;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  /** Contracts only. */
  readonly marginMode: MarginMode | undefined;
  readonly leverage: number | undefined;
  /** Quote units; contracts only. */
  readonly realizedPnl: Units | undefined;
  /** The conditional order it came from, 0 for none. */
  readonly algoOrderId: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface EngineFill {
  readonly tradeId: number;
  readonly orderId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly price: Ticks;
  readonly quantity: Steps;
  readonly fee: Units;
  readonly feeAsset: string;
  readonly tag: string;
  readonly positionSide: PositionSide;
  /** Quote units; contracts only. */
  readonly realizedPnl: Units | undefined;
  readonly maker: boolean;
  readonly at: number;
}

export interface EngineTrade {
  readonly tradeId: number;
  readonly symbol: string;
  readonly price: Ticks;
  readonly quantity: Steps;
  /** The taker's side. */
  readonly side: OrderSide;
  readonly at: number;
}

export interface EngineBalance {
  readonly accountId: string;
  readonly asset: string;
  readonly holding: Units;
  /** Reserved by open orders; at most `holding` for a customer. */
  readonly frozen: Units;
  /** Grows by one per change. */
  readonly version: number;
}

/** One price level after a change; quantity 0 means it is gone. */
export interface LevelChange {
  readonly side: OrderSide;
  readonly price: Ticks;
  readonly quantity: Steps;
}

export type EngineEvent =
  | MarginEvent
  /** A root with its legs, after any change of one of them. */
  | { readonly type: 'algo'; readonly order: EngineAlgoOrder }
  | { readonly type: 'ledger'; readonly entry: LedgerEntry }
  | { readonly type: 'trade'; readonly trade: EngineTrade }
  | { readonly type: 'order'; readonly order: EngineOrder; readonly fill?: EngineFill }
  | { readonly type: 'balance'; readonly balance: EngineBalance }
  /** `at` rises strictly per book; `previousAt` is the `at` before it. */
  | {
      readonly type: 'book';
      readonly symbol: string;
      readonly at: number;
      readonly previousAt: number;
      readonly changes: readonly LevelChange[];
    };

/** What no front end should ever ask; it has words at the server only. */
export type RequestFault =
  'duplicateClientOrderId' | 'unknownAccount' | 'unsupportedAlgoType' | 'malformedOrder' | 'timeoutOutOfRange';

export type CommandOutcome =
  | { readonly ok: true; readonly order?: EngineOrder; readonly algo?: EngineAlgoOrder; readonly cancelled?: number }
  | { readonly ok: false; readonly reason: RejectionReason | RequestFault };

export interface EngineCandle {
  readonly startAt: number;
  readonly endAt: number;
  readonly open: Ticks;
  readonly high: Ticks;
  readonly low: Ticks;
  readonly close: Ticks;
  readonly volume: Steps;
  readonly amount: Units;
  readonly count: number;
}

export interface EngineTicker {
  readonly symbol: string;
  readonly open: Ticks;
  readonly close: Ticks;
  readonly high: Ticks;
  readonly low: Ticks;
  readonly volume: Steps;
  readonly amount: Units;
  readonly count: number;
  readonly lastTradeAt: number;
}

export interface BookSnapshot {
  readonly at: number;
  readonly bids: readonly (readonly [Ticks, Steps])[];
  readonly asks: readonly (readonly [Ticks, Steps])[];
}

export interface Quote {
  readonly accountId: string;
  readonly side: OrderSide;
  readonly price: Ticks;
  readonly quantity: Steps;
}

export interface HistoryFilter {
  readonly symbol?: string | undefined;
  readonly side?: OrderSide | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * The running exchange as its server sees it: commands are answered once they are durable, and events
 * follow the answers. Everything else reads the state in memory or the stored history.
 */
export interface ExchangeService {
  readonly instruments: readonly InstrumentSpecification[];
  readonly margin: MarginReads;
  readonly algos: AlgoReads;
  readonly ledger: LedgerReads;
  /** What everybody's trades add up to. */
  readonly trades: TradeStatisticsReads;
  /** Resolves after the command and its effects are in the database. Events are announced after that. */
  submit(command: Command): Promise<CommandOutcome>;
  onEvent(listener: (event: EngineEvent) => void): () => void;

  book(symbol: string, depth: number): BookSnapshot | undefined;
  /** Every resting order with whom it belongs to; not for the public. */
  quotes(symbol: string): readonly Quote[];
  ticker(symbol: string): EngineTicker | undefined;
  /** Newest first. */
  recentTrades(symbol: string, limit: number): readonly EngineTrade[];
  /** Newest first; bounds on the start are exclusive. */
  candles(
    symbol: string,
    interval: CandleInterval,
    bounds: { after?: number | undefined; before?: number | undefined; limit: number },
  ): readonly EngineCandle[];

  hasAccount(accountId: string): boolean;
  balances(accountId: string): readonly EngineBalance[];
  order(
    accountId: string,
    key: { orderId?: number | undefined; clientOrderId?: number | undefined },
  ): EngineOrder | undefined;
  openOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number };
  endedOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number };
  fills(accountId: string, filter: HistoryFilter): { rows: readonly EngineFill[]; total: number };
  /** Fee rates in basis points. */
  fees(symbol: string): { readonly makerBps: number; readonly takerBps: number };

  close(): Promise<void>;
}
