import type { OrderSide } from '../../../src/domain/trading/order';

export interface HistoryFilter {
  readonly symbol?: string | undefined;
  readonly side?: OrderSide | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}
