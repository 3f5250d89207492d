import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { type Format, unknownFigure } from '../../kit/formats/format';
import { shownDecimals } from '../../kit/formats/shown-decimals';

/** The least of an asset that is written. */
const finest = decimal('0.00000001');
const finestPlaces = 8;

/**
 * An amount of an asset with the decimals it has, two to eight, rounded down. What is less than the last of them is said
 * to be less, in one line with its figure: it is not nothing.
 * @param signed with a plus where it is more than nothing
 */
export function amountText(format: Pick<Format, 'decimal'>, value: Decimal | undefined, signed = false): string {
  if (!value) return unknownFigure;
  if (!value.eq(0) && value.abs().lt(finest))
    return value.gt(0)
      ? `<\u00a0${format.decimal(finest, finestPlaces, 'down')}`
      : `>\u00a0${format.decimal(finest.times(-1), finestPlaces, 'down')}`;
  return `${signed && value.gt(0) ? '+' : ''}${format.decimal(value, shownDecimals(value), 'down')}`;
}
