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

  it('keep one that was placed while the snapshot was read, which may not list it yet', () => {
    const ledger = new OrderLedger();
    ledger.beginSnapshot();
    ledger.applyChange(order({ orderId: '2' }));
    ledger.applySnapshot([order({ orderId: '1' })]);
    expect(ledger.value().map(({ orderId }) => orderId)).toEqual(['2', '1']);
    // The next one is asked for later, so that it would list it.
    ledger.applySnapshot([order({ orderId: '1' })]);
    expect(ledger.value().map(({ orderId }) => orderId)).toEqual(['1']);
  });

  it('stand with the newest first, and of one moment the one with the higher number', () => {
    const ledger = new OrderLedger();
    ledger.applySnapshot([
      order({ orderId: '9', createdAt: 5 }),
      order({ orderId: '3', createdAt: 7 }),
      order({ orderId: '10', createdAt: 5 }),
      order({ orderId: '4', createdAt: 1 }),
    ]);
    expect(ledger.value().map(({ orderId }) => orderId)).toEqual(['3', '10', '9', '4']);
  });

  it('keep what a report leaves out', () => {
    const ledger = new OrderLedger();
    ledger.applyChange(order({ updatedAt: 1, createdAt: 1, fee: decimal('0.1'), feeAsset: 'BTC', expiresAt: 99 }));
    const told = { price: undefined, clientOrderId: 0, fee: decimal('0'), feeAsset: '', createdAt: 2 };
    expect(ledger.applyChange(order({ updatedAt: 2, ...told, executed: decimal('0.05') }))).toBe(true);
    expect(ledger.value()).toEqual([
      order({
        ...{ updatedAt: 2, createdAt: 1, executed: decimal('0.05') },
        ...{ fee: decimal('0.1'), feeAsset: 'BTC', expiresAt: 99 },
      }),
    ]);
    ledger.applyChange(order({ updatedAt: 3, clientOrderId: 8, fee: decimal('0.2'), feeAsset: 'USDT' }));
    const [kept] = ledger.value();
    expect([kept!.clientOrderId, kept!.fee.toFixed(), kept!.feeAsset]).toEqual([8, '0.2', 'USDT']);
  });

  it('tell whether a report changed anything', () => {
    const ledger = new OrderLedger();
    expect(ledger.applyChange(order({ updatedAt: 2 }))).toBe(true);
    expect(ledger.applyChange(order({ updatedAt: 2 }))).toBe(false);
    expect(ledger.applyChange(order({ updatedAt: 1, price: decimal('1') }))).toBe(false);
    expect(ledger.applyChange(order({ updatedAt: 2, price: decimal('1') }))).toBe(true);
    expect(ledger.applyChange(order({ updatedAt: 2, price: decimal('1'), executed: decimal('0.01') }))).toBe(true);
    // Of one instant less executed is the older report, whatever else it says.
    expect(ledger.applyChange(order({ updatedAt: 2, price: decimal('2') }))).toBe(false);
    expect(ledger.value()[0]!.price!.toFixed()).toBe('1');
    expect(ledger.applyChange(order({ updatedAt: 2, status: 'CANCELLED' }))).toBe(true);
  });

  it('forget what a snapshot after a reconnect no longer lists, though no report said so (F26)', () => {
    const ledger = new OrderLedger();
    ledger.applyChange(order({ updatedAt: 1 }));
    ledger.beginSnapshot();
    ledger.applySnapshot([]);
    expect(ledger.value()).toEqual([]);
  });
});
