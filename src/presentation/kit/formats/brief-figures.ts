import { useMemo } from 'react';
import { countZeros } from '../../../domain/platform/counted-zeros';
import type { Decimal } from '../../../domain/shared/decimal';
import { type Format, grouping } from './format';
import { useFormat } from './use-format';

/** Longer figures would touch the next column. */
const briefFrom = 10_000_000;

/** A price where columns are narrow, however prices are written elsewhere. */
export function briefPrice(format: Format, price: number | Decimal | undefined, places: number): string {
  return countZeros(format.price(price, places));
}

/** Formats prices on the grid of a market again and again cheaply, many times a frame. */
export function fastPrice(format: Format, places: number): (price: number) => string {
  const [{ shortened }, fixed] = [format, fastFixed(format, places)];
  return shortened ? (price) => shortened(fixed(price)) : fixed;
}

/** Sizes and totals where columns are narrow: from ten millions on in short, 48.7M. */
export function fastBrief(format: Format, places: number): (size: number) => string {
  const fixed = fastFixed(format, places);
  const brief = new Intl.NumberFormat(format.numberTag, {
    notation: 'compact',
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
  });
  return (size) => (size < briefFrom ? fixed(size) : brief.format(size));
}

export function useBriefSize(places: number): (size: number) => string {
  const format = useFormat();
  return useMemo(() => fastBrief(format, places), [format, places]);
}

function fastFixed({ numberTag }: Format, places: number): (value: number) => string {
  const format = new Intl.NumberFormat(numberTag, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: grouping,
  });
  return (value) => format.format(value);
}
