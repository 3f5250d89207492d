import type { OrderSide } from '../../../src/domain/trading/order';
import type { Steps, Ticks, Units } from './units';

export interface EngineTrade {
  readonly tradeId: number;
  readonly symbol: string;
  readonly price: Ticks;
  readonly quantity: Steps;
  /** The taker's side. */
  readonly side: OrderSide;
  readonly at: number;
}

/** One price level after a change; quantity 0 means it is gone. */
export interface LevelChange {
  readonly side: OrderSide;
  readonly price: Ticks;
  readonly quantity: Steps;
}

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
