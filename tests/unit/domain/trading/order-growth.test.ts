import { decimal } from '../../../../src/domain/shared/decimal';
import { grownOrders, isAsWanted, type WantedChange } from '../../../../src/domain/trading/order-growth';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Order } from '../../../../src/domain/trading/order';

const bid = {
  orderId: '1',
  symbol: 'PERP_BTC_USDT',
  side: 'BUY',
  price: decimal('100'),
  quantity: decimal('2'),
  executed: decimal('0.5'),
} as Order;
const waiting = (change: Partial<AlgoOrder>): AlgoOrder =>
  ({
    algoOrderId: '7',
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    algoType: 'STOP',
    childType: 'MARKET',
    positionSide: 'BOTH',
    quantity: decimal('2'),
    executed: decimal(0),
    reduceOnly: false,
    legs: [],
    ...change,
  }) as AlgoOrder;
const grown = (order: Order | AlgoOrder, change: WantedChange): readonly string[] =>
  grownOrders(order, change).map(
    ({ orderId, price, quantity }) => `${orderId}: ${quantity?.toFixed()} at ${price?.toFixed() ?? 'market'}`,
  );

describe('what a change makes larger', () => {
  it.each([
    ['a larger quantity', { quantity: decimal('3') }, ['1: 3 at 100']],
    ['a higher price', { price: decimal('101') }, ['1: 2 at 101']],
    ['a larger quantity of less value', { price: decimal('10'), quantity: decimal('3') }, ['1: 3 at 10']],
    ['a smaller quantity', { quantity: decimal('1') }, []],
    ['a lower price', { price: decimal('99') }, []],
    ['the same', { price: decimal('100') }, []],
  ] as const)('of an order: %s', (_case, change, expected) => {
    expect(grown(bid, change)).toEqual(expected);
  });

  it('is nothing whose quantity nobody knows, and at market whatever has a larger quantity', () => {
    expect(grown({ ...bid, quantity: undefined }, { price: decimal('101') })).toEqual([]);
    expect(grown({ ...bid, quantity: undefined }, { quantity: decimal('3') })).toEqual([]);
    expect(grown({ ...bid, price: undefined }, { quantity: decimal('1') })).toEqual([]);
    // What had no price before is not dearer for having one.
    expect(grown({ ...bid, price: undefined }, { price: decimal('101') })).toEqual([]);
  });

  it('is of a group the leg that was changed, and each where all were', () => {
    const legs = [
      waiting({ algoOrderId: '8', algoType: 'TAKE_PROFIT', triggerPrice: decimal('100') }),
      waiting({ algoOrderId: '9', algoType: 'STOP_LOSS', triggerPrice: decimal('100') }),
    ];
    for (const algoType of ['OCO', 'TP_SL', 'POSITIONAL_TP_SL'] as const) {
      const group = waiting({ algoType, legs });
      expect(grown(group, { legs: [{ algoOrderId: '9', quantity: decimal('3') }] })).toEqual(['9: 3 at 100']);
      expect(grown(group, { quantity: decimal('3') })).toEqual(['8: 3 at 100', '9: 3 at 100']);
      expect(grown(group, {})).toEqual([]);
    }
  });

  it('is never an order that can only close, in hedge mode by its side', () => {
    expect(grown({ ...bid, reduceOnly: true }, { quantity: decimal('3') })).toEqual([]);
    expect(grown({ ...bid, positionSide: 'SHORT' }, { quantity: decimal('3') })).toEqual([]);
    expect(grown({ ...bid, positionSide: 'LONG' }, { quantity: decimal('3') })).toHaveLength(1);
  });

  it('is a conditional order by where it is set off, or by its limit', () => {
    expect(grown(waiting({ triggerPrice: decimal('100') }), { triggerPrice: decimal('110') })).toEqual(['7: 2 at 110']);
    expect(
      grown(waiting({ triggerPrice: decimal('100'), price: decimal('105'), childType: 'LIMIT' }), {
        triggerPrice: decimal('104'),
      }),
    ).toEqual([]);
    expect(grown(waiting({ algoType: 'TRAILING_STOP' }), { quantity: decimal('3') })).toEqual(['7: 3 at market']);
  });

  it('is each leg of a group that could open something, and the entry of a bracket without what closes it', () => {
    const leg = (algoOrderId: string, change: Partial<AlgoOrder>): AlgoOrder =>
      waiting({ algoOrderId, triggerPrice: decimal('100'), ...change });
    const oco = waiting({
      algoType: 'OCO',
      legs: [leg('8', { algoType: 'TAKE_PROFIT' }), leg('9', { algoType: 'STOP_LOSS', reduceOnly: true })],
    });
    expect(grown(oco, { quantity: decimal('3') })).toEqual(['8: 3 at 100']);
    const bracket = waiting({
      algoType: 'BRACKET',
      price: decimal('100'),
      legs: [waiting({ algoType: 'POSITIONAL_TP_SL', legs: [leg('9', { childType: 'CLOSE_POSITION' })] })],
    });
    expect(
      grown(bracket, { quantity: decimal('3'), legs: [{ algoOrderId: '9', triggerPrice: decimal('120') }] }),
    ).toEqual(['7: 3 at 100']);
  });
});

it('is done once every figure is as it was wanted', () => {
  expect(isAsWanted(bid, { price: decimal('100.0') })).toBe(true);
  expect(isAsWanted(bid, { price: decimal('100'), quantity: decimal('3') })).toBe(false);
  const group = waiting({
    algoType: 'POSITIONAL_TP_SL',
    legs: [waiting({ algoOrderId: '8', triggerPrice: decimal('90') })],
  });
  expect(isAsWanted(group, { legs: [{ algoOrderId: '8', triggerPrice: decimal('90') }] })).toBe(true);
  expect(isAsWanted(group, { legs: [{ algoOrderId: '8', triggerPrice: decimal('91') }] })).toBe(false);
  const both = waiting({
    algoType: 'OCO',
    legs: [waiting({ algoOrderId: '8', triggerPrice: decimal('90') }), waiting({ algoOrderId: '9' })],
  });
  // One leg that is right does not make up for another that is not.
  expect(isAsWanted(both, { legs: [{ algoOrderId: '9', triggerPrice: decimal('80') }] })).toBe(false);
  expect(isAsWanted({ ...bid, price: undefined }, { price: decimal('100') })).toBe(false);
});

it('a group whose legs nobody told of counts by itself', () => {
  expect(grown(waiting({ algoType: 'OCO' }), { quantity: decimal('3') })).toEqual(['7: 3 at market']);
});

it('the quantity of a bracket is that of its entry, not of what closes it', () => {
  const leg = waiting({ algoOrderId: '9', quantity: decimal('2') });
  const bracket = waiting({ algoType: 'BRACKET', quantity: decimal('3'), legs: [leg] });
  expect(isAsWanted(bracket, { quantity: decimal('3') })).toBe(true);
  expect(isAsWanted(waiting({ ...bracket, algoType: 'OCO' }), { quantity: decimal('3') })).toBe(false);
});
