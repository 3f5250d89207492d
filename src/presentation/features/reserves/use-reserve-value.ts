import { useMemo } from 'react';
import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { ReservesStore } from './reserves.store';

/** Writes values of USDT in the currency that was chosen. */
export function useReserveValue(reserves: ReservesStore): (usdt: Decimal | undefined) => string {
  const format = useFormat();
  const { regionalTag } = useApp().language.language;
  const dollars = useMemo(() => dollarsOf(regionalTag), [regionalTag]);
  return (usdt) => {
    const value = reserves.valueOf(usdt);
    if (value === undefined) return unknownFigure;
    return reserves.currency === 'USD'
      ? dollars(format.decimal(value, 2, 'down'))
      : `${format.decimal(value, 4, 'down')} BTC`;
  };
}

/** The sign stands where the language writes it; the figure is written as all others are. */
function dollarsOf(regionalTag: string): (figure: string) => string {
  const parts = new Intl.NumberFormat(regionalTag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(0);
  return (figure) => parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('');
}
