import { type Format, unknownFigure } from '../../kit/formats/format';
import type { FundingRow } from './funding-row';

/** The most and the least that a rate can be; once where both are the same but for the sign. */
export function limitsText(format: Format, { cap, floor }: Pick<FundingRow, 'cap' | 'floor'>): string {
  if (!cap || !floor) return unknownFigure;
  const most = format.funding(cap);
  return cap.plus(floor).eq(0) ? most.replace('+', '±') : `${most} / ${format.funding(floor)}`;
}
