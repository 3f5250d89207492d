import { decimal, zero } from '../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Fill, Order } from '../../../../src/domain/trading/order';
import { algoTimeline, firedOf, orderTimeline } from '../../../../src/domain/trading/order-timeline';
import { fc } from '../../../support/properties';

const order = (change: Partial<Order> = {}): Order => ({
  orderId: '7',
  clientOrderId: 0,
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  status: 'FILLED',
  price: decimal('100'),
  quantity: decimal('3'),
  executed: decimal('3'),
  fee: zero,
  feeAsset: 'BTC',
  createdAt: 1_000,
  updatedAt: 9_000,
  ...change,
});
const fill = (id: string, at: number, quantity: string, orderId = '7'): Fill => ({
  id,
  orderId,
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  price: decimal('100'),
  quantity: decimal(quantity),
  fee: zero,
  feeAsset: 'BTC',
  maker: true,
  at,
});

describe('what became of an order', () => {
  it('is placed, filled in parts and ended, and leaves the fills of others out', () => {
    const events = orderTimeline(order(), [fill('b', 5_000, '2'), fill('x', 4_000, '9', '8'), fill('a', 3_000, '1')]);
    expect(events.map((event) => [event.kind, event.at])).toEqual([
      ['placed', 1_000],
      ['filled', 3_000],
      ['filled', 5_000],
      ['ended', 9_000],
    ]);
    expect(events[2]).toMatchObject({ total: decimal('3') });
    expect(events[3]).toMatchObject({ status: 'FILLED' });
  });

  it('has no end while it waits', () => {
    expect(orderTimeline(order({ status: 'NEW' }), []).map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('adds its parts up to what was filled, in whatever order they come', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.infiniteStream(fc.nat(8_000)), (amounts, times) => {
        const fills = amounts.map((amount, id) => fill(String(id), 1_000 + times.next().value!, String(amount)));
        const filled = orderTimeline(order(), fills).filter((event) => event.kind === 'filled');
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(filled.at(-1)!.total.eq(sum)).toBe(true);
        expect(filled.every(({ at }, place) => at >= (filled[place - 1]?.at ?? 0))).toBe(true);
      }),
    );
  });
});

describe('what became of a conditional order', () => {
  const ended = {
    algoOrderId: '1',
    status: 'CANCELLED',
    updatedAt: 9_000,
    legs: [] as readonly AlgoOrder[],
  } as AlgoOrder;

  it('is placed, set off at a price, and ended', () => {
    const set = { triggered: true, triggeredAt: 5_000, triggerTradePrice: decimal('99') };
    const order: AlgoOrder = { ...ended, ...set, createdAt: 1_000 };
    expect(algoTimeline(order)).toEqual([
      { kind: 'placed', at: 1_000 },
      { kind: 'triggered', at: 5_000, price: decimal('99') },
      { kind: 'ended', at: 9_000, status: 'CANCELLED' },
    ]);
  });

  const leg = (algoOrderId: string, algoType: AlgoOrder['algoType'], change: Partial<AlgoOrder> = {}) =>
    ({ ...ended, algoOrderId, algoType, triggerPrice: decimal('99'), triggered: false, ...change }) as AlgoOrder;
  const fired = (triggeredAt?: number) => ({ triggered: true, triggeredAt, triggerTradePrice: decimal('98') });

  it('tells which part of a group was set off and when, though the group has no time itself', () => {
    const legs = [leg('2', 'TAKE_PROFIT'), leg('3', 'STOP_LOSS', fired(5_000))];
    const group: AlgoOrder = { ...ended, algoType: 'POSITIONAL_TP_SL', triggered: true, legs };
    expect(firedOf(group)).toEqual([legs[1]]);
    expect(algoTimeline(group)).toEqual([
      { kind: 'triggered', at: 5_000, price: decimal('98'), leg: 'STOP_LOSS' },
      { kind: 'ended', at: 9_000, status: 'CANCELLED' },
    ]);
  });

  it('tells of an entry that was set off before what closes it again, in their order', () => {
    const legs = [leg('2', 'TAKE_PROFIT', fired(7_000)), leg('3', 'STOP_LOSS', fired(5_000))];
    const entry = leg('1', 'STOP_BRACKET', { ...fired(2_000), legs });
    expect(firedOf(entry).map(({ algoOrderId }) => algoOrderId)).toEqual(['1', '3', '2']);
    const unknown = leg('1', 'STOP_BRACKET', { ...fired(2_000), legs: [leg('3', 'STOP_LOSS', fired())] });
    expect(firedOf(unknown).map(({ algoOrderId }) => algoOrderId)).toEqual(['1', '3']);
  });

  it('was set off at a time that nobody knows, or not at all', () => {
    const group: AlgoOrder = { ...ended, triggered: true, legs: [leg('2', 'STOP_LOSS')] };
    expect(algoTimeline(group)[0]).toEqual({ kind: 'triggered', at: undefined, price: undefined });
    expect(firedOf({ ...group, triggered: false })).toEqual([]);
    expect(firedOf({ ...group, triggered: false, triggeredAt: 5_000 })).toEqual([]);
  });

  it('ends with why the exchange refused it', () => {
    const refused = { ...ended, status: 'REJECTED', reason: 'insufficientBalance' } as AlgoOrder;
    expect(algoTimeline(refused)).toEqual([
      { kind: 'ended', at: 9_000, status: 'REJECTED', reason: 'insufficientBalance' },
    ]);
    expect(algoTimeline({ ...refused, reason: '' })).toEqual([{ kind: 'ended', at: 9_000, status: 'REJECTED' }]);
  });

  it('is no more than its end where nothing else is known', () => {
    expect(algoTimeline(ended)).toEqual([{ kind: 'ended', at: 9_000, status: 'CANCELLED' }]);
  });
});

it('an order that waits has been placed, and nothing else happened to it', () => {
  expect(orderTimeline(order({ status: 'NEW' }), [])).toEqual([{ kind: 'placed', at: 1_000 }]);
});
