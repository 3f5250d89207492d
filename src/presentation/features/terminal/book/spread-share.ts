import type { Format } from '../../../kit/formats/format';

/** @param percent of the middle: of a tight market the third decimal would always be nought */
export function spreadShare(format: Format, percent: number): string {
  return `${format.price(percent, percent < 0.01 ? 4 : 3)}${format.percentMark}`;
}
