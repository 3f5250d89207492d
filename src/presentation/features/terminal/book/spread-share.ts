import { parseDecimal, roundTo } from '../../../../domain/shared/decimal';
import type { Format } from '../../../kit/formats/format';

const least = 3;
const most = 8;

/**
 * To the nearest, with two digits that tell something at least.
 *
 * @param percent of the middle
 */
export function spreadShare(format: Format, percent: number): string {
  const digits = percent === 0 ? least : 1 - Math.floor(Math.log10(Math.abs(percent)));
  const places = Math.min(most, Math.max(least, digits || least));
  const share = parseDecimal(percent);
  return `${format.price(share && roundTo(share, places, 'half-even'), places)}${format.percentMark}`;
}
