import { fc } from '../../../support/properties';
import { decimal, isMultipleOf } from '../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import {
  endingWith,
  isMovable,
  newPrice,
  orderLines,
  positionLines,
  shownLinePrice,
  triggerLines,
} from '../../../../src/domain/trading/price-line';
import type { Position } from '../../../../src/domain/trading/position';
import { order } from '../../application/trading/trading-fakes';
import { bitcoin } from './instruments';

const { symbol } = bitcoin;
const algo = (change: Partial<AlgoOrder>): AlgoOrder =>
  ({
    algoOrderId: '1',
    symbol,
    algoType: 'STOP',
    status: 'NEW',
    triggered: false,
    triggerPrice: decimal('59000'),
    legs: [],
    ...change,
  }) as AlgoOrder;

it('draws the orders of a market that have a price', () => {
  const orders = [
    order({ orderId: '1', price: decimal('60000') }),
    order({ orderId: '2', price: undefined }),
    order({ orderId: '3', symbol: 'SPOT_ETH_USDT', price: decimal('3000') }),
  ];
  expect(orderLines(symbol, orders).map(({ id, price }) => [id, price.toString()])).toEqual([['order 1', '60000']]);
});

it('draws each leg that still waits for its price', () => {
  const legs = [
    algo({ algoOrderId: '2', algoType: 'TAKE_PROFIT', triggerPrice: decimal('65000') }),
    algo({ algoOrderId: '3', triggered: true }),
    algo({ algoOrderId: '4', status: 'CANCELLED' }),
  ];
  const root = algo({ triggerPrice: undefined, legs });
  expect(triggerLines(symbol, [root, algo({ algoOrderId: '9', symbol: 'SPOT_ETH_USDT' })]).map(({ id }) => id)).toEqual(
    ['trigger 2'],
  );
});

it('knows which lines end with one: all of its group, but nothing of what a begun entry has opened', () => {
  const legs = [
    algo({ algoOrderId: '2', algoType: 'TAKE_PROFIT', triggerPrice: decimal('65000') }),
    algo({ algoOrderId: '3', algoType: 'STOP_LOSS' }),
  ];
  const bracket = { algoType: 'BRACKET', triggerPrice: undefined, orderId: '70', legs } as const;
  const endsOf = (root: AlgoOrder, id: string) => {
    const entry = order({ orderId: '70', price: decimal('60000') });
    const lines = [
      ...orderLines(symbol, [entry, order({ orderId: '71' })]),
      ...triggerLines(symbol, [root, algo({ algoOrderId: '9' })]),
    ];
    return endingWith(
      lines.filter(isMovable).find((line) => line.id === id)!,
      lines,
    ).map((line) => line.id);
  };
  const waiting = algo({ ...bracket, executed: decimal('0') });
  expect(endsOf(waiting, 'trigger 2')).toEqual(['order 70', 'trigger 3']);
  expect(endsOf(waiting, 'order 70')).toEqual(['trigger 2', 'trigger 3']);
  expect([endsOf(waiting, 'order 71'), endsOf(waiting, 'trigger 9')]).toEqual([[], []]);
  expect(endsOf(algo({ ...bracket, executed: decimal('0.1') }), 'order 70')).toEqual([]);
});

it('draws where a position was opened and where it would be liquidated', () => {
  const position = {
    symbol,
    positionSide: 'BOTH',
    holding: decimal('-0.5'),
    averageOpenPrice: decimal('60000'),
  } as Position;
  expect(positionLines(symbol, [position]).map(({ kind }) => kind)).toEqual(['entry']);
  expect(positionLines(symbol, [{ ...position, liquidationPrice: decimal('70000') }]).map(({ kind }) => kind)).toEqual([
    'entry',
    'liquidation',
  ]);
  expect(positionLines(symbol, [{ ...position, holding: decimal('0') }])).toEqual([]);
});

describe('a line that is put down', () => {
  const line = { price: decimal('60000') };

  it('lies on the tick, where an order may be', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e9, noNaN: true }), (price) => {
        const put = newPrice(line, price, bitcoin);
        if (!put) return;
        expect(isMultipleOf(put.minus(bitcoin.minimumPrice), bitcoin.tick)).toBe(true);
        expect(put.gte(bitcoin.minimumPrice) && put.lte(bitcoin.maximumPrice)).toBe(true);
      }),
    );
  });

  it('is not moved where it stays on its tick', () => {
    expect(newPrice(line, 60000.004, bitcoin)).toBeUndefined();
    expect(newPrice(line, Number.NaN, bitcoin)).toBeUndefined();
    expect(newPrice(line, 60000.006, bitcoin)?.toString()).toBe('60000.01');
  });
});

it('lets orders and triggers be moved, and what a position is made of stay', () => {
  const position = (change: Partial<Position>) =>
    ({
      symbol,
      positionSide: 'LONG',
      holding: decimal('1'),
      averageOpenPrice: decimal('60000'),
      ...change,
    }) as Position;
  const held = position({ liquidationPrice: decimal('50000') });
  const lines = [
    ...orderLines(symbol, [order({ price: decimal('60000') })]),
    ...triggerLines(symbol, [algo({})]),
    ...positionLines(symbol, [held, position({ symbol: 'PERP_ETH_USDT' })]),
  ];
  expect(lines.map((line) => [line.id, line.kind, isMovable(line), line.symbol])).toEqual([
    ['order 1', 'order', true, symbol],
    ['trigger 1', 'trigger', true, symbol],
    ['entry LONG', 'entry', false, symbol],
    ['liquidation LONG', 'liquidation', false, symbol],
  ]);
  expect(lines.slice(2).every((line) => 'position' in line && line.position === held)).toBe(true);
});

it('has one line where both legs of a hedged contract are liquidated', () => {
  const leg = (positionSide: 'LONG' | 'SHORT', end: string) =>
    ({
      ...{ symbol, positionSide, marginMode: 'CROSS', averageOpenPrice: decimal('60000'), markPrice: decimal('60000') },
      holding: decimal(positionSide === 'LONG' ? '1' : '-0.4'),
      liquidationPrice: decimal(end),
    }) as Position;
  const lines = positionLines(symbol, [leg('LONG', '50000.123'), leg('SHORT', '50000.123')]);
  expect(lines.map(({ id }) => id)).toEqual(['entry LONG', 'liquidation LONG', 'entry SHORT']);
  // Of either leg it is shown at the tick that a falling mark comes to first.
  for (const side of ['LONG', 'SHORT'] as const)
    expect(shownLinePrice(positionLines(symbol, [leg(side, '50000.123')])[1]!, 2).toFixed()).toBe('50000.13');
  expect(positionLines(symbol, [leg('LONG', '50000'), leg('SHORT', '70000')])).toHaveLength(4);
});

it('has its lines at the prices that the list of positions shows', () => {
  const shown = (holding: string) =>
    positionLines(symbol, [
      {
        symbol,
        positionSide: 'BOTH',
        holding: decimal(holding),
        averageOpenPrice: decimal('60000.126'),
        liquidationPrice: decimal('55000.125'),
      } as Position,
    ]).map((line) => shownLinePrice(line, 2).toFixed());
  expect([shown('1'), shown('-1')]).toEqual([
    ['60000.13', '55000.13'],
    ['60000.13', '55000.12'],
  ]);
});
