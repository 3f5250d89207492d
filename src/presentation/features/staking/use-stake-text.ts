import { type Decimal, decimalPlaces } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';

/** An amount to its last digit, with its asset; a dash while it is not known. */
export function useStakeText(asset: string): (value: Decimal | undefined) => string {
  const format = useFormat();
  return (value) => (value ? `${format.decimal(value, decimalPlaces(value), 'down')} ${asset}` : unknownFigure);
}
