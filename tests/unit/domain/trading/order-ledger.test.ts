import { fc } from '../../../support/properties';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { Order, OrderStatus } from '../../../../src/domain/trading/order';
import { OrderLedger } from '../../../../src/domain/trading/order-ledger';
import { order } from '../../application/trading/trading-fakes';

/** What the exchange says of one order in its life: fills, perhaps a change, and an end that a cancel may win or lose. */
const life = fc
  .record({
    fills: fc.integer({ min: 0, max: 4 }),
    end: fc.constantFrom<OrderStatus | undefined>('FILLED', 'CANCELLED', undefined),
    edited: fc.boolean(),
  })
  .map(({ fills, end, edited }): readonly Order[] => {
    const reports: Order[] = [order({ updatedAt: 1, quantity: decimal('10') })];
    const say = (change: Partial<Order>): void =>
      void reports.push({ ...reports.at(-1)!, ...change, updatedAt: reports.at(-1)!.updatedAt + 1 });
    for (let fill = 1; fill <= fills; fill += 1) say({ status: 'PARTIAL_FILLED', executed: decimal(fill) });
    if (edited) say({ quantity: decimal('8') });
    if (end) say({ status: end, ...(end === 'FILLED' && { executed: decimal('8') }) });
    return reports;
  });

/** The reports in any order, some twice (F7, F25, F26). */
const told = life.chain((reports) =>
  fc
    .tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length, maxLength: reports.length * 2 }),
    )
    .map(([all, some]) => ({ last: all.at(-1)!, heard: [...some, all.at(-1)!] })),
);

describe('the open orders', () => {
  it('are as the exchange said last, in whatever order and however often it is heard', () => {
    fc.assert(
      fc.property(told, ({ last, heard }) => {
        const ledger = new OrderLedger();
        for (const report of heard) ledger.applyChange(report);
        const open = last.status === 'NEW' || last.status === 'PARTIAL_FILLED';
        expect(ledger.value()).toEqual(
          open
            ? [expect.objectContaining({ updatedAt: last.updatedAt, executed: last.executed, quantity: last.quantity })]
            : [],
        );
      }),
    );
  });

  it('never bring back an order that has ended, whatever an older snapshot says (F26)', () => {
    fc.assert(
      fc.property(told, ({ last, heard }) => {
        fc.pre(last.status === 'FILLED' || last.status === 'CANCELLED');
        const ledger = new OrderLedger();
        ledger.beginSnapshot();
        for (const report of heard) ledger.applyChange(report);
        ledger.applySnapshot([order({ updatedAt: 1 })]);
        return ledger.value().length === 0;
      }),
    );
  });

  it('follow a change that is reported in the instant of a fill, after it or before it (F25)', () => {
    const filled = order({ updatedAt: 2000, status: 'PARTIAL_FILLED', executed: decimal('0.01') });
    const changed = { ...filled, quantity: decimal('0.2') };
    const later = new OrderLedger();
    for (const report of [order(), filled, changed]) later.applyChange(report);
    expect(later.value()).toEqual([expect.objectContaining({ quantity: decimal('0.2') })]);
    // A snapshot of that instant may have been taken before the change.
    later.applySnapshot([filled]);
    expect(later.value()).toEqual([expect.objectContaining({ quantity: decimal('0.2') })]);
    const earlier = new OrderLedger();
    for (const report of [order(), { ...changed, status: 'NEW' as const, executed: decimal(0) }, changed])
      earlier.applyChange(report);
    expect(earlier.value()).toEqual([expect.objectContaining({ quantity: decimal('0.2'), executed: decimal('0.01') })]);
  });

  it.each(['FILLED', 'CANCELLED'] as const)(
    'keep one that is %s ended, even against a report of a later time (F25)',
    (status) => {
      const ledger = new OrderLedger();
      ledger.applyChange(order({ updatedAt: 2, status }));
      ledger.applyChange(order({ updatedAt: 3, status: 'PARTIAL_FILLED', executed: decimal('0.01') }));
      expect(ledger.value()).toEqual([]);
    },
  );

  it('forget what a snapshot after a reconnect no longer lists, though no report said so (F26)', () => {
    const ledger = new OrderLedger();
    ledger.applyChange(order({ updatedAt: 1 }));
    ledger.beginSnapshot();
    ledger.applySnapshot([]);
    expect(ledger.value()).toEqual([]);
  });
});
