import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import type { ReservesStore } from './reserves.store';

/** Writes values of USDT in the currency that was chosen. */
export function useReserveValue(reserves: ReservesStore): (usdt: Decimal | undefined) => string {
  const format = useFormat();
  return (usdt) => {
    const value = reserves.valueOf(usdt);
    if (value === undefined) return unknownFigure;
    return reserves.currency === 'USD'
      ? `$${format.decimal(value, 2, 'down')}`
      : `${format.decimal(value, 4, 'down')} BTC`;
  };
}
