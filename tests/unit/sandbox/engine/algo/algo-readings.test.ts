import { AlgoReadings } from '../../../../../sandbox/engine/algo/algo-readings';
import type { AlgoFilter, EngineAlgoOrder } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, stop, stopLoss, takeProfit, tree } from './algo-exchange';
import { contract } from '../test-exchange';

describe('conditional orders as they are read', () => {
  let exchange: AlgoExchange;
  /** What the stored history has, newest first. */
  let stored: EngineAlgoOrder[];
  let asked: unknown[];
  let readings: AlgoReadings;
  beforeEach(() => {
    exchange = new AlgoExchange();
    stored = [];
    asked = [];
    readings = new AlgoReadings(exchange.engine.algos, {
      order: (accountId, key) => {
        asked.push([accountId, key]);
        return stored.find(({ algoOrderId }) => algoOrderId === key.algoOrderId);
      },
      orders: (accountId, _filter, limit) => {
        asked.push([accountId, limit]);
        return { rows: stored.slice(0, limit), total: stored.length };
      },
    });
  });
  const ids = (filter: Partial<AlgoFilter> = {}) =>
    readings.orders('ann', { page: 1, size: 10, open: true, ...filter }).rows.map(({ algoOrderId }) => algoOrderId);

  it('are found by their own number or that of a leg, by whom they belong to', () => {
    const order = exchange.placed('ann', {
      algoType: 'TP_SL',
      side: 'SELL',
      quantity: 2,
      children: [takeProfit(105), stopLoss(95)],
    });
    for (const each of tree(order))
      expect(readings.order('ann', { algoOrderId: each.algoOrderId })?.algoOrderId).toBe(each.algoOrderId);
    expect(asked).toEqual([]);
    expect(readings.order('bob', { algoOrderId: order.algoOrderId })).toBeUndefined();
    expect(readings.order('ann', { algoOrderId: 999 })).toBeUndefined();
    expect(asked).toEqual([
      ['bob', { algoOrderId: order.algoOrderId }],
      ['ann', { algoOrderId: 999 }],
    ]);
  });

  it('are found by the number that their customer gave them', () => {
    exchange.placed('ann', stop('BUY', 104));
    const named = exchange.placed('ann', stop('BUY', 105), { clientAlgoOrderId: 7 });
    expect(readings.order('ann', { clientAlgoOrderId: 7 })?.algoOrderId).toBe(named.algoOrderId);
    expect(asked).toEqual([]);
    expect([readings.order('ann', { clientAlgoOrderId: 0 }), readings.order('bob', { clientAlgoOrderId: 7 })]).toEqual([
      undefined,
      undefined,
    ]);
    expect([readings.order('ann', { clientAlgoOrderId: 8 }), readings.order('ann', {})]).toEqual([
      undefined,
      undefined,
    ]);
    expect(asked).toHaveLength(4);
  });

  it('are found in the history once they have ended', () => {
    const order = exchange.placed('ann', stop('BUY', 104));
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: order.algoOrderId });
    stored = [order];
    expect(readings.order('ann', { algoOrderId: order.algoOrderId })).toBe(order);
  });

  it('are listed newest first, a page at a time, open ones together with those that ended', () => {
    const placed = [104, 105, 106, 107, 108].map((price) => exchange.placed('ann', stop('BUY', price)));
    exchange.placed('bob', stop('BUY', 104));
    const [a, b, c, d, e] = placed.map(({ algoOrderId }) => algoOrderId) as [number, number, number, number, number];
    for (const algoOrderId of [b, d]) exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId });
    stored = [placed[3]!, placed[1]!];
    const read = (filter: Partial<AlgoFilter>) => {
      const { rows, total } = readings.orders('ann', { page: 1, size: 10, ...filter });
      return [rows.map(({ algoOrderId }) => algoOrderId), total];
    };
    expect(read({})).toEqual([[e, d, c, b, a], 5]);
    expect([read({ size: 2 }), read({ size: 2, page: 2 }), read({ size: 2, page: 3 })]).toEqual([
      [[e, d], 5],
      [[c, b], 5],
      [[a], 5],
    ]);
    expect(asked.slice(1)).toEqual([
      ['ann', 2],
      ['ann', 4],
      ['ann', 6],
    ]);
    asked = [];
    expect(read({ open: true })).toEqual([[e, c, a], 3]);
    expect(asked).toEqual([]);
    expect(read({ open: false })).toEqual([[d, b], 2]);
  });

  it('are listed by what is asked of them', () => {
    const first = exchange.placed('ann', stop('BUY', 104), { tag: 'mine' });
    const second = exchange.placed('ann', stop('SELL', 95));
    const third = exchange.placed('ann', { algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5, callbackValue: 3 });
    exchange.placed('ann', stop('BUY', 103, { childType: 'LIMIT', price: 101 }));
    const [one, two, three, four] = ids().reverse();
    expect([one, two, three]).toEqual([first, second, third].map(({ algoOrderId }) => algoOrderId));
    expect([ids({ side: 'SELL' }), ids({ algoType: 'TRAILING_STOP' }), ids({ tag: 'mine' })]).toEqual([
      [three, two],
      [three],
      [one],
    ]);
    expect([ids({ symbol: 'SPOT_COIN_USDT' }), ids({ symbol: contract.symbol })]).toEqual([
      [four, three, two, one],
      [],
    ]);
    exchange.trade(103);
    expect([ids({ triggered: true }), ids({ triggered: false })]).toEqual([[four], [three, two, one]]);
    const { createdAt } = second;
    expect([ids({ from: createdAt }), ids({ to: createdAt }), ids({ from: createdAt, to: createdAt })]).toEqual([
      [four, three, two],
      [two, one],
      [two],
    ]);
    expect([ids({ from: createdAt + 1 }), ids({ to: createdAt - 1 })]).toEqual([[four, three], [one]]);
    expect(ids({ side: 'SELL', tag: 'mine' })).toEqual([]);
  });

  it('say when everything of an account is cancelled', () => {
    expect(readings.cancelAllAt('ann')).toBeUndefined();
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5_000 });
    const at = readings.cancelAllAt('ann')!;
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 6_000 });
    // One command later, and a second longer.
    expect(readings.cancelAllAt('ann')).toBe(at + 1_001);
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 0 });
    expect(readings.cancelAllAt('ann')).toBeUndefined();
  });
});
