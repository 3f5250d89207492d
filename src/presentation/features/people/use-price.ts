import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';

/** Averages have more digits than anybody reads: five that count, and all before the point; so many below each other. */
const significant = 5;

/** Writes prices of markets of any size. */
export function usePrice(): (price: Decimal | undefined) => string {
  const format = useFormat();
  return (price) => {
    if (price === undefined || price.lte(0)) return unknownFigure;
    const whole = Math.floor(Math.log10(price.toNumber())) + 1;
    return format.decimal(price, Math.max(2, significant - whole), 'half-even');
  };
}
