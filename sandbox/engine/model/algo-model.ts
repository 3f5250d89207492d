import type { OrderSide } from '../../../src/domain/trading/order';
import type { MarginMode, PositionSide } from './margin-model';
import type { HistoryFilter } from './history-filter';
import type { Steps, Ticks, Units } from './units';

export type AlgoType =
  | 'STOP'
  | 'OCO'
  | 'TRAILING_STOP'
  | 'BRACKET'
  | 'STOP_BRACKET'
  | 'POSITIONAL_TP_SL'
  | 'TP_SL'
  | 'TAKE_PROFIT'
  | 'STOP_LOSS';
export type TriggerPriceType = 'MARKET_PRICE' | 'MARK_PRICE';
export type AlgoChildType = 'LIMIT' | 'MARKET' | 'CLOSE_POSITION';
/** NEW waits; a triggered order goes on as an order of the book and then takes that order's status. */
export type AlgoStatus = 'NEW' | 'REPLACED' | 'PARTIAL_FILLED' | 'FILLED' | 'CANCELLED' | 'REJECTED';

/** One conditional order, or a group with its legs (protocol 3.3). */
export interface AlgoRequest {
  readonly algoType: AlgoType;
  readonly side?: OrderSide;
  readonly childType?: AlgoChildType;
  readonly quantity?: Steps;
  readonly price?: Ticks;
  readonly triggerPrice?: Ticks;
  readonly triggerPriceType?: TriggerPriceType;
  readonly activatedPrice?: Ticks;
  /** Fraction in 1e-12; exactly one of rate and value for a trailing stop. */
  readonly callbackRate?: Units;
  readonly callbackValue?: Ticks;
  readonly reduceOnly?: boolean;
  readonly positionSide?: PositionSide;
  readonly marginMode?: MarginMode;
  readonly visible?: Steps;
  readonly children?: readonly AlgoRequest[];
}

export type AlgoCommand =
  | {
      readonly type: 'placeAlgo';
      readonly accountId: string;
      readonly symbol: string;
      readonly clientAlgoOrderId: number;
      readonly tag: string;
      readonly request: AlgoRequest;
    }
  | {
      readonly type: 'editAlgo';
      readonly accountId: string;
      readonly algoOrderId: number;
      readonly change: Pick<
        AlgoRequest,
        'price' | 'quantity' | 'triggerPrice' | 'activatedPrice' | 'callbackRate' | 'callbackValue'
      >;
      /** Changes of legs, by their id. */
      readonly children?: readonly {
        readonly algoOrderId: number;
        readonly triggerPrice?: Ticks;
        readonly price?: Ticks;
        readonly quantity?: Steps;
      }[];
    }
  | { readonly type: 'cancelAlgo'; readonly accountId: string; readonly algoOrderId: number }
  | {
      readonly type: 'cancelAllAlgos';
      readonly accountId: string;
      readonly symbol?: string;
      readonly algoType?: AlgoType;
    }
  /** Orders of the book and conditional ones. */
  | { readonly type: 'cancelEverything'; readonly accountId: string; readonly symbol?: string }
  /** Milliseconds (0 to 900,000) until all orders are cancelled unless it comes again; 0 switches off. */
  | { readonly type: 'cancelAllAfter'; readonly accountId: string; readonly timeout: number };

export interface EngineAlgoOrder {
  readonly algoOrderId: number;
  readonly clientAlgoOrderId: number;
  readonly rootAlgoOrderId: number;
  readonly parentAlgoOrderId: number;
  readonly accountId: string;
  readonly symbol: string;
  readonly tag: string;
  readonly algoType: AlgoType;
  readonly side: OrderSide;
  readonly childType: AlgoChildType;
  readonly status: AlgoStatus;
  readonly rootStatus: AlgoStatus;
  readonly quantity: Steps;
  readonly price: Ticks | undefined;
  readonly triggerPrice: Ticks | undefined;
  readonly triggerPriceType: TriggerPriceType;
  /** Which way the price has to go to set it off; absent of what has no trigger, and of orders stored before it was kept. */
  readonly direction?: 'UP' | 'DOWN' | undefined;
  readonly triggered: boolean;
  /** Price that set it off, and when. */
  readonly triggerTradePrice: Ticks | undefined;
  readonly triggeredAt: number | undefined;
  readonly activated: boolean;
  readonly activatedPrice: Ticks | undefined;
  readonly callbackRate: Units | undefined;
  readonly callbackValue: Ticks | undefined;
  /** The order it became, 0 before. */
  readonly orderId: number;
  readonly executed: Steps;
  readonly executedNotional: Units;
  readonly fee: Units;
  readonly feeAsset: string;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode | undefined;
  readonly visible: Steps | undefined;
  readonly reason: string;
  readonly children: readonly EngineAlgoOrder[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface AlgoFilter extends HistoryFilter {
  readonly algoType?: AlgoType | undefined;
  readonly open?: boolean | undefined;
  readonly triggered?: boolean | undefined;
  readonly tag?: string | undefined;
}

export interface AlgoReads {
  order(
    accountId: string,
    key: { readonly algoOrderId?: number | undefined; readonly clientAlgoOrderId?: number | undefined },
  ): EngineAlgoOrder | undefined;
  /** Roots with their legs, newest first. */
  orders(accountId: string, filter: AlgoFilter): { rows: readonly EngineAlgoOrder[]; total: number };
  /** When the account's orders are cancelled, unless it speaks again. */
  cancelAllAt(accountId: string): number | undefined;
}
