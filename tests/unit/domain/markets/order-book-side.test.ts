import { fc } from '../../../support/properties';
import { OrderBookSide } from '../../../../src/domain/markets/order-book-side';

const levels = (side: OrderBookSide): readonly (readonly [price: number, size: number])[] =>
  Array.from({ length: side.length }, (_, index) => [side.price(index), side.size(index)] as const);

/** What a side is asked to do: many prices, so that it grows and moves long runs of levels, and deep cuts now and then. */
const steps = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 9 })) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) },
  ),
  { minLength: 100, maxLength: 400, size: 'max' },
);

it.each(['bid', 'ask'] as const)('a %s side of hundreds of levels holds what a plain list of them holds', (which) => {
  fc.assert(
    fc.property(steps, fc.constantFrom(1, 2, 128), (all, capacity) => {
      const side = new OrderBookSide(which, capacity);
      let plain: (readonly [price: number, size: number])[] = [];
      for (const step of all) {
        if (typeof step === 'number') {
          side.trim(step);
          plain = plain.slice(0, step);
          continue;
        }
        side.set(...step);
        plain = [...plain.filter(([price]) => price !== step[0]), ...(step[1] > 0 ? [step] : [])];
        plain.sort(([one], [other]) => (which === 'bid' ? other - one : one - other));
      }
      expect(levels(side)).toEqual(plain);
      expect(side.volume).toBe(plain.reduce((sum, [, size]) => sum + size, 0));
    }),
    { numRuns: 30 },
  );
});

describe('a side with more levels than are moved one by one', () => {
  const deep = (count: number, capacity?: number): OrderBookSide => {
    const side = new OrderBookSide('ask', capacity);
    for (let price = 1; price <= count; price += 1) side.set(price, price * 10);
    return side;
  };

  it('keeps each size at its price where a level comes in far from the best, or goes', () => {
    const side = deep(200);
    side.set(150.5, 7);
    side.set(60, 0);
    expect(side.length).toBe(200);
    expect(levels(side)).toEqual(
      [...Array.from({ length: 200 }, (_, index) => [index + 1, (index + 1) * 10] as const), [150.5, 7] as const]
        .filter(([price]) => price !== 60)
        .sort(([one], [other]) => one - other),
    );
  });

  it('grows beyond the room it began with', () => {
    expect(levels(deep(5, 1))).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
      [5, 50],
    ]);
  });

  it('forgets nothing where it is no longer than it may be', () => {
    const side = deep(3);
    side.trim(3);
    side.trim(4);
    expect(side.length).toBe(3);
    side.trim(2);
    expect(levels(side)).toEqual([
      [1, 10],
      [2, 20],
    ]);
  });

  it('is empty once it was cleared', () => {
    const side = deep(3);
    side.clear();
    expect([side.length, side.volume]).toEqual([0, 0]);
  });
});
