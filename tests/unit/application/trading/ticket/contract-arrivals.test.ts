import { arrivals } from '../../../../../src/application/trading/ticket/contract-arrivals';
import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { fillParts } from '../../../../../src/domain/trading/contract-order';
import { setUp } from './margin-fakes';

/** What each way is: its price, whether it waits there, the mark it is reckoned at, and how much it would meet. */
function ways(type: OrderKind, more: Record<string, string>, change: object = {}, circumstances: object = {}) {
  const { order, means, write } = setUp();
  write(type, { price: '100', size: '1', more, ...change });
  const margin = means.position.margin!;
  const side = order.fields.text.side;
  return arrivals(order, { side, margin, reduceOnly: false, ...circumstances }).map((arrival) => [
    String(arrival.order.limit),
    arrival.order.rests ? 'waits' : 'takes',
    arrival.order.type,
    String(arrival.margin.mark),
    Number(arrival.order.walk.depth) > 0,
  ]);
}

describe('the ways in which an order of a perpetual may come', () => {
  it.each([
    ['STOP_MARKET', { trigger: '120' }, [['120', 'takes', 'MARKET', '120', true]]],
    ['STOP_MARKET', {}, [['101', 'takes', 'MARKET', '100', true]]],
    ['STOP_LIMIT', { trigger: '120' }, [['100', 'waits', 'LIMIT', '120', false]]],
    ['STOP_LIMIT', { trigger: '0' }, [['100', 'waits', 'LIMIT', '100', false]]],
    ['STOP_LIMIT', { trigger: 'x' }, [['100', 'waits', 'LIMIT', '100', false]]],
    ['OCO', {}, [['100', 'waits', 'LIMIT', '100', false]]],
    [
      'OCO',
      { trigger: '120' },
      [
        ['100', 'waits', 'LIMIT', '100', false],
        ['120', 'takes', 'MARKET', '120', true],
      ],
    ],
    [
      'OCO',
      { trigger: '120', stopPrice: '121' },
      [
        ['100', 'waits', 'LIMIT', '100', false],
        ['121', 'waits', 'LIMIT', '120', false],
      ],
    ],
    ['TRAILING_STOP', {}, [['101', 'takes', 'MARKET', '100', true]]],
    ['TRAILING_STOP', { activation: '90' }, [['90', 'takes', 'MARKET', '90', true]]],
    [
      'SCALED',
      { from: '90', to: '110' },
      [
        ['100', 'waits', 'LIMIT', '100', false],
        ['90', 'waits', 'LIMIT', '100', false],
        ['110', 'waits', 'LIMIT', '100', false],
      ],
    ],
    ['SCALED', { from: '90' }, [['101', 'waits', 'LIMIT', '100', false]]],
    ['SCALED', { to: '90' }, [['101', 'waits', 'LIMIT', '100', false]]],
    ['TWAP', {}, [['101', 'takes', 'MARKET', '100', true]]],
  ] as const)('are those of %s %j', (type, more, expected) => {
    expect(ways(type, more)).toEqual(expected);
  });

  it('are reckoned by what its parts would trade at, once that is known', () => {
    const orders = ['90', '118'].map((price) => ({ price: decimal(price), quantity: decimal('1') }));
    const course = { orders, crossing: 0, taken: [], resting: orders };
    expect(ways('SCALED', { from: '90', to: '110' }, {}, { course })).toEqual([
      ['104', 'waits', 'LIMIT', '100', false],
      ['90', 'waits', 'LIMIT', '100', false],
      ['110', 'waits', 'LIMIT', '100', false],
    ]);
  });

  it('trade in parts: what crosses at the prices of the book, the rest at its own', () => {
    const { order, means, write } = setUp();
    write('SCALED', { size: '2', more: { from: '90', to: '110' } });
    const [from, to] = ['90', '110'].map((price) => ({ price: decimal(price), quantity: decimal('1') }));
    const taken = [{ price: decimal('101'), quantity: decimal('1') }];
    const course = { orders: [from!, to!], crossing: 1, taken, resting: [from!] };
    const [first] = arrivals(order, { side: 'BUY', margin: means.position.margin!, reduceOnly: false, course });
    expect(String(first!.order.limit)).toBe('100');
    const parts = fillParts(first!.order, decimal('2')).map((part) => [Number(part.price), part.maker]);
    expect(parts).toEqual([
      [101, false],
      [90, true],
    ]);
  });

  it('are one of the book, which meets what is there unless it only waits', () => {
    expect(ways('LIMIT', {}, { price: '102' })).toEqual([['102', 'waits', 'LIMIT', '100', true]]);
    expect(ways('LIMIT', {}, { price: '102', timing: 'POST_ONLY' })).toEqual([['102', 'waits', 'LIMIT', '100', false]]);
    expect(ways('LIMIT', {}, { price: '' })).toEqual([['101', 'waits', 'LIMIT', '100', true]]);
  });

  it('are as far as an order at market may go', () => {
    expect(ways('MARKET', {})).toEqual([['1000000', 'takes', 'MARKET', '100', true]]);
    expect(ways('MARKET', {}, { side: 'SELL' })).toEqual([['0.5', 'takes', 'MARKET', '100', true]]);
    expect(ways('MARKET', { slippage: '1' })).toEqual([['102', 'takes', 'LIMIT', '100', true]]);
  });

  it('are none where no price is known or nobody is on the other side', () => {
    const { order, means, write, fields } = setUp();
    write('MARKET', { size: '1' });
    const margin = means.position.margin!;
    const none = (side: 'BUY' | 'SELL') => arrivals(order, { side, margin, reduceOnly: false });
    (fields.book as unknown as { bids: unknown[] }).bids.length = 0;
    expect([none('SELL'), none('BUY').length]).toEqual([[], 1]);
    (fields.book as unknown as { asks: unknown[] }).asks.length = 0;
    expect(none('BUY')).toEqual([]);
    write('TWAP');
    expect(none('BUY')).toEqual([]);
  });

  it('say whether they only reduce, and on which side they are', () => {
    const { order, means, write } = setUp();
    write('TWAP', { size: '1' });
    const margin = means.position.margin!;
    expect(arrivals(order, { side: 'SELL', margin, reduceOnly: true })[0]!.order).toMatchObject({
      side: 'SELL',
      reduceOnly: true,
    });
  });
});

describe('a ticket of a perpetual', () => {
  it('is bracketed by what closes it again, where it opens something and stays', () => {
    const { order, write } = setUp();
    write('LIMIT', { price: '100', size: '1' });
    expect([order.bracketable, order.bracketed]).toEqual([true, false]);
    write('LIMIT', { more: { takeProfit: '120' } });
    expect(order.bracketed).toBe(true);
    write('LIMIT', { more: { stopLoss: '90' } });
    expect(order.bracketed).toBe(true);
    write('LIMIT', { choices: { expiry: '5' } });
    expect(order.bracketed).toBe(false);
    write('LIMIT', { choices: {}, timing: 'IOC' });
    expect(order.bracketed).toBe(false);
  });

  it('shows no part of itself alone, nor is it kept from slipping, where it is bracketed', () => {
    const { order, write } = setUp();
    write('LIMIT', { price: '100', size: '1', more: { stopLoss: '90', visible: '0.5' } });
    expect(order.draft).not.toHaveProperty('visible');
    expect(order.draft).not.toHaveProperty('timing');
    write('MARKET', { more: { stopLoss: '90', slippage: '1' } });
    expect(order.draft.type).toBe('MARKET');
    write('MARKET', { more: { slippage: '1' } });
    expect(order.draft).toMatchObject({ type: 'LIMIT', timing: 'IOC' });
  });

  it('says that it only reduces where it does, and of nothing that it does not do', () => {
    const { order, write } = setUp();
    write('LIMIT', { price: '100', size: '1', reduceOnly: true });
    expect(order.draft.reduceOnly).toBe(true);
    write('MARKET', { more: { slippage: '1' } });
    expect(order.draft.reduceOnly).toBe(true);
    write('LIMIT', { reduceOnly: false, more: {} });
    expect(Object.keys(order.draft).sort()).toEqual(['price', 'quantity', 'side', 'type']);
    write('MARKET', { timing: 'BID' });
    expect(Object.keys(order.draft).sort()).toEqual(['price', 'quantity', 'side', 'type']);
  });

  it.each([
    ['SCALED', { from: '90', to: '110' }, '0.1'],
    ['OCO', { trigger: '120' }, '0.1'],
    ['TWAP', {}, '0.202'],
    ['STOP_MARKET', { trigger: '100' }, '0.2'],
  ] as const)('is charged as what waits or as what takes: %s', (type, more, fee) => {
    const { order, write, fields } = setUp();
    order.charge({ maker: decimal('0.001'), taker: decimal('0.002') });
    write(type, { price: '100', size: '1', side: 'SELL', more });
    fields.chooseSide('SELL');
    if (type === 'TWAP') fields.chooseSide('BUY');
    const { estimate } = order;
    const cost = Number(estimate?.fee) * (type === 'TWAP' ? 101 : 1);
    expect(cost).toBeCloseTo(Number(fee));
  });
});
