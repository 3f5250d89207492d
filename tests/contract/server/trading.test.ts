import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { requestText, sign } from '../../../sandbox/gateway/signature';
import { admin, caller, signUp, startTestSandbox, type Answer, type TestSession } from './sandbox-client';
import { TestSocket } from './test-socket';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let maker: TestSession;
let taker: TestSession;

const place = (session: TestSession, order: Record<string, unknown>): Promise<Answer> =>
  session.call('POST', '/v3/trade/order', { symbol, ...order });
const holding = async (session: TestSession, token: string) => {
  const { body } = await session.call('GET', `/v3/asset/balances?token=${token}`);
  return body.data.holding[0];
};

let people = 0;
let email: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  people += 1;
  email = `taker${people}@example.com`;
  [maker, taker] = await Promise.all([signUp(sandbox, `maker${people}@example.com`), signUp(sandbox, email)]);
});

afterEach(() => Promise.all([maker, taker].map((session) => session.call('DELETE', '/v3/trade/allOrders'))));

describe('an order against the rules', () => {
  it.each([
    ['a balance that is not enough', { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '1' }, 302118],
    ['a price off the tick', { side: 'BUY', type: 'LIMIT', price: '60000.001', quantity: '0.01' }, -1103],
    ['a quantity off the step', { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.0100001' }, -1104],
    ['a quantity too small', { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.000001' }, 302115],
    ['a value too small', { side: 'BUY', type: 'LIMIT', price: '1000', quantity: '0.0001' }, 302164],
    ['a price beyond the maximum', { side: 'SELL', type: 'LIMIT', price: '9999999', quantity: '0.01' }, 302114],
    ['an unknown market', { symbol: 'SPOT_NOPE_USDT', side: 'BUY', type: 'LIMIT', price: '1', quantity: '1' }, 302101],
    [
      'contracts beyond the margin',
      { symbol: 'PERP_BTC_USDT', side: 'BUY', type: 'LIMIT', price: '60000', quantity: '10' },
      302102,
    ],
    ['contracts by amount', { symbol: 'PERP_BTC_USDT', side: 'BUY', type: 'MARKET', amount: '100' }, -1005],
    ['a pegged sale by amount', { side: 'SELL', type: 'BID', amount: '100' }, 302152],
    ['a level nobody counts', { side: 'BUY', type: 'BID', quantity: '0.01', bidAskLevel: 3 }, -1005],
    [
      'a tag too long',
      { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.01', orderTag: 'x'.repeat(65) },
      -1005,
    ],
    ['nobody on the other side', { side: 'BUY', type: 'MARKET', amount: '100' }, -1012],
    ['a market buy without an amount', { side: 'BUY', type: 'MARKET' }, 302147],
    ['a market sell by amount', { side: 'SELL', type: 'MARKET', amount: '100' }, 302150],
    ['amount and quantity at once', { side: 'BUY', type: 'MARKET', amount: '100', quantity: '1' }, -1005],
    ['an unknown type', { side: 'BUY', type: 'WISH', price: '60000', quantity: '0.01' }, -1005],
    ['an unknown parameter', { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.01', speed: 'fast' }, -1004],
    ['a price that is no number', { side: 'BUY', type: 'LIMIT', price: '60k', quantity: '0.01' }, -1005],
    ['a quantity below zero', { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '-1' }, 302115],
    ['a missing side', { type: 'LIMIT', price: '60000', quantity: '0.01' }, -1005],
    [
      'a client order id beyond what is safe',
      { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.01', clientOrderId: '9223372036854775807' },
      -1005,
    ],
  ])('is refused for %s', async (_what, order, code) => {
    expect(await place(taker, order)).toMatchObject({ status: 400, body: { success: false, code } });
    expect((await taker.call('GET', '/v3/trade/orders')).body.data.rows).toEqual([]);
  });
});

describe('trading over HTTP', () => {
  it('gives a new account a practice balance, once', async () => {
    const { body } = await taker.call('GET', '/v3/asset/balances');
    const holdings = Object.fromEntries(
      body.data.holding.map((row: { token: string; holding: string }) => [row.token, row.holding]),
    );
    expect(holdings).toEqual({ USDT: '10000', BTC: '0.05', ETH: '1', WOO: '5000' });
  });

  it('lets two accounts trade with each other, to the last unit', async () => {
    const sell = await place(maker, { side: 'SELL', type: 'LIMIT', price: '60000', quantity: '0.01' });
    expect(sell.body.data).toMatchObject({ type: 'LIMIT', price: '60000', quantity: '0.01', amount: null });
    expect(await holding(maker, 'BTC')).toMatchObject({ holding: '0.05', frozen: '0.01', availableBalance: '0.04' });
    const buy = await place(taker, { side: 'BUY', type: 'MARKET', amount: '300' });

    const bought = (await taker.call('GET', `/v3/trade/order?orderId=${buy.body.data.orderId}`)).body.data;
    expect(bought).toMatchObject({
      status: 'FILLED',
      executed: '0.005',
      averageExecutedPrice: '60000',
      totalFee: '0.000003',
      feeAsset: 'BTC',
    });
    const sold = (await maker.call('GET', `/v3/trade/order?orderId=${sell.body.data.orderId}`)).body.data;
    expect(sold).toMatchObject({ status: 'PARTIAL_FILLED', executed: '0.005', totalFee: '0' });
    expect(await holding(taker, 'USDT')).toMatchObject({ holding: '9700' });
    expect(await holding(taker, 'BTC')).toMatchObject({ holding: '0.054997' });
    expect(await holding(maker, 'USDT')).toMatchObject({ holding: '10300' });
    expect(await holding(maker, 'BTC')).toMatchObject({ holding: '0.045', frozen: '0.005' });

    const fills = (await taker.call('GET', '/v3/trade/transactionHistory')).body.data.rows;
    expect(fills).toEqual([
      expect.objectContaining({ symbol, side: 'BUY', executedPrice: '60000', executedQuantity: '0.005', isMaker: 0 }),
    ]);
    const trades = (await taker.call('GET', `/v3/public/marketTrades?symbol=${symbol}`)).body.data.rows;
    expect(trades[0]).toMatchObject({ side: 'BUY', executedPrice: '60000', executedQuantity: '0.005' });
    const book = (await taker.call('GET', `/v3/public/orderbook?symbol=${symbol}`)).body.data;
    expect(book).toEqual({ asks: [{ price: '60000', quantity: '0.005' }], bids: [] });
    const candles = (await taker.call('GET', `/v3/public/kline?symbol=${symbol}&type=1m`)).body.data.rows;
    expect(candles[0]).toMatchObject({ open: '60000', close: '60000', volume: '0.005', amount: '300' });
  });

  it('edits, lists and cancels open orders', async () => {
    const first = (await place(maker, { side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.01' })).body.data
      .orderId;
    const second = (await place(maker, { side: 'BUY', type: 'LIMIT', price: '49000', quantity: '0.01' })).body.data
      .orderId;
    expect(
      (await maker.call('PUT', '/v3/trade/order', { orderId: first, price: '50001.5', quantity: '0.02' })).body.data,
    ).toEqual({ status: 'EDIT_SENT' });
    const open = (await maker.call('GET', '/v3/trade/orders?status=INCOMPLETE&size=1')).body.data;
    expect(open.meta).toEqual({ total: 2, recordsPerPage: 1, currentPage: 1 });
    expect((await maker.call('GET', `/v3/trade/order?orderId=${first}`)).body.data).toMatchObject({
      price: '50001.5',
      quantity: '0.02',
      status: 'NEW',
    });
    expect((await maker.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${first}`)).body.data).toEqual({
      status: 'CANCEL_SENT',
    });
    expect((await maker.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${first}`)).body).toMatchObject({
      success: false,
      code: 302127,
    });
    expect((await maker.call('DELETE', '/v3/trade/allOrders')).body.data).toEqual({ status: 'CANCEL_ALL_SENT' });
    const ended = (await maker.call('GET', '/v3/trade/orders?status=COMPLETED')).body.data.rows;
    expect(ended.map((order: { orderId: number; status: string }) => [order.orderId, order.status]).sort()).toEqual([
      [first, 'CANCELLED'],
      [second, 'CANCELLED'],
    ]);
    expect((await maker.call('GET', '/v3/trade/orders')).body.data.rows).toHaveLength(2);
    expect(await holding(maker, 'USDT')).toMatchObject({ holding: '10000', frozen: '0' });
  });

  it('holds a limit order to the price band', async () => {
    await place(maker, { side: 'SELL', type: 'LIMIT', price: '60000', quantity: '0.01' });
    expect((await place(taker, { side: 'BUY', type: 'LIMIT', price: '70000', quantity: '0.01' })).body).toMatchObject({
      code: -1105,
    });
    await place(maker, { side: 'SELL', type: 'LIMIT', price: '60010', quantity: '0.01' });
    expect(
      (await place(taker, { side: 'BUY', type: 'POST_ONLY', price: '60000', quantity: '0.01' })).body,
    ).toMatchObject({ code: 302901 });
  });

  it('places an order once per client order id, also when asked ten times at once', async () => {
    const order = {
      side: 'BUY',
      type: 'LIMIT',
      price: '50000',
      quantity: '0.01',
      clientOrderId: 77,
      broker_id: 'a library',
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(taker, order)));
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 302117)).toHaveLength(9);
    expect((await taker.call('GET', '/v3/trade/order?clientOrderId=77')).body.data).toMatchObject({
      clientOrderId: 77,
      status: 'NEW',
    });
  });

  it('does not know another’s order', async () => {
    const { orderId } = (
      await place(maker, { side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.01', clientOrderId: 5 })
    ).body.data;
    const attempts = [
      taker.call('GET', `/v3/trade/order?orderId=${orderId}`),
      taker.call('GET', '/v3/trade/order?clientOrderId=5'),
      taker.call('PUT', '/v3/trade/order', { orderId, price: '1' }),
      taker.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${orderId}`),
    ];
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 400, body: { code: 302129 } });
    expect((await maker.call('GET', `/v3/trade/order?orderId=${orderId}`)).body.data.status).toBe('NEW');
  });

  it('takes a signed API key, and nothing that only looks like one', async () => {
    const signed = (target: string, secret: string, timestamp = String(Date.now())) =>
      caller(sandbox.url)('GET', target, undefined, {
        'x-api-key': practiceAccount.apiKey,
        'x-api-timestamp': timestamp,
        'x-api-signature': sign(secret, requestText(timestamp, 'GET', target, '')),
      });
    expect((await signed('/v3/asset/balances?token=USDT', practiceAccount.apiSecret)).body.data.holding).toHaveLength(
      1,
    );
    expect(await signed('/v3/asset/balances', 'another secret')).toMatchObject({ status: 401, body: { code: -1001 } });
    expect(await signed('/v3/asset/balances', practiceAccount.apiSecret, '1700000000000')).toMatchObject({
      status: 400,
      body: { code: 317179 },
    });
    const unknown = { 'x-api-key': 'unknown', 'x-api-timestamp': '1', 'x-api-signature': '2' };
    expect(await caller(sandbox.url)('GET', '/v3/asset/balances', undefined, unknown)).toMatchObject({
      status: 401,
      body: { code: -1002 },
    });
  });

  it('tells the private stream in order, after the answer, and only the owner', async () => {
    const own = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${taker.applicationId}`);
    const others = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${maker.applicationId}`);
    for (const [socket, session] of [
      [own, taker],
      [others, maker],
    ] as const) {
      expect(await socket.ask({ id: 'early', event: 'subscribe', topic: 'executionreport' })).toMatchObject({
        success: false,
        errorMsg: 'Auth is needed.',
      });
      expect(await socket.ask({ id: 'auth', event: 'auth', params: { token: session.bearer } })).toMatchObject({
        event: 'auth',
        success: true,
      });
      for (const topic of ['executionreport', 'balance'])
        expect(await socket.ask({ id: topic, event: 'subscribe', topic })).toMatchObject({
          success: true,
          data: topic,
        });
    }
    await place(maker, { side: 'SELL', type: 'LIMIT', price: '60000', quantity: '0.01' });
    const { orderId } = (
      await place(taker, { side: 'BUY', type: 'LIMIT', price: '60000', quantity: '0.004', clientOrderId: 9 })
    ).body.data;
    await own.until(() => own.ofTopic('executionreport').length >= 2 && own.ofTopic('balance').length >= 2);
    const reports = own.ofTopic('executionreport').map((frame) => frame.data);
    expect(reports.map((report) => report.status)).toEqual(['NEW', 'FILLED']);
    expect(reports[1]).toMatchObject({
      symbol,
      orderId,
      clientOrderId: 9,
      side: 'BUY',
      price: 60000,
      quantity: 0.004,
      executedPrice: 60000,
      executedQuantity: 0.004,
      totalExecutedQuantity: 0.004,
      avgPrice: 60000,
      feeAsset: 'BTC',
      maker: false,
    });
    expect(reports[1].tradeId).not.toBe(0);
    const balances = Object.assign({}, ...own.ofTopic('balance').map((frame) => frame.data.balances));
    expect(balances.USDT).toMatchObject({ holding: 9760, frozen: 0 });
    await others.until(() => others.ofTopic('executionreport').length >= 2);
    expect(others.ofTopic('executionreport').every((frame) => frame.data.side === 'SELL')).toBe(true);
    own.close();
    others.close();
  });

  it('opens nobody’s stream but one’s own', async () => {
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${practiceAccount.applicationId}`);
    expect(await socket.ask({ id: '1', event: 'auth', params: { token: taker.bearer } })).toMatchObject({
      success: false,
    });
    const timestamp = String(Date.now());
    const params = {
      apikey: practiceAccount.apiKey,
      timestamp,
      sign: sign(practiceAccount.apiSecret, `|${timestamp}`).toUpperCase(),
    };
    expect(await socket.ask({ id: '2', event: 'auth', params })).toMatchObject({ success: true });
    socket.close();
  });

  it('books a deposit for the admin only', async () => {
    const deposit = { email, asset: 'USDT', amount: '0.000001' };
    expect((await taker.call('POST', '/sandbox/deposit', deposit)).status).toBe(401);
    expect((await admin(sandbox)('POST', '/sandbox/deposit', deposit)).body).toEqual({ success: true });
    expect(await holding(taker, 'USDT')).toMatchObject({ holding: '10000.000001' });
    expect(
      (await admin(sandbox)('POST', '/sandbox/deposit', { ...deposit, email: 'nobody@example.com' })).body.code,
    ).toBe(-1006);
  });
});
