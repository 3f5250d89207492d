import { decimal, divide, roundToStep, zero, type Decimal } from '../shared/decimal';

/** How sizes change from the first order to the last. */
export const slicings = ['flat', 'rising', 'falling'] as const;
export type Slicing = (typeof slicings)[number];

/** The most orders that a quantity is split into. */
export const mostSlices = 50;

export interface PricedSlice {
  readonly price: Decimal;
  readonly quantity: Decimal;
}

/** Splits a quantity into whole steps whose sum is the quantity floored to the step, to the last one. */
export function slices(quantity: Decimal, count: number, step: Decimal, slicing: Slicing = 'flat'): readonly Decimal[] {
  const steps = roundToStep(quantity, step, 'down').div(step);
  const weight = (index: number): number => (slicing === 'flat' ? 1 : slicing === 'rising' ? index + 1 : count - index);
  const whole = Array.from({ length: count }, (_, index) => weight(index)).reduce((sum, each) => sum + each, 0);
  let [weighed, given] = [0, zero];
  return Array.from({ length: count }, (_, index) => {
    weighed += weight(index);
    const upTo = roundToStep(divide(steps.times(weighed), decimal(whole)), decimal(1), 'down');
    const part = upTo.minus(given);
    given = upTo;
    return part.times(step);
  });
}

/** Orders from one price to another, both included, on whole ticks. */
export function scaledOrders(
  plan: {
    readonly from: Decimal;
    readonly to: Decimal;
    readonly count: number;
    readonly quantity: Decimal;
    readonly slicing: Slicing;
  },
  { tick, step }: { readonly tick: Decimal; readonly step: Decimal },
): readonly PricedSlice[] {
  const { from, to, count, quantity, slicing } = plan;
  return slices(quantity, count, step, slicing).map((part, index) => {
    const along = count === 1 ? zero : divide(to.minus(from).times(index), decimal(count - 1));
    return { price: roundToStep(from.plus(along), tick, 'half-even'), quantity: part };
  });
}

/** What slices would trade at on average; `undefined` for nothing. */
export function averageOfSlices(parts: readonly PricedSlice[]): Decimal | undefined {
  const quantity = parts.reduce((sum, part) => sum.plus(part.quantity), zero);
  const value = parts.reduce((sum, part) => sum.plus(part.price.times(part.quantity)), zero);
  return quantity.gt(0) ? divide(value, quantity) : undefined;
}
