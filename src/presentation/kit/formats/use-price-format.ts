import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from './format';
import { useFormat } from './use-format';

/**
 * Writes prices of markets of any size, half-even.
 *
 * @param digits that count: averages and rates have more than anybody reads. All before the point stay, and at least
 *   two after it, so that prices below each other compare
 */
export function usePriceFormat(digits = 5): (price: Decimal | undefined) => string {
  const format = useFormat();
  return (price) => {
    if (price === undefined || price.lte(0)) return unknownFigure;
    const whole = Math.floor(Math.log10(price.toNumber())) + 1;
    return format.decimal(price, Math.max(2, digits - whole), 'half-even');
  };
}
