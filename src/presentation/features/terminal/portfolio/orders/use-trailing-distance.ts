import type { AlgoOrder } from '../../../../../domain/trading/algo-order';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact, quoteOf } from '../../account/order-cells';

/** How far a trailing stop stays behind the market, in words: "1%", "250 USDT". */
export function useTrailingDistance(): (order: Pick<AlgoOrder, 'symbol' | 'callbackRate' | 'callbackValue'>) => string {
  const format = useFormat();
  return ({ symbol, callbackRate, callbackValue }) =>
    callbackRate ? format.part(callbackRate) : `${exact(format, callbackValue)} ${quoteOf(symbol)}`;
}
