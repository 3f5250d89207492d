import { ClosedPositionsQuery } from '../../../../src/application/trading/closed-positions.query';
import { newestFills } from '../../../../src/application/trading/newest-fills';
import { OrderTimelineQuery } from '../../../../src/application/trading/order-timeline.query';
import { positionFills } from '../../../../src/application/trading/position-fills';
import { wholeHistory } from '../../../../src/application/trading/whole-history';
import type { Failure } from '../../../../src/application/kernel/failure';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Fill, Order } from '../../../../src/domain/trading/order';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';
import { fill, order, paged } from './trading-fakes';

const offline = failure<Failure>({ kind: 'offline' });
const perpetual = 'PERP_BTC_USDT';

describe('a whole history', () => {
  const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index));

  it.each([0, 1, 499, 500, 501, 1_000])('is every row, page by page (%d)', async (count) => {
    let pages = 0;
    const progress: [number, number][] = [];
    const load = paged(numbers(count));
    const all = await wholeHistory(
      async (page) => ((pages += 1), load(page)),
      (row) => row,
      { signal: { aborted: false }, onProgress: (read, total) => progress.push([read, total]) },
    );
    expect(all).toEqual(success(numbers(count)));
    expect(pages).toBe(Math.max(1, Math.ceil(count / 500)));
    expect(progress.at(-1)).toEqual([count, count]);
  });

  it('has each row once, as it was first read, though others were pushed to the next page', async () => {
    const first = numbers(500).map((id) => ({ id, read: 1 }));
    const pages = [
      first,
      [
        { id: '499', read: 2 },
        { id: '500', read: 2 },
      ],
    ];
    const all = await wholeHistory(
      async ({ page }) => success({ rows: pages[page - 1]!, total: 501 }),
      ({ id }) => id,
    );
    expect(all.ok && all.value.slice(-2)).toEqual([
      { id: '499', read: 1 },
      { id: '500', read: 2 },
    ]);
  });

  it('ends with an empty page, whatever the host counts', async () => {
    let pages = 0;
    const all = await wholeHistory(
      async () => ((pages += 1), success({ rows: [] as string[], total: 9_999 })),
      (row) => row,
    );
    expect([all, pages]).toEqual([success([]), 1]);
  });

  it('is none where a page could not be read, or nobody wants it any more', async () => {
    expect(await wholeHistory(async () => offline, String)).toEqual(offline);
    const signal = { aborted: false };
    const stopped = await wholeHistory(
      async (page) => ((signal.aborted = true), paged(numbers(900))(page)),
      (row) => row,
      { signal, onProgress: () => undefined },
    );
    expect(stopped).toEqual(failure({ kind: 'cancelled' }));
  });
});

describe('one’s own newest trades', () => {
  const many = (count: number): readonly Fill[] =>
    Array.from({ length: count }, (_, index) => fill(String(index), count - index));

  it('are read back to a moment, that moment included', async () => {
    const asked: unknown[] = [];
    const trading = { fills: async (query: never) => (asked.push(query), paged(many(1_200))(query)) };
    const newest = await newestFills(trading, { since: 650 });
    expect(newest.ok && [newest.value.fills.length, newest.value.complete]).toEqual([551, true]);
    expect(asked).toEqual([
      { symbol: undefined, page: 1, size: 500 },
      { symbol: undefined, page: 2, size: 500 },
    ]);
  });

  it.each([
    [0, 1],
    [500, 1],
    [501, 2],
    [5_000, 10],
  ])('are all there are (%d)', async (count, pages) => {
    let read = 0;
    const trading = { fills: async (query: never) => ((read += 1), paged(many(count))(query)) };
    const newest = await newestFills(trading, { symbol: perpetual });
    expect(newest.ok && [newest.value.fills.length, newest.value.complete]).toEqual([count, true]);
    expect(read).toBe(pages);
  });

  it('are the five thousand newest of more, and that is told', async () => {
    const newest = await newestFills({ fills: async (query) => paged(many(5_001))(query) }, {});
    expect(newest.ok && [newest.value.fills.length, newest.value.complete]).toEqual([5_000, false]);
  });

  it('end with an empty page, whatever the host counts, and are not known where one cannot be read', async () => {
    let read = 0;
    const none = { fills: async () => ((read += 1), success({ rows: [], total: 9_999 })) };
    expect(await newestFills(none, {})).toEqual(success({ fills: [], complete: true }));
    expect(read).toBe(1);
    expect(await newestFills({ fills: async () => offline }, {})).toEqual(offline);
  });
});

/** An exchange that has trades, orders and positions. */
function account(fills: readonly Fill[], orders: { open?: readonly Order[]; past?: readonly Order[] } = {}) {
  const host = exchange({
    fills: success({ rows: fills, total: fills.length }),
    openOrders: success({ rows: orders.open ?? [], total: orders.open?.length ?? 0 }),
    orderHistory: success({ rows: orders.past ?? [], total: orders.past?.length ?? 0 }),
    positions: success([]),
    ledger: success({ rows: [], total: 0 }),
    fundingPayments: success({ rows: [], total: 0 }),
  });
  return { host, trading: host.port, query: new ClosedPositionsQuery(host.port, host.port, host.port) };
}

describe('trades of contracts', () => {
  const hedge = (orderId: string, positionSide: 'LONG' | 'SHORT') => order({ orderId, positionSide });

  it('say which position each changed, as its order does', async () => {
    const { trading, host } = account(
      [fill('1', 4), fill('2', 3), fill('3', 2), fill('4', 1, { symbol: 'SPOT_BTC_USDT' })],
      {
        open: [hedge('order 1', 'LONG'), hedge('else', 'LONG')],
        past: [hedge('order 2', 'SHORT'), order({ orderId: 'order 3' })],
      },
    );
    const fills = await positionFills(trading, { symbol: perpetual });
    expect(fills.ok && fills.value.map(({ id, positionSide }) => [id, positionSide])).toEqual([
      ['1', 'LONG'],
      ['2', 'SHORT'],
      ['3', 'BOTH'],
    ]);
    expect(host.calls.slice(1)).toEqual([
      ['openOrders', { symbol: perpetual, page: 1, size: 500 }],
      ['orderHistory', { symbol: perpetual, page: 1, size: 500 }],
    ]);
  });

  it('ask for no more orders than it takes', async () => {
    const { trading, host } = account([fill('1', 1)], { open: [hedge('order 1', 'LONG')] });
    await positionFills(trading, {});
    expect(host.calls.map(([name]) => name)).toEqual(['fills', 'openOrders']);
    const none = account([]);
    expect(await positionFills(none.trading, {})).toEqual(success([]));
    expect(none.host.calls).toHaveLength(1);
  });

  it('look through ten pages of orders at most, and take what is not found for one-way', async () => {
    const { trading, host } = account([fill('1', 1)]);
    host.answers['orderHistory'] = success({ rows: [order({ orderId: 'else' })], total: 99_999 });
    const fills = await positionFills(trading, {});
    expect(fills.ok && fills.value.map(({ positionSide }) => positionSide)).toEqual(['BOTH']);
    expect([host.times('openOrders'), host.times('orderHistory')]).toEqual([1, 10]);
  });

  it.each(['fills', 'openOrders', 'orderHistory'])('are not known where %s cannot be read', async (what) => {
    const { trading, host } = account([fill('1', 1)]);
    host.answers[what] = offline;
    expect(await positionFills(trading, {})).toEqual(offline);
  });
});

describe('positions that were closed', () => {
  const trades = [
    fill('6', 60, { symbol: 'PERP_ETH_USDT', side: 'BUY' }),
    fill('5', 50, { symbol: 'PERP_ETH_USDT', side: 'SELL' }),
    fill('4', 40, { side: 'SELL' }),
    fill('3', 30),
    fill('2', 20, { side: 'SELL' }),
    fill('1', 10),
  ];
  const pageOf = { page: 1, size: 2 };

  it('follow from trades, newest first and page by page, and are read with the first page alone', async () => {
    const { query, host } = account(trades);
    const first = await query.page(pageOf);
    expect(first).toMatchObject({
      value: {
        total: 3,
        rows: [
          { symbol: 'PERP_ETH_USDT', long: false, closedAt: 60 },
          { long: true, closedAt: 40 },
        ],
      },
    });
    expect(await query.page({ page: 2, size: 2 })).toMatchObject({ value: { total: 3, rows: [{ closedAt: 20 }] } });
    expect(host.times('fills')).toBe(1);
    await query.page(pageOf);
    expect(host.times('fills')).toBe(2);
  });

  it('are those of one contract where that is asked for, and of the span', async () => {
    const { query, host } = account(trades.filter(({ symbol }) => symbol === perpetual));
    await query.page({ page: 2, size: 2 });
    expect(await query.page({ page: 2, size: 1, symbol: perpetual })).toMatchObject({
      value: { rows: [{ closedAt: 20 }] },
    });
    expect(host.calls.filter(([name]) => name === 'positions' || name === 'fills')).toEqual([
      ['fills', { symbol: undefined, page: 1, size: 500 }],
      ['positions', undefined],
      ['fills', { symbol: perpetual, page: 1, size: 500 }],
      ['positions', perpetual],
    ]);
    const span = async (from?: number, to?: number) => {
      const answer = await query.page({ ...pageOf, symbol: perpetual, from, to });
      return answer.ok && answer.value.rows.map(({ closedAt }) => closedAt);
    };
    expect([await span(20, 40), await span(21, 40), await span(20, 39), await span()]).toEqual([
      [40, 20],
      [40],
      [20],
      [40, 20],
    ]);
  });

  it('are walked back from what is held now', async () => {
    const { query, host } = account(trades.filter(({ symbol }) => symbol === perpetual).slice(1));
    // One was bought after the last close and is held still.
    host.answers['positions'] = success([{ symbol: perpetual, positionSide: 'BOTH', holding: decimal('1') }]);
    expect(await query.page(pageOf)).toMatchObject({ value: { total: 1, rows: [{ closedAt: 20, openedAt: 10 }] } });
  });

  it('have what their liquidation cost, which the ledger tells of those that were liquidated', async () => {
    const liquidation = order({ orderId: 'order 4', type: 'LIQUIDATE' });
    const { query, host } = account(trades, { past: [liquidation] });
    const booked = { market: perpetual, at: 40, amount: decimal('-2') };
    host.answers['ledger'] = success({ rows: [booked], total: 1 });
    const costs = async () => {
      const answer = await query.page({ page: 1, size: 9 });
      return answer.ok && answer.value.rows.map(({ liquidationCost }) => liquidationCost?.toFixed());
    };
    expect(await costs()).toEqual([undefined, '2', undefined]);
    expect(host.calls.filter(([name]) => name === 'ledger')).toEqual([
      ['ledger', { kind: 'LIQUIDATION', from: 30, page: 1, size: 500 }],
    ]);
    // All of two pages.
    host.answers['ledger'] = success({ rows: [booked], total: 501 });
    expect(await costs()).toEqual([undefined, '4', undefined]);
    // Without the ledger, or with more of it than is read, the positions are told and their cost is not.
    host.answers['ledger'] = offline;
    expect(await costs()).toEqual([undefined, undefined, undefined]);
    host.answers['ledger'] = success({ rows: [booked], total: 99_999 });
    expect(await costs()).toEqual([undefined, undefined, undefined]);
  });

  it('have the funding that fell due while they were held, as far back as payments can be read', async () => {
    const { query, host } = account(trades);
    const payment = (at: number, amount: string, symbol = perpetual) => ({
      ...{ id: String(at), symbol, at, amount: decimal(amount), rate: decimal('0.0001') },
    });
    const payments = [payment(55, '4', 'PERP_ETH_USDT'), payment(35, '-2'), payment(15, '-1')];
    host.answers['fundingPayments'] = success({ rows: payments, total: 3 });
    const funding = async () => {
      const answer = await query.page({ page: 1, size: 9 });
      return answer.ok && answer.value.rows.map(({ funding }) => funding?.toFixed());
    };
    expect(await funding()).toEqual(['4', '-2', '-1']);
    expect(host.calls.filter(([name]) => name === 'fundingPayments')).toEqual([
      ['fundingPayments', { symbol: undefined, from: 10, page: 1, size: 500 }],
    ]);
    await query.page({ ...pageOf, symbol: perpetual });
    expect(host.calls.at(-1)).toEqual(['fundingPayments', { symbol: perpetual, from: 10, page: 1, size: 500 }]);
    // Twice the same page of two.
    host.answers['fundingPayments'] = success({ rows: payments, total: 501 });
    expect(await funding()).toEqual(['8', '-4', '-2']);
    // More than are read: what was opened before the oldest of them is not known.
    host.answers['fundingPayments'] = success({ rows: payments.slice(0, 2), total: 99_999 });
    const asked = host.times('fundingPayments');
    expect(await funding()).toEqual(['40', undefined, undefined]);
    expect(host.times('fundingPayments') - asked).toBe(10);
    host.answers['fundingPayments'] = success({ rows: [payment(30, '1')], total: 99_999 });
    expect(await funding()).toEqual(['0', undefined, undefined]);
    host.answers['fundingPayments'] = offline;
    expect(await funding()).toEqual([undefined, undefined, undefined]);
    const none = account([]);
    await none.query.page(pageOf);
    expect(none.host.times('fundingPayments')).toBe(0);
  });

  it('ask the ledger for nothing where none was liquidated', async () => {
    const { query, host } = account(trades);
    await query.page(pageOf);
    expect(host.times('ledger')).toBe(0);
  });

  it.each(['fills', 'positions'])('are not known where %s cannot be read, and are read again', async (what) => {
    const { query, host } = account(trades);
    const known = host.answers[what];
    host.answers[what] = offline;
    expect(await query.page(pageOf)).toEqual(offline);
    host.answers[what] = known;
    expect(await query.page({ page: 2, size: 2 })).toMatchObject({ ok: true });
  });
});

describe('what became of an order', () => {
  it('is told by its trades, clocks of which may be a second apart', async () => {
    const host = exchange({ fills: success({ rows: [fill('1', 1_500, { orderId: '1' })], total: 1 }) });
    const cache = new ReadCache();
    const query = new OrderTimelineQuery(cache, host.port);
    const own = order({ status: 'FILLED', createdAt: 1_000, updatedAt: 2_000 });
    const timeline = query.of(own);
    await timeline.refresh();
    expect(timeline.current).toMatchObject({ value: [{ kind: 'placed' }, { kind: 'filled' }, { kind: 'ended' }] });
    expect(host.calls).toEqual([['fills', { symbol: 'SPOT_BTC_USDT', from: 0, to: 3_000, page: 1, size: 500 }]]);
    expect(query.of({ ...own, updatedAt: 2_001 })).not.toBe(timeline);
    expect(query.of({ ...own, orderId: '2' })).not.toBe(timeline);
    expect(cache.unnamed('order-timeline')).toEqual([]);
  });
});
