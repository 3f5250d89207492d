import { noRecovery } from '../../../../support/reads';
import { accountEndpoints } from '../../../../../src/infrastructure/wire/catalogue/account.endpoints';
import { marketsEndpoints } from '../../../../../src/infrastructure/wire/catalogue/markets.endpoints';
import { tradingEndpoints } from '../../../../../src/infrastructure/wire/catalogue/trading.endpoints';
import { answer, RestFixture } from '../../../../support/rest-fixture';
import { SessionFixture } from '../../../../support/session-fixture';
import { RestClient } from '../../../../../src/infrastructure/rest/transport/rest-client';
import { testEnvironment } from '../../../../support/test-environment';

const refused = answer({ success: false, code: -1002, message: 'x' }, 401);
const order = {
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  price: '1',
  quantity: '1',
  clientOrderId: 7,
} as const;

describe('a call', () => {
  it('carries its query, and the session’s token when it is private', async () => {
    const rest = new RestFixture().answers(answer({ success: true, data: { rows: [] } }));
    await rest.client.send(tradingEndpoints.orders, { query: { symbol: 'SPOT_BTC_USDT', page: 1, status: undefined } });
    await rest.client.send(marketsEndpoints.instruments);
    const [orders, instruments] = rest.sender.sent;
    expect(orders).toMatchObject({
      method: 'GET',
      url: 'https://api.test/v3/trade/orders?symbol=SPOT_BTC_USDT&page=1',
    });
    expect(orders!.headers).toEqual({ Authorization: 'Bearer session-token' });
    expect(instruments!.headers).toEqual({});
    expect(rest.sender.sent.every((request) => !request.withCredentials)).toBe(true);
  });

  it('that is private is not sent without a session', async () => {
    const rest = new RestFixture(undefined);
    rest.device.token = undefined;
    rest.tokens.refresh();
    expect(await rest.client.send(accountEndpoints.account)).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    expect(rest.sender.sent).toEqual([]);
  });

  it.each([
    ['no answer', new Error('Network Error'), 'offline'],
    ['a gateway’s page', answer('<html>', 502), 'unknown'],
    ['a cut body', answer('{"success":tr'), 'malformed'],
    ['another shape', answer({ success: true, data: 5 }), 'malformed'],
    ['null', answer(null), 'malformed'],
  ])('is sent once and fails when it gets %s', async (_, reply, kind) => {
    const rest = new RestFixture().answers(reply);
    expect(await rest.client.send(tradingEndpoints.placeOrder, { body: order })).toMatchObject({
      ok: false,
      error: { kind },
    });
    expect(rest.sender.sent).toHaveLength(1);
  });

  it('leaves no token in the log', async () => {
    const rest = new RestFixture('secret-token').answers(refused);
    await rest.client.send(accountEndpoints.account);
    expect(rest.log.lines).not.toHaveLength(0);
    expect(JSON.stringify(rest.log.lines)).not.toContain('secret-token');
  });

  it('reads a list without its broken rows', async () => {
    const trade = {
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      executedPrice: '1',
      executedQuantity: 2,
      executedTimestamp: 1_760_000_000_000,
    };
    const rest = new RestFixture().answers(
      answer({ success: true, data: { rows: [trade, { ...trade, executedPrice: 'NaN' }, null, trade] } }),
    );
    const read = await rest.client.send(marketsEndpoints.marketTrades, { query: { symbol: 'SPOT_BTC_USDT' } });
    expect(read.ok && read.value.data.rows).toHaveLength(2);
    expect(rest.log.lines.map((line) => line.level)).toEqual(['warning']);
  });

  it('reads either casing, and nothing a field name could do harm with', async () => {
    const body = JSON.parse(
      '{"success":true,"__proto__":{"polluted":1},"data":{"account":{"userId":7,"applicationId":"app","main":1,"__proto__":{"eu":true}}}}',
    );
    const rest = new RestFixture().answers(answer(body));
    const read = await rest.client.send(accountEndpoints.account);
    expect(read).toMatchObject({
      ok: true,
      value: { data: { account: { user_id: '7', application_id: 'app', main: true } } },
    });
    expect(read.ok && read.value.data.account.eu).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('that is refused ten times at once ends the session once', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
    tab.session.start();
    await tab.time.settle();
    const rest = new RestFixture().answers(refused);
    const client = new RestClient(
      testEnvironment,
      rest.sender,
      tab.tokens,
      tab.refusals,
      tab.time,
      tab.log,
      noRecovery(),
    );
    const ends: unknown[] = [];
    tab.session.state.subscribe((state) => state.status === 'loggedOut' && ends.push(state.ended));
    await Promise.all(Array.from({ length: 10 }, () => client.send(tradingEndpoints.balances)));
    expect(rest.sender.sent).toHaveLength(10);
    expect(ends).toEqual(['elsewhere']);
  });
});
