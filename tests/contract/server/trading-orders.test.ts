import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { signUp, startTestSandbox, type Answer, type TestSession } from './sandbox-client';

const symbol = 'SPOT_BTC_USDT';
const contract = 'PERP_BTC_USDT';
let sandbox: Sandbox;
let maker: TestSession;
let taker: TestSession;
let people = 0;
/** How far the exchange's clock is ahead of this machine's. */
let ahead = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 1_000, now: () => Date.now() + ahead });
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  people += 1;
  [maker, taker] = await Promise.all([
    signUp(sandbox, `maker${people}@example.com`),
    signUp(sandbox, `taker${people}@example.com`),
  ]);
});

afterEach(() => Promise.all([maker, taker].map(({ call }) => call('DELETE', '/v3/trade/allOrders'))));

const place = (person: TestSession, order: Record<string, unknown>): Promise<Answer> =>
  person.call('POST', '/v3/trade/order', { symbol, ...order });
const read = async (person: TestSession, placed: Answer) =>
  (await person.call('GET', `/v3/trade/order?orderId=${placed.body.data.orderId}`)).body.data;
const limit = (side: 'BUY' | 'SELL', price: string, quantity = '0.01') => ({ side, type: 'LIMIT', price, quantity });

describe('an order pegged to the book', () => {
  beforeEach(async () => {
    await place(maker, limit('SELL', '60010'));
    await place(maker, limit('SELL', '60020'));
    for (const price of [59_990, 59_980, 59_970, 59_960, 59_950]) await place(maker, limit('BUY', String(price)));
  });

  it('rests at the level it names, and follows it', async () => {
    const placed = await place(taker, { side: 'BUY', type: 'BID', quantity: '0.01', bidAskLevel: 5 });
    expect(placed.body.data).toMatchObject({ type: 'BID', bidAskLevel: 5 });
    expect(await read(taker, placed)).toMatchObject({ price: '59950', bidAskLevel: 5, status: 'NEW' });
  });

  it('is bought by amount as well', async () => {
    const placed = await place(taker, { side: 'BUY', type: 'BID', amount: '600' });
    // What 600 buys at 59,990, rounded down to the step.
    expect(await read(taker, placed)).toMatchObject({ price: '59990', quantity: '0.010001', status: 'NEW' });
  });
});

describe('what others see of an order', () => {
  const bids = async () => (await taker.call('GET', `/v3/public/orderbook?symbol=${symbol}`)).body.data.bids;

  it('is a part of it, or nothing', async () => {
    const iceberg = await place(maker, { ...limit('BUY', '50000', '0.05'), visibleQuantity: '0.01' });
    expect(await read(maker, iceberg)).toMatchObject({ quantity: '0.05', visible: '0.01' });
    expect(await bids()).toEqual([{ price: '50000', quantity: '0.01' }]);
    const hidden = await place(maker, { ...limit('BUY', '50001', '0.02'), visibleQuantity: '0' });
    expect(await read(maker, hidden)).toMatchObject({ quantity: '0.02', visible: '0' });
    expect(await bids()).toEqual([{ price: '50000', quantity: '0.01' }]);
    // Hidden does not mean out of reach.
    expect(await read(taker, await place(taker, { side: 'SELL', type: 'MARKET', quantity: '0.01' }))).toMatchObject({
      averageExecutedPrice: '50001',
      executed: '0.01',
    });
  });
});

describe('a post-only order that may be adjusted', () => {
  it('moves to where it does not take', async () => {
    await place(maker, limit('SELL', '60000'));
    const placed = await place(taker, {
      side: 'BUY',
      type: 'POST_ONLY',
      price: '60005',
      quantity: '0.01',
      postOnlyAdjusted: true,
    });
    expect(await read(taker, placed)).toMatchObject({ price: '59999.99', status: 'NEW' });
  });
});

describe('a list of orders', () => {
  const ids = async (query: string): Promise<number[]> =>
    (await maker.call('GET', `/v3/trade/orders?${query}`)).body.data.rows.map(
      ({ orderId }: { orderId: number }) => orderId,
    );

  it('is filtered by all that is known of them', async () => {
    const started = Date.now();
    const [buy, sell, tagged, only] = [
      await place(maker, limit('BUY', '50000')),
      await place(maker, limit('SELL', '70000')),
      await place(maker, { ...limit('BUY', '50001'), orderTag: 'grid' }),
      await place(maker, { side: 'BUY', type: 'POST_ONLY', price: '50002', quantity: '0.01' }),
    ].map(({ body }) => body.data.orderId as number);
    await maker.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${buy}`);
    expect(await ids('')).toEqual([only, tagged, sell, buy]);
    expect(await ids('status=INCOMPLETE')).toEqual([only, tagged, sell]);
    expect(await ids('status=CANCELLED')).toEqual([buy]);
    expect(await ids('status=FILLED')).toEqual([]);
    expect(await ids('side=SELL')).toEqual([sell]);
    expect(await ids('orderTag=grid')).toEqual([tagged]);
    expect(await ids('type=POST_ONLY')).toEqual([only]);
    expect(await ids('status=INCOMPLETE&type=LIMIT&side=BUY')).toEqual([tagged]);
    expect(await ids('realizedPnl=true')).toEqual([]);
    expect(await ids('positionSide=LONG')).toEqual([]);
    expect(await ids(`endTime=${started - 1_000}`)).toEqual([]);
    expect(await ids(`startTime=${Math.floor(started / 1_000) - 1}`)).toHaveLength(4);
    expect(await ids('page=2&size=3')).toEqual([buy]);
    expect(await ids(`symbol=${contract}`)).toEqual([]);
  });

  it.each(['status=DONE', 'side=LEFT', 'type=WISH', 'page=0', 'size=x', 'colour=red'])(
    'is refused for %s',
    async (query) => {
      expect((await maker.call('GET', `/v3/trade/orders?${query}`)).status).toBe(400);
    },
  );
});

describe('contracts of different people', () => {
  const stop = {
    symbol: contract,
    algoType: 'STOP',
    side: 'SELL',
    type: 'MARKET',
    quantity: '0.001',
    triggerPrice: '50000',
  };

  beforeEach(async () => {
    await place(maker, { symbol: contract, ...limit('SELL', '60000', '0.01') });
    await place(taker, { symbol: contract, side: 'BUY', type: 'MARKET', quantity: '0.01' });
  });

  it('stand against each other', async () => {
    const held = async ({ call }: TestSession) =>
      (await call('GET', `/v3/futures/positions?symbol=${contract}`)).body.data.positions;
    expect(await held(taker)).toEqual([
      expect.objectContaining({
        symbol: contract,
        holding: '0.01',
        averageOpenPrice: '60000',
        positionSide: 'BOTH',
        marginMode: 'CROSS',
        leverage: 10,
      }),
    ]);
    expect(await held(maker)).toEqual([expect.objectContaining({ holding: '-0.01' })]);
    expect((await taker.call('GET', '/v3/futures/positions?symbol=SPOT_BTC_USDT')).body).toMatchObject({
      code: 302101,
    });
    const info = (await taker.call('GET', '/v3/account/info')).body.data;
    expect(Number(info.freeCollateral)).toBeLessThan(Number(info.totalCollateral));
    const power = async () =>
      Number((await taker.call('GET', `/v3/buypower?symbol=${contract}`)).body.data.availableQuoteQuantity);
    const before = await power();
    await taker.call('PUT', '/v3/futures/leverage', { symbol: contract, marginMode: 'CROSS', leverage: 2 });
    expect(await power()).toBeLessThan(before);
  });

  it('are nobody else’s to see or change', async () => {
    const { algoOrderId } = (await taker.call('POST', '/v3/trade/algoOrder', { ...stop, clientAlgoOrderId: 6 })).body
      .data.rows[0];
    for (const [method, path, body] of [
      ['GET', `/v3/trade/algoOrder?algoOrderId=${algoOrderId}`],
      ['GET', '/v3/trade/algoOrder?clientAlgoOrderId=6'],
      ['DELETE', `/v3/trade/algoOrder?algoOrderId=${algoOrderId}`],
      ['PUT', '/v3/trade/algoOrder', { algoOrderId, triggerPrice: '51000' }],
      ['GET', `/v3/algo/order/${algoOrderId}`],
    ] as const) {
      expect(await maker.call(method, path, body)).toMatchObject({ status: 400, body: { code: 317152 } });
    }
    expect((await taker.call('GET', `/v3/trade/algoOrder?algoOrderId=${algoOrderId}`)).body.data).toMatchObject({
      algoStatus: 'NEW',
      triggerPrice: '50000',
      isTriggered: false,
      triggerStatus: 'USELESS',
      clientAlgoOrderId: 6,
    });
    expect((await taker.call('POST', '/v3/trade/algoOrder', { ...stop, clientAlgoOrderId: 6 })).body).toMatchObject({
      code: 302117,
    });
    expect((await maker.call('GET', '/v3/trade/algoOrders')).body.data.rows).toEqual([]);
  });

  it('keep two legs of which one ends the other', async () => {
    const leg = (algoType: string, triggerPrice: string) => ({
      algoType,
      side: 'SELL',
      type: 'MARKET',
      triggerPrice,
      reduceOnly: true,
    });
    const pair = {
      symbol: contract,
      algoType: 'TP_SL',
      quantity: '0.01',
      childOrders: [leg('TAKE_PROFIT', '66000'), leg('STOP_LOSS', '54000')],
    };
    const { algoOrderId } = (await taker.call('POST', '/v3/trade/algoOrder', pair)).body.data.rows[0];
    const group = (await taker.call('GET', `/v3/trade/algoOrder?algoOrderId=${algoOrderId}`)).body.data;
    expect(
      group.childOrders.map(({ algoType, triggerPrice, rootAlgoOrderId }: Record<string, unknown>) => [
        algoType,
        triggerPrice,
        rootAlgoOrderId,
      ]),
    ).toEqual([
      ['TAKE_PROFIT', '66000', algoOrderId],
      ['STOP_LOSS', '54000', algoOrderId],
    ]);
    const lossLeg = group.childOrders[1].algoOrderId;
    expect(
      (
        await taker.call('PUT', '/v3/trade/algoOrder', {
          algoOrderId,
          childOrders: [{ algoOrderId: lossLeg, triggerPrice: '55000' }],
        })
      ).body.data,
    ).toEqual({ status: 'EDIT_SENT' });
    expect(
      (await taker.call('GET', `/v3/trade/algoOrder?algoOrderId=${algoOrderId}`)).body.data.childOrders[1].triggerPrice,
    ).toBe('55000');
    expect(
      (await taker.call('GET', '/v3/trade/algoOrders?algoType=TP_SL&status=INCOMPLETE')).body.data.meta.total,
    ).toBe(1);
    expect((await taker.call('GET', '/v3/trade/algoOrders?algoType=STOP')).body.data.rows).toEqual([]);
  });
});

describe('an order that ends by itself', () => {
  it('says its end back, and ends then: what it had reserved is free', async () => {
    const goodTillDate = Date.now() + ahead + 60_000;
    const placed = await place(maker, { ...limit('BUY', '50000'), goodTillDate });
    expect(placed.body.data).toMatchObject({ goodTillDate });
    expect(await read(maker, placed)).toMatchObject({ status: 'NEW', goodTillDate });
    ahead += 61_000;
    // Too late to meet it: whatever comes first brings the time along.
    const late = await place(taker, { side: 'SELL', type: 'IOC', price: '50000', quantity: '0.01' });
    expect(await read(taker, late)).toMatchObject({ status: 'CANCELLED', executed: '0' });
    const ended = await read(maker, placed);
    expect(ended).toMatchObject({ status: 'CANCELLED', goodTillDate });
    expect(ended.updatedTime).toBeGreaterThanOrEqual(goodTillDate);
    const { holding } = (await maker.call('GET', '/v3/asset/balances?token=USDT')).body.data;
    expect(holding[0]).toMatchObject({ frozen: '0' });
    const { rows } = (await maker.call('GET', '/v3/trade/orders?status=COMPLETED')).body.data;
    expect(rows[0]).toMatchObject({ status: 'CANCELLED', goodTillDate });
    const cancelled = await place(maker, { ...limit('BUY', '50000'), goodTillDate: goodTillDate + 3_600_000 });
    await maker.call('DELETE', `/v3/trade/order?orderId=${cancelled.body.data.orderId}&symbol=SPOT_BTC_USDT`);
    const expired = (await maker.call('GET', '/v3/trade/orders?status=EXPIRED')).body.data;
    expect(expired).toMatchObject({ rows: [{ status: 'CANCELLED', goodTillDate }], meta: { total: 1 } });
  });

  it('has no end unless it was given one', async () => {
    const placed = await place(maker, limit('BUY', '50000'));
    expect(placed.body.data).not.toHaveProperty('goodTillDate');
    expect(await read(maker, placed)).not.toHaveProperty('goodTillDate');
  });

  it.each([
    ['a time that is past', { goodTillDate: 1 }, 302904],
    ['a time that is too far ahead', { goodTillDate: 99_999_999_999_999 }, 302904],
    ['an order that does not rest', { type: 'IOC', goodTillDate: 99_999_999_999 }, -1005],
  ])('refuses %s', async (_, more, code) => {
    const placed = await place(maker, { ...limit('BUY', '50000'), ...more });
    expect(placed.body).toMatchObject({ success: false, code });
  });
});
