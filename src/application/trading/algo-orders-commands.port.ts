import type { AlgoOrderChange, AlgoChildType, AlgoType, TriggerPriceType } from '../../domain/trading/algo-order';
import type { Decimal } from '../../domain/shared/decimal';
import type { OrderSide } from '../../domain/trading/order';
import type { MarginMode, PositionSide } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** A conditional order as somebody wants it, or a leg of one. */
export interface AlgoLegRequest {
  readonly algoType: Exclude<AlgoType, 'other'>;
  readonly side?: OrderSide;
  readonly childType?: Exclude<AlgoChildType, 'other'>;
  readonly quantity?: Decimal;
  readonly price?: Decimal;
  readonly triggerPrice?: Decimal;
  readonly triggerPriceType?: Exclude<TriggerPriceType, 'other'>;
  readonly reduceOnly?: boolean;
  readonly positionSide?: PositionSide;
  readonly legs?: readonly AlgoLegRequest[];
}

export interface AlgoOrderRequest extends AlgoLegRequest {
  readonly symbol: string;
  /** Makes sending it twice harmless. */
  readonly clientAlgoOrderId: number;
  readonly marginMode?: MarginMode;
  /** A trailing stop begins to follow here. */
  readonly activatedPrice?: Decimal;
  /** Fraction of the best price, or a distance in the quote asset. */
  readonly callbackRate?: Decimal;
  readonly callbackValue?: Decimal;
}

/** Conditional orders (protocol 3.3): they wait at the exchange until their price comes. */
export interface AlgoOrdersCommandsPort {
  /** Answers once the exchange has taken it; what becomes of it comes by the private stream. */
  place(request: AlgoOrderRequest): Outcome<{ readonly algoOrderId: string }>;
  edit(algoOrderId: string, change: AlgoOrderChange): Outcome<void>;
  cancel(order: { readonly algoOrderId: string; readonly symbol: string }): Outcome<void>;
  cancelAll(filter?: { readonly symbol?: string; readonly algoType?: Exclude<AlgoType, 'other'> }): Outcome<void>;
}

export const AlgoOrdersCommandsPort = token<AlgoOrdersCommandsPort>('AlgoOrdersCommandsPort');
