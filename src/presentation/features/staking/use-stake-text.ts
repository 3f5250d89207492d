import { type Decimal, decimalPlaces } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';

const mostDecimals = 8;

/** An amount with its asset, to the digits that the wallet shows of it; a dash while it is not known. */
export function useStakeText(asset: string): (value: Decimal | undefined) => string {
  const format = useFormat();
  return (value) =>
    value ? `${format.decimal(value, Math.min(mostDecimals, decimalPlaces(value)), 'down')} ${asset}` : unknownFigure;
}
