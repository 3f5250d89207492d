import type { Failure } from '../../../../application/kernel/failure';
import type { RejectionReason } from '../../../../domain/trading/rejection-reason';

export type FigureField = 'price' | 'quantity' | 'trigger';

const fields: Readonly<Partial<Record<RejectionReason, FigureField>>> = {
  priceNotOnTick: 'price',
  priceOutOfBounds: 'price',
  priceOutOfBand: 'price',
  postOnlyWouldTake: 'price',
  quantityNotOnStep: 'quantity',
  quantityOutOfBounds: 'quantity',
  belowMinimumNotional: 'quantity',
  insufficientBalance: 'quantity',
  insufficientMargin: 'quantity',
  reduceOnlyRefused: 'quantity',
  maximumPosition: 'quantity',
  triggerRequired: 'trigger',
  triggerNotAbove: 'trigger',
  triggerNotBelow: 'trigger',
};

/** The field that can mend what was refused; `undefined` when none can. */
export function fieldOf(failure: Failure | undefined, offered: readonly FigureField[]): FigureField | undefined {
  const field = failure?.kind === 'rejected' ? fields[failure.reason] : undefined;
  return field && offered.includes(field) ? field : undefined;
}
