import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { parametersText, sign } from '../../../sandbox/gateway/signature';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { practice, signUp, startTestSandbox, type Answer, type TestSession } from './sandbox-client';
import { sendForm } from './trading-calls';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let own: TestSession;
let other: TestSession;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 1_000 });
  [own, other] = [await practice(sandbox), await signUp(sandbox, 'other@example.com')];
});

afterEach(() => Promise.all([own, other].map(({ call }) => call('DELETE', '/v3/trade/allOrders'))));
afterAll(() => sandbox.close());

/** A call of the older family with an API key: GET in the address, the rest as a form. */
async function signed(
  method: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  how: { readonly encoded?: boolean; readonly upper?: boolean } = {},
): Promise<Answer> {
  const timestamp = String(Date.now());
  const names = Object.keys(fields).sort();
  const encoded = new URLSearchParams(names.map((name): [string, string] => [name, fields[name]!])).toString();
  const signature = sign(
    practiceAccount.apiSecret,
    how.encoded ? `${encoded}|${timestamp}` : parametersText(fields, timestamp),
  );
  const inAddress = method === 'GET' && encoded !== '';
  const response = await fetch(`${sandbox.url}${path}${inAddress ? `?${encoded}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-api-key': practiceAccount.apiKey,
      'x-api-timestamp': timestamp,
      'x-api-signature': how.upper ? signature.toUpperCase() : signature,
    },
    ...(method !== 'GET' && { body: encoded }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const order = { symbol, side: 'BUY', order_type: 'LIMIT', order_price: '50000.5', order_quantity: '0.01' };

describe('the older generation', () => {
  it('trades in forms, and the newer one sees the same orders', async () => {
    const placed = (
      await signed('POST', '/v1/order', { ...order, client_order_id: '88', order_tag: 'a b&c', reduce_only: 'false' })
    ).body;
    expect(placed).toMatchObject({
      success: true,
      client_order_id: 88,
      order_type: 'LIMIT',
      order_price: 50000.5,
      order_quantity: 0.01,
      order_amount: null,
      reduce_only: false,
    });
    expect(placed.timestamp).toMatch(/^\d{10}\.\d{3}$/);
    expect((await own.call('GET', `/v3/trade/order?orderId=${placed.order_id}`)).body.data).toMatchObject({
      clientOrderId: 88,
      price: '50000.5',
      orderTag: 'a b&c',
      status: 'NEW',
    });
    const read = (await signed('GET', `/v1/client/order/88`, {})).body;
    expect(read).toMatchObject({
      order_id: placed.order_id,
      side: 'BUY',
      price: 50000.5,
      quantity: 0.01,
      executed: 0,
      visible: 0.01,
      position_side: 'BOTH',
      reduce_only: false,
      Transactions: [],
    });
    expect(read.created_time).toMatch(/^\d{10}\.\d{3}$/);
    expect((await signed('PUT', '/v3/order/1', {})).status).not.toBe(200);
    expect((await signed('DELETE', '/v1/client/order', { client_order_id: '88', symbol })).body).toMatchObject({
      success: true,
      status: 'CANCEL_SENT',
    });
    expect((await signed('GET', `/v1/order/${placed.order_id}`, {})).body.status).toBe('CANCELLED');
  });

  it('lists orders and executions with the filters of its time', async () => {
    await other.call('POST', '/v3/trade/order', {
      symbol,
      side: 'SELL',
      type: 'LIMIT',
      price: '60000',
      quantity: '0.02',
    });
    const bought = (
      await signed('POST', '/v1/order', {
        symbol,
        side: 'BUY',
        order_type: 'MARKET',
        order_amount: '600',
        order_tag: 'mine',
      })
    ).body.order_id;
    await signed('POST', '/v1/order', order);
    const orders = (
      await signed('GET', '/v1/orders', {
        status: 'COMPLETED',
        symbol,
        order_tag: 'mine',
        start_t: String(Math.floor(Date.now() / 1000) - 60),
      })
    ).body;
    expect(orders.rows).toEqual([
      expect.objectContaining({
        order_id: bought,
        status: 'FILLED',
        executed: 0.01,
        average_executed_price: 60_000,
        amount: 600,
      }),
    ]);
    expect(orders.meta).toEqual({ total: 1, records_per_page: 100, current_page: 1 });
    const [fill] = (await signed('GET', `/v1/order/${bought}/trades`, {})).body.rows;
    expect(fill).toMatchObject({
      order_id: bought,
      executed_price: 60_000,
      executed_quantity: 0.01,
      fee: 0.000006,
      fee_asset: 'BTC',
      is_maker: 0,
      order_tag: 'mine',
    });
    expect((await signed('GET', `/v1/client/trade/${fill.id}`, {})).body).toMatchObject({
      success: true,
      id: fill.id,
      side: 'BUY',
    });
    expect(
      (await signed('GET', '/v1/client/hist_trades', { fromId: String(fill.id) })).body.rows.map(
        ({ id }: { id: number }) => id,
      ),
    ).toEqual([fill.id]);
    expect((await signed('GET', '/v1/client/trades', { size: '1' })).body.rows).toHaveLength(1);
  });

  it.each([
    ['as they are', {}],
    ['as they are sent', { encoded: true }],
    ['in capitals', { upper: true }],
  ])('takes parameters signed %s', async (_how, how) => {
    expect((await signed('POST', '/v1/order', { ...order, order_tag: 'a b&c' }, how)).body).toMatchObject({
      success: true,
    });
  });

  it('knows nobody else’s orders', async () => {
    const { orderId } = (
      await other.call('POST', '/v3/trade/order', {
        symbol,
        side: 'BUY',
        type: 'LIMIT',
        price: '50000',
        quantity: '0.01',
        clientOrderId: 7,
      })
    ).body.data;
    const attempts = [
      signed('GET', `/v1/order/${orderId}`, {}),
      signed('GET', '/v1/client/order/7', {}),
      signed('GET', `/v1/order/${orderId}/trades`, {}),
      signed('DELETE', '/v1/order', { order_id: String(orderId), symbol }),
      signed('DELETE', '/v1/client/order', { client_order_id: '7', symbol }),
    ];
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 302129 } });
    expect((await other.call('GET', `/v3/trade/order?orderId=${orderId}`)).body.data.status).toBe('NEW');
  });

  it('reads accounts, holdings and positions', async () => {
    expect((await signed('GET', '/v1/client/info', {})).body.application).toMatchObject({
      application_id: practiceAccount.applicationId,
      account_mode: 'FUTURES',
      position_mode: 'ONE_WAY',
      futures_taker_fee_rate: 3,
      taker_fee_rate: 6,
    });
    for (const path of ['/v1/client/holding', '/v2/client/holding']) {
      expect((await signed('GET', path, {})).body.holding).toContainEqual(
        expect.objectContaining({ token: 'WOO', holding: 5_000, frozen: 0, available_balance: 5_000 }),
      );
    }
    expect((await signed('GET', '/v1/positions', {})).body).toMatchObject({ success: true, positions: [] });
    expect((await signed('GET', '/v1/position/PERP_BTC_USDT', {})).body).toMatchObject({ success: false, code: -1006 });
    expect((await signed('GET', '/v1/position/SPOT_BTC_USDT', {})).body).toMatchObject({
      success: false,
      code: 302101,
    });
  });

  it('takes the same forms of somebody with a session, and of nobody', async () => {
    const { body } = await sendForm(sandbox, own.bearer, 'POST', '/v1/order', order);
    expect(body).toMatchObject({ success: true });
    expect(
      (await sendForm(sandbox, own.bearer, 'DELETE', `/v1/order?order_id=${body.order_id}&symbol=${symbol}`, {})).body,
    ).toMatchObject({ status: 'CANCEL_SENT' });
    expect(
      (await sendForm(sandbox, own.bearer, 'DELETE', '/v1/order', { order_id: body.order_id })).body,
    ).toMatchObject({ code: -1005, message: expect.stringContaining('symbol must not be blank') });
    expect((await sendForm(sandbox, 'nonsense', 'POST', '/v1/order', order)).status).toBe(401);
  });
});
