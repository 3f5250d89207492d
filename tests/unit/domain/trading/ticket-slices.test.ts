import { fc } from '../../../support/properties';
import { decimal, isMultipleOf, zero } from '../../../../src/domain/shared/decimal';
import {
  averageOfSlices,
  mostSlices,
  scaledOrders,
  slices,
  slicings,
} from '../../../../src/domain/trading/ticket-slices';

const step = decimal('0.001');
const tick = decimal('0.5');
const sum = (parts: readonly { plus(other: never): unknown }[] | readonly ReturnType<typeof decimal>[]) =>
  (parts as readonly ReturnType<typeof decimal>[]).reduce((all, part) => all.plus(part), zero);
const plan = fc.record({
  steps: fc.integer({ min: 1, max: 5_000_000 }),
  count: fc.integer({ min: 2, max: mostSlices }),
  slicing: fc.constantFrom(...slicings),
});

describe('a quantity in slices', () => {
  it('adds up to the last step, in whole steps', () => {
    fc.assert(
      fc.property(plan, ({ steps, count, slicing }) => {
        const quantity = step.times(steps);
        const parts = slices(quantity, count, step, slicing);
        expect(parts).toHaveLength(count);
        expect(sum(parts).eq(quantity)).toBe(true);
        expect(parts.every((part) => part.gte(0) && isMultipleOf(part, step))).toBe(true);
      }),
    );
  });

  it('rises or falls without going back by more than a step', () => {
    fc.assert(
      fc.property(plan, ({ steps, count, slicing }) => {
        const parts = slices(step.times(steps), count, step, slicing);
        for (const [index, part] of parts.entries()) {
          const before = parts[index - 1];
          if (!before) continue;
          if (slicing !== 'falling') expect(part.gte(before.minus(step))).toBe(true);
          if (slicing !== 'rising') expect(part.lte(before.plus(step))).toBe(true);
        }
      }),
    );
  });

  it('leaves out what no step can hold', () => {
    expect(slices(decimal('0.0105'), 2, step).map(String)).toEqual(['0.005', '0.005']);
  });

  it('reaches from the first price to the last on whole ticks', () => {
    fc.assert(
      fc.property(
        plan,
        fc.integer({ min: 100, max: 1000 }),
        fc.integer({ min: 100, max: 1000 }),
        ({ steps, count, slicing }, from, to) => {
          const orders = scaledOrders(
            { from: decimal(from), to: decimal(to), count, quantity: step.times(steps), slicing },
            { tick, step },
          );
          expect(String(orders[0]!.price)).toBe(String(from));
          expect(String(orders.at(-1)!.price)).toBe(String(to));
          expect(orders.every(({ price }) => isMultipleOf(price, tick))).toBe(true);
          const average = averageOfSlices(orders);
          expect(
            average === undefined || (average.gte(Math.min(from, to) - 1) && average.lte(Math.max(from, to))),
          ).toBe(true);
        },
      ),
    );
  });
});
