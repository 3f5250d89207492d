import { BookSide } from '../../../../../sandbox/engine/book/book-side';
import { Expiries } from '../../../../../sandbox/engine/book/expiries';
import { OpenOrders } from '../../../../../sandbox/engine/book/open-orders';
import { plainTerms, RestingOrder } from '../../../../../sandbox/engine/book/resting-order';
import { Account } from '../../../../../sandbox/engine/ledger/account';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { fc } from '../../../../support/properties';
import { coin } from '../test-exchange';

const account = new Account('ann', 'customer');
const instrument = new Instrument(coin);

function order(orderId: number, more: { price?: number; quantity?: number; expiresAt?: number } = {}): RestingOrder {
  const { price = 100, quantity = 1, expiresAt } = more;
  const terms = { ...plainTerms, expiresAt };
  return new RestingOrder(orderId, 0, account, instrument, 'BUY', 'LIMIT', price, quantity, undefined, 1, terms);
}

describe('open orders', () => {
  it('are found by their number alone, whatever number is asked for', () => {
    const orders = new OpenOrders();
    const first = order(1);
    orders.add(first);
    expect([orders.get(1), orders.has(1)]).toEqual([first, true]);
    // The last one is where the first would be, if only its lowest bits were looked at.
    for (const other of [0, 2, 65, 1.5, -63, 2 ** 32 + 1])
      expect([orders.get(other), orders.has(other)]).toEqual([undefined, false]);
  });

  it('are counted once, however often they are added or taken away', () => {
    const orders = new OpenOrders();
    orders.add(order(1));
    orders.add(order(1));
    orders.add(order(2));
    expect(orders.size).toBe(2);
    expect([orders.delete(1), orders.delete(1), orders.delete(500), orders.size]).toEqual([true, false, false, 1]);
  });

  it('are the same as in the simplest list, whichever come and go', () => {
    const step = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const orders = new OpenOrders();
        const naive = new Map<number, RestingOrder>();
        for (const [comes, orderId] of steps) {
          if (comes) {
            const added = order(orderId);
            orders.add(added);
            naive.set(orderId, added);
          } else expect(orders.delete(orderId)).toBe(naive.delete(orderId));
          expect(orders.size).toBe(naive.size);
        }
        for (let orderId = 1; orderId <= 300; orderId += 1) expect(orders.get(orderId)).toBe(naive.get(orderId));
        const ids = [...orders.values()].map((each) => each.orderId);
        expect(ids.sort((a, b) => a - b)).toEqual([...naive.keys()].sort((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});

describe('orders that end by themselves', () => {
  it('are due from their time on, the earliest first, and of one time the oldest', () => {
    const expiries = new Expiries();
    const [late, second, first, never] = [
      order(1, { expiresAt: 300 }),
      order(3, { expiresAt: 200 }),
      order(2, { expiresAt: 200 }),
      order(4),
    ];
    for (const each of [late, second, first, never]) expiries.add(each);
    expect(expiries.due(199)).toEqual([]);
    expect(expiries.due(200)).toEqual([first, second]);
    expect(expiries.due(300)).toEqual([first, second, late]);
    for (const each of [first, second, late]) expiries.delete(each);
    expect(expiries.due(1_000_000)).toEqual([]);
  });

  it('are found whichever of them came first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        (times, at) => {
          const expiries = new Expiries();
          const orders = times.map((expiresAt, index) => order(index + 1, { expiresAt }));
          for (const each of orders) expiries.add(each);
          const found: number[] = [];
          for (let now = 0; now <= at; now += 7) {
            for (const each of expiries.due(now)) {
              found.push(each.orderId);
              expiries.delete(each);
            }
          }
          const last = at - (at % 7);
          const expected = orders.filter(({ terms }) => terms.expiresAt! <= last).map(({ orderId }) => orderId);
          expect(found.sort((a, b) => a - b)).toEqual(expected);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe.each([
  ['bids', 1, (a: number, b: number) => b - a],
  ['asks', -1, (a: number, b: number) => a - b],
] as const)('%s', (_name, direction, fromBest) => {
  it('are kept best price first, each with what rests there, whichever come and go', () => {
    const resting = fc.record({ price: fc.integer({ min: 1, max: 12 }), quantity: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(resting, { maxLength: 25 }), fc.array(fc.nat({ max: 24 })), (rows, leaving) => {
        const side = new BookSide(direction);
        const resting = new Set(rows.map((row, index) => order(index + 1, row)));
        const orders = [...resting];
        for (const each of orders) side.add(each);
        for (const index of leaving) {
          const leaver = orders[index];
          if (leaver === undefined || !resting.delete(leaver)) continue;
          side.remove(leaver);
        }
        const sums = new Map<number, number>();
        for (const { price, quantity } of resting) sums.set(price, (sums.get(price) ?? 0) + quantity);
        const prices = [...sums.keys()].sort(fromBest);
        expect([...side.fromBest()].map((level) => [level.price, level.quantity])).toEqual(
          prices.map((price) => [price, sums.get(price)]),
        );
        expect([side.best?.price, side.size]).toEqual([prices[0], prices.length]);
        for (let price = 0; price <= 13; price += 1) expect(side.quantityAt(price)).toBe(sums.get(price) ?? 0);
      }),
      { numRuns: 80 },
    );
  });

  it('of one price wait in the order in which they came', () => {
    const side = new BookSide(direction);
    const orders = [order(3), order(1), order(2)];
    for (const each of orders) side.add(each);
    const waiting = () => {
      const ids: number[] = [];
      for (let each = side.best?.first; each !== undefined; each = each.next) ids.push(each.orderId);
      return ids;
    };
    expect(waiting()).toEqual([3, 1, 2]);
    side.remove(orders[1]!);
    expect(waiting()).toEqual([3, 2]);
    side.add(orders[1]!);
    expect(waiting()).toEqual([3, 2, 1]);
    side.remove(orders[0]!);
    side.remove(orders[1]!);
    expect(waiting()).toEqual([2]);
    side.remove(orders[2]!);
    expect([waiting(), side.best]).toEqual([[], undefined]);
  });
});
