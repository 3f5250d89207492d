import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { admin, caller, cookiesOf, type Send, signUp, startTestSandbox, type TestSession } from './sandbox-client';
import { beginCopyTrading, newCopy, twitterVerifier } from './social-calls';

jest.setTimeout(60_000);

const social = '/social-backend-ui';
let sandbox: Sandbox;
let ada: TestSession;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  ada = await signUp(sandbox, 'ada@example.com');
  beginCopyTrading(sandbox);
});
afterAll(() => sandbox.close());

describe('calls among traders', () => {
  const refused = (code: number, status = 400) => ({ status, body: { success: false, code } });

  it('refuse what they do not know, with the code of the protocol', async () => {
    const board = `${social}/public/leaderboard-metrics`;
    expect(await caller(sandbox.url)('GET', `${board}?tradingPeriod=A_YEAR`)).toMatchObject(refused(-1005));
    expect(await caller(sandbox.url)('GET', `${board}?limit=5`)).toMatchObject(refused(-1004));
    expect(await caller(sandbox.url)('GET', `${social}/public/user-profiles/search`)).toMatchObject(refused(-1005));
    expect(await ada.call('GET', `${social}/private/user-profiles/unknown/summary`)).toMatchObject(refused(-1006));
    expect(await ada.call('GET', `${social}/private/user-profiles/unknown/trading-activity?size=1000`)).toMatchObject(
      refused(-1005),
    );
    expect(await ada.call('PUT', `${social}/private/user-profiles/settings`, { public: 'yes' })).toMatchObject(
      refused(-1005),
    );
    expect(await ada.call('PUT', `${social}/private/cool-names`, { coolName: 'a b' })).toMatchObject(refused(-1005));
    expect(await ada.call('POST', `${social}/private/twitter/oauth/authorize?oauthVerifier=made-up`)).toMatchObject(
      refused(-1005),
    );
    expect(
      await caller(sandbox.url)('GET', '/copy-trading-gateway/public/lead-strategy-profile/7/metrics'),
    ).toMatchObject(refused(-1006));
  });

  it('say after how long a name may be changed again', async () => {
    expect((await ada.call('PUT', `${social}/private/cool-names`, { source: 'RANDOM' })).status).toBe(200);
    const again = await ada.call('PUT', `${social}/private/cool-names`, { coolName: 'Other_Name' });
    expect(again).toMatchObject(refused(-1003, 429));
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(29 * 24 * 3600);
  });

  it('let nobody begin to copy for whom copying is said not to be', async () => {
    const begins = (send: Send) => send('POST', '/copy-trading-gateway/private/copies', newCopy);
    const european = await signUp(sandbox, 'european@example.com');
    const { settings, users, copying } = sandbox.areas;
    settings.switchRegion(users.byEmail('european@example.com')!, 'DE');
    expect(await begins(european.call)).toMatchObject(refused(302902));

    const main = await signUp(sandbox, 'main@example.com');
    const { data } = (await main.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' })).body;
    const cookies = cookiesOf(await main.call('PUT', '/auth/session', { user_id: data.user_id }));
    expect(await begins(caller(sandbox.url, cookies['__Host-authorization']))).toMatchObject(refused(302902));
    expect(copying.repository.ofStrategy(newCopy.strategyId)).toEqual([]);
    expect(await begins((await signUp(sandbox, 'anybody@example.com')).call)).toMatchObject({ status: 200 });
  });

  it('keep the caches for administrators', async () => {
    expect(await ada.call('DELETE', `${social}/caches`)).toMatchObject(refused(-1002, 401));
    expect(await admin(sandbox)('DELETE', `${social}/caches`)).toMatchObject({
      status: 200,
      body: { success: true, data: { cleared: expect.any(Number) } },
    });
  });

  it('answer strategies in the recorded words', async () => {
    const { body } = await caller(sandbox.url)(
      'GET',
      '/copy-trading-gateway/public/lead-trader-dashboard/sorting-strategy-list?page=1&pageSize=2',
    );
    expect(body.data).toMatchObject({
      rows: [
        {
          strategyTraderType: expect.any(String),
          currentNumberCu: expect.any(Number),
          auc: expect.any(String),
          metricCharts: expect.any(Array),
        },
        {},
      ],
      meta: { totalCount: 12 },
    });
    const returns = await caller(sandbox.url)(
      'GET',
      '/copy-trading-gateway/public/lead-trader-dashboard/leaderboard-metrics',
    );
    expect(returns.body.data.metrics[0]).toMatchObject({
      strategyId: '10001',
      leadTraderId: expect.any(String),
      metricCharts: expect.any(Array),
    });
  });
});

describe('the page that stands in for X', () => {
  it('asks, and gives a code that works once', async () => {
    const { url, oauthToken } = (await ada.call('GET', `${social}/private/twitter/oauth/authorization-url`)).body.data;
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(`value="${oauthToken}"`);
    const allow = () =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ oauth_token: oauthToken, handle: 'ada_on_x' }) });
    const verifier = /<code>([^<]+)<\/code>/.exec(await (await allow()).text())![1]!;
    expect((await allow()).status).toBe(400);
    const bind = () => ada.call('POST', `${social}/private/twitter/oauth/authorize?oauthVerifier=${verifier}`);
    expect(await bind()).toMatchObject({
      status: 200,
      body: { data: { handle: 'ada_on_x', profileImageUrl: `${sandbox.url}/sandbox/twitter/images/ada_on_x.svg` } },
    });
    expect(await bind()).toMatchObject({ status: 400, body: { code: -1005 } });
    expect((await fetch(`${sandbox.url}/sandbox/twitter/images/ada_on_x.svg`)).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
  });

  it('writes nothing of an address into itself unescaped', async () => {
    const page = await fetch(
      `${sandbox.url}/sandbox/twitter/authorize?oauth_token=${encodeURIComponent('"><script>')}`,
    );
    expect(await page.text()).not.toContain('<script>');
  });

  it('gives its verifier to whoever began alone', async () => {
    const bea = await signUp(sandbox, 'bea@example.com');
    const verifier = await twitterVerifier({ sandbox, session: bea }, 'bea_on_x');
    expect(await ada.call('POST', `${social}/private/twitter/oauth/authorize?oauthVerifier=${verifier}`)).toMatchObject(
      { status: 400, body: { code: -1005 } },
    );
  });
});

describe('the switches of features', () => {
  const change = (body: object, key = 'counter-copy') => admin(sandbox)('PUT', `/sandbox/features/${key}`, body);
  const enabled = async () =>
    (await ada.call('GET', `${social}/private/features`)).body.data.rows.find(
      ({ key }: { key: string }) => key === 'counter-copy',
    ).enabled;

  it('are turned by administrators and act at once', async () => {
    expect(await enabled()).toBe(true);
    expect(await change({ enabled: false, rollout: 100 })).toMatchObject({
      status: 200,
      body: { data: { key: 'counter-copy', enabled: false, rollout: 100 } },
    });
    expect(await enabled()).toBe(false);
  });

  it('refuse others, unknown keys and impossible shares', async () => {
    expect(await ada.call('PUT', '/sandbox/features/counter-copy', { enabled: false })).toMatchObject({
      status: 401,
    });
    expect(await change({ enabled: true }, 'time-travel')).toMatchObject({ status: 400, body: { code: -1006 } });
    expect(await change({ rollout: 101 })).toMatchObject({ status: 400, body: { code: -1005 } });
    expect(await change({ shade: 'blue' })).toMatchObject({ status: 400, body: { code: -1005 } });
  });
});
