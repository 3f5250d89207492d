import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { flushPromises } from '../../../../support/fake-scheduler';
import { spotTicket } from './ticket-fakes';

const symbol = 'SPOT_BTC_USDT';
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** A ticket of a kind that is more than one order of the book, once what that takes is there. */
async function ticket(type: OrderKind, more: Record<string, string> = {}, change: object = {}) {
  const world = spotTicket({ USDT: '100000', BTC: '500' });
  world.fields.write({ type, size: '1', more, ...change });
  await flushPromises(24);
  const { conditional: waiting, sliced } = world.ticket.composition;
  if (!waiting || !sliced) throw new Error('not there');
  return { ...world, waiting, sliced };
}

describe('orders of more than one part', () => {
  it('come once they are needed, and keep the ticket back until then', async () => {
    const { ticket: own, fields, state } = spotTicket();
    expect([own.composition.conditional, own.composition.sliced, own.composition.running]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    state.missing = true;
    fields.choose({ type: 'STOP_MARKET' });
    await flushPromises(24);
    expect([own.submit(), own.composition.failed]).toEqual(['ignored', true]);
    state.missing = false;
    own.complete();
    await flushPromises(24);
    expect(own.composition.failed).toBe(false);
    expect(own.program).toBe(own.composition.conditional);
    expect(own.composition.running?.list.current).toEqual([]);
    fields.choose({ type: 'TWAP' });
    expect(own.program).toBe(own.composition.sliced);
    fields.choose({ type: 'LIMIT' });
    expect(own.program).toBe(own.composition.single);
  });
});

describe('an order that waits for a price', () => {
  it.each([
    [
      'STOP_MARKET',
      { trigger: '120' },
      {},
      { algoType: 'STOP', childType: 'MARKET', triggerPrice: '120', triggerPriceType: 'MARKET_PRICE' },
      'stop',
    ],
    [
      'STOP_LIMIT',
      { trigger: '120' },
      { price: '121' },
      { algoType: 'STOP', childType: 'LIMIT', triggerPrice: '120', price: '121' },
      'stop',
    ],
    ['TRAILING_STOP', { distance: '1' }, {}, { algoType: 'TRAILING_STOP', callbackRate: '0.01' }, 'trailing'],
    [
      'TRAILING_STOP',
      { distance: '5', activation: '90' },
      { choices: { distanceBy: 'value' } },
      { algoType: 'TRAILING_STOP', callbackValue: '5', activatedPrice: '90' },
      'trailing',
    ],
    [
      'OCO',
      { trigger: '120', stopPrice: '125' },
      { price: '90' },
      { algoType: 'OCO', legs: [{ price: '90' }, { triggerPrice: '120', price: '125' }] },
      'oco',
    ],
  ] as const)('goes out as it was written: %s %j', async (type, more, change, sent, reason) => {
    const { ticket: own, conditional, preferences } = await ticket(type, more, change);
    expect(own.problems).toEqual([]);
    preferences.asked.add(reason);
    expect([own.submit(), own.confirming]).toEqual(['confirming', reason]);
    await own.send();
    expect(conditional.sent).toMatchObject([{ symbol, side: 'BUY', quantity: '1', ...sent }]);
    expect(own.outcome).toMatchObject({ kind: 'placed' });
  });

  it('is kept back by a field that is missing or no number', async () => {
    const { ticket: own, fields, waiting } = await ticket('STOP_MARKET');
    expect(waiting.problem('trigger')).toMatchObject({ reason: 'missing' });
    expect(own.submit()).toBe('problems');
    expect([...fields.touched]).toContain('trigger');
    fields.typeMore('trigger', '120');
    expect([waiting.problem('trigger'), waiting.faulty]).toEqual([undefined, false]);
    fields.typeMore('activation', 'x');
    expect(waiting.faulty).toBe(true);
  });

  it('says whether the price that sets it off lies above the market', async () => {
    const { fields, waiting } = await ticket('STOP_MARKET', { trigger: '120' });
    expect([waiting.rises, String(waiting.current), String(waiting.entry)]).toEqual([true, '100', '120']);
    fields.typeMore('trigger', '90');
    expect(waiting.rises).toBe(false);
    fields.typeMore('trigger', '');
    expect(waiting.rises).toBeUndefined();
  });

  it('is set off by the last price on a spot market, whatever was chosen', async () => {
    const { fields, waiting } = await ticket('STOP_MARKET', { trigger: '120' });
    fields.pick('triggerBy', 'MARK_PRICE');
    expect(waiting.triggerBy).toBe('MARKET_PRICE');
    expect([waiting.distanceBy, waiting.targetUnit]).toEqual(['rate', 'price']);
    fields.pick('targetUnit', 'percent');
    expect(waiting.targetUnit).toBe('percent');
    fields.pick('targetUnit', 'else');
    expect(waiting.targetUnit).toBe('price');
  });

  it('has targets by the price that they stand for, and what they win by what they risk', async () => {
    const { fields, waiting } = await ticket('STOP_MARKET', { takeProfit: '120', stopLoss: '90' });
    fields.write({ type: 'LIMIT', price: '100' });
    expect([String(waiting.target('takeProfit')), String(waiting.target('stopLoss'))]).toEqual(['120', '90']);
    expect(String(waiting.rewardByRisk)).toBe('2');
    expect(plain(waiting.draft)).toMatchObject({ kind: 'BRACKET', price: '100', takeProfit: '120', stopLoss: '90' });
    expect([waiting.reasons, waiting.targets]).toEqual([['bracket'], undefined]);
    fields.typeMore('stopLoss', '');
    expect([waiting.target('stopLoss'), waiting.rewardByRisk]).toEqual([undefined, undefined]);
    fields.write({ type: 'MARKET' });
    expect(plain(waiting.draft)).not.toHaveProperty('price');
    fields.write({ type: 'TWAP' });
    expect([waiting.draft, waiting.problems]).toEqual([undefined, []]);
  });
});

describe('an order in parts', () => {
  it('at several prices goes out at once, as fast as the exchange takes it', async () => {
    const {
      ticket: own,
      sliced,
      sender,
      time,
      preferences,
    } = await ticket('SCALED', { from: '90', to: '100', count: '3' }, { size: '3' });
    expect([sliced.scaled, sliced.slicing, sliced.fields]).toEqual([true, 'flat', ['from', 'to', 'count']]);
    expect(plain(sliced.parts)).toEqual([
      { price: '90', quantity: '1' },
      { price: '95', quantity: '1' },
      { price: '100', quantity: '1' },
    ]);
    expect([String(sliced.estimate?.averagePrice), sliced.faulty]).toEqual(['95', false]);
    preferences.asked.add('scaled');
    expect([own.submit(), own.confirming]).toEqual(['confirming', 'scaled']);
    await own.send();
    await time.settle(1, 1);
    await time.settle(249, 1);
    expect(sender.sent).toEqual([{ symbol, side: 'BUY', type: 'LIMIT', price: '90', quantity: '1' }]);
    await time.settle(1, 1);
    expect(sender.sent).toHaveLength(2);
    await time.settle(251, 1);
    expect(sender.sent).toHaveLength(3);
    expect(own.composition.running?.list.current).toMatchObject([{ kind: 'SCALED', parts: 3, status: 'done' }]);
  });

  it('at prices that meet the market costs what the market asks, and its taker fee', async () => {
    const { ticket: own, fields } = await ticket('SCALED', { from: '100', to: '103', count: '4' }, { size: '4' });
    own.order.charge({ maker: decimal('0.001'), taker: decimal('0.002') });
    const { course, estimate } = own.order;
    expect([course?.orders.length, course?.crossing]).toEqual([4, 3]);
    expect([estimate?.notional, estimate?.averagePrice, estimate?.fee].map(String)).toEqual(['405', '101.25', '0.007']);
    fields.write({ type: 'TWAP' });
    expect([own.order.course, String(own.order.estimate?.notional)]).toEqual([undefined, '404']);
  });

  it('over a time comes at market, evenly', async () => {
    const { ticket: own, sliced, sender, time, preferences } = await ticket('TWAP', { minutes: '2', count: '4' });
    expect([sliced.fields, sliced.estimate, sliced.minutes, sliced.faulty]).toEqual([
      ['minutes', 'count'],
      undefined,
      2,
      false,
    ]);
    preferences.asked.add('twap');
    expect([own.submit(), own.confirming]).toEqual(['confirming', 'twap']);
    await own.send();
    await time.settle(1, 1);
    await time.settle(29_999, 1_000);
    expect(sender.sent).toEqual([{ symbol, side: 'BUY', type: 'MARKET', quantity: '0.25' }]);
    await time.settle(65_000, 1_000);
    expect(sender.sent).toHaveLength(4);
    expect(own.composition.running?.list.current).toMatchObject([{ kind: 'TWAP', parts: 4 }]);
    // What is still to be sent has not been placed.
    expect(plain(own.outcome)).toEqual({ kind: 'started', program: 'TWAP', side: 'BUY', quantity: '1', symbol });
  });

  it.each([
    ['', 'missing'],
    ['1', 'count'],
    ['2', undefined],
    ['2.5', 'count'],
    ['100000', 'count'],
  ])('has two parts at least, in a number that can be counted: %s', async (count, problem) => {
    const { sliced } = await ticket('TWAP', { minutes: '2', count });
    expect([sliced.problem('count'), sliced.faulty]).toEqual([problem, problem !== undefined]);
    expect(sliced.parts.length === 0).toBe(problem !== undefined);
  });

  it.each([
    ['', 'missing'],
    ['0', 'minutes'],
    ['1', undefined],
    ['1440', undefined],
    ['1441', 'minutes'],
    ['1.5', 'minutes'],
  ])('takes a minute at least and a day at most: %s', async (minutes, problem) => {
    const { sliced } = await ticket('TWAP', { minutes, count: '2' });
    expect([sliced.problem('minutes'), sliced.faulty]).toEqual([problem, problem !== undefined]);
  });

  it('is kept back where one part would be too small', async () => {
    const { sliced, fields } = await ticket('SCALED', { from: '90', to: '100', count: '20' });
    expect(sliced.problem('count')).toBe('part');
    fields.typeSize('10');
    expect([sliced.problem('count'), sliced.problem('from')]).toEqual([undefined, undefined]);
    fields.typeMore('from', '');
    expect([sliced.problem('from'), sliced.parts]).toEqual(['missing', []]);
    fields.typeSize('');
    fields.typeMore('from', '90');
    expect([sliced.parts, sliced.faulty]).toEqual([[], true]);
  });

  it('grows or shrinks towards its end where that was chosen', async () => {
    const { sliced, fields } = await ticket('SCALED', { from: '90', to: '100', count: '3' }, { size: '6' });
    const quantities = (): number[] => sliced.parts.map(({ quantity }) => Number(quantity));
    fields.pick('slicing', 'rising');
    expect(quantities()).toEqual(quantities().sort((a, b) => a - b));
    expect(new Set(quantities()).size).toBe(3);
    fields.pick('slicing', 'else');
    expect(quantities()).toEqual([2, 2, 2]);
  });
});
