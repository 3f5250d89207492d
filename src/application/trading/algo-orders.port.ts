import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { HistoryPage, HistoryQuery } from './trading.port';

/** Conditional orders (protocol 3.3): they wait at the exchange until their price comes. */
export interface AlgoOrdersPort {
  /** `notFound` when the exchange never took one of that client id. */
  byClientAlgoOrderId(clientAlgoOrderId: number): Outcome<AlgoOrder>;
  /** Groups with their legs, newest first. */
  open(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>>;
  ended(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>>;
}

export const AlgoOrdersPort = token<AlgoOrdersPort>('AlgoOrdersPort');
