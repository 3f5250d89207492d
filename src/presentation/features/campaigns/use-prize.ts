import type { Prize } from '../../../domain/campaigns/campaign';
import { useFormat } from '../../kit/formats/use-format';
import { shownDecimals } from '../../kit/formats/shown-decimals';

/** A prize in words: "12,500 USDT". */
export function usePrize(): (prize: Prize) => string {
  const format = useFormat();
  return ({ amount, token }) =>
    `${amount.eq(amount.round()) ? format.integer(amount.toNumber()) : format.decimal(amount, shownDecimals(amount), 'down')} ${token}`;
}
