import type { Decimal } from '../shared/decimal';
import { type AlgoOrder, hasOpened } from './algo-order';

/** What a trigger would be compared with, and where it has to stay of it. */
export interface WrongSide {
  readonly above: boolean;
  readonly current: Decimal;
}

type Watching = Pick<AlgoOrder, 'algoType' | 'side' | 'triggerPrice' | 'rises'>;

/**
 * Whether the price has to rise to set it off. Where the exchange does not say, a leg has its way by its name; of a
 * stop the market tells it, which has not come to its trigger yet. `undefined` while that is not known, and of what
 * follows the market.
 * @param current the price that it watches, as it is now
 */
export function waitsForRise(
  { algoType, side, triggerPrice, rises }: Watching,
  current: Decimal | undefined,
): boolean | undefined {
  if (rises !== undefined) return rises;
  if (algoType === 'TAKE_PROFIT') return side === 'SELL';
  if (algoType === 'STOP_LOSS') return side === 'BUY';
  if (algoType === 'TRAILING_STOP' || !triggerPrice || !current || triggerPrice.eq(current)) return undefined;
  return triggerPrice.gt(current);
}

/**
 * Whether the price had to rise to set it off, of an order that waits no more: the market has gone elsewhere since, but
 * a price that has gone past the trigger tells from where it came.
 */
export function waitedForRise(order: Watching & Pick<AlgoOrder, 'triggerTradePrice'>): boolean | undefined {
  const { algoType, triggerPrice, triggerTradePrice: met } = order;
  const told = waitsForRise(order, undefined);
  if (told !== undefined || algoType === 'TRAILING_STOP' || !triggerPrice || !met || met.eq(triggerPrice)) return told;
  return met.gt(triggerPrice);
}

/**
 * Where a changed trigger would lie across the market: a stop would become its opposite there, and a leg would be set
 * off at once. Legs of an entry are not compared with the market before it has opened something.
 * @param wanted its new trigger price
 */
export function wrongSide(
  root: AlgoOrder,
  order: AlgoOrder,
  wanted: Decimal,
  current: Decimal | undefined,
): WrongSide | undefined {
  const entry = root.algoType === 'BRACKET' || root.algoType === 'STOP_BRACKET';
  if (entry && order.algoOrderId !== root.algoOrderId && !hasOpened(root)) return undefined;
  const above = waitsForRise(order, current);
  if (above === undefined || !current || (above ? wanted.gt(current) : wanted.lt(current))) return undefined;
  return { above, current };
}
