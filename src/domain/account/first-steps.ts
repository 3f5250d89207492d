import { type AlgoOrder, treeOf } from '../trading/algo-order';
import type { Balance } from '../trading/balance';
import type { Fill } from '../trading/order';

/** What a first trade consists of, in order. */
export const firstSteps = ['balance', 'order', 'protect', 'close'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What an account has done so far, as its own records tell it. */
export interface TradingRecord {
  readonly balances: readonly Pick<Balance, 'holding'>[];
  /** Orders ever placed that the exchange took, open or ended. */
  readonly orders: number;
  readonly conditionals: readonly Pick<AlgoOrder, 'algoType' | 'reduceOnly' | 'legs'>[];
  /** Orders that closed a position or a part of it. */
  readonly closings: number;
  readonly fills: readonly Pick<Fill, 'symbol' | 'side'>[];
}

/** Steps that are done. */
export function stepsDone({ balances, orders, conditionals, closings, fills }: TradingRecord): ReadonlySet<FirstStep> {
  const done = new Set<FirstStep>();
  if (balances.some(({ holding }) => holding.gt(0))) done.add('balance');
  if (orders > 0) done.add('order');
  if (conditionals.some(isProtection)) done.add('protect');
  // On a spot market the position is the coin: to sell it is to close it.
  if (closings > 0 || fills.some(({ symbol, side }) => side === 'SELL' && symbol.startsWith('SPOT_')))
    done.add('close');
  return done;
}

/** Whether a conditional order takes one out rather than in. */
function isProtection(order: TradingRecord['conditionals'][number]): boolean {
  return treeOf(order as AlgoOrder).some(
    ({ algoType, reduceOnly }) =>
      reduceOnly ||
      algoType === 'POSITIONAL_TP_SL' ||
      algoType === 'TP_SL' ||
      algoType === 'TAKE_PROFIT' ||
      algoType === 'STOP_LOSS' ||
      algoType === 'OCO',
  );
}
