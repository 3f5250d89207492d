import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { admin, caller, practice, signUp, startTestSandbox, type Send, type TestSession } from './sandbox-client';

jest.setTimeout(120_000);

const profiles = '/social-backend-ui/private/user-profiles';
const bio = 'Slow and very steady since Tuesday.';
const market = 'SPOT_ETH_USDT';

let sandbox: Sandbox;
let ada: TestSession;
let other: TestSession;
let uuid: string;
let coolName: string;

/** Sells to somebody else, at a price and of a size that nobody else has. */
async function trade(price: string, quantity: string, seller: TestSession, buyer: TestSession): Promise<void> {
  const order = { symbol: market, type: 'LIMIT', price, quantity };
  await seller.call('POST', '/v3/trade/order', { ...order, side: 'SELL' });
  await buyer.call('POST', '/v3/trade/order', { ...order, side: 'BUY' });
}

const data = async (call: Send, path: string) => (await call('GET', path)).body.data;
const show = (settings: object) => ada.call('PUT', `${profiles}/settings`, settings);

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 100_000 });
  [ada, other] = [await signUp(sandbox, 'ada@example.com'), await signUp(sandbox, 'bea@example.com')];
  const dealer = await practice(sandbox);
  await trade('2413.37', '0.0173', dealer, ada);
  await trade('2519.91', '0.0091', ada, dealer);
  // The market's own totals are not Ada's.
  await trade('2500', '0.01', other, dealer);
  ({ uuid } = await data(ada.call, `${profiles}/me/uuid`));
  ({ coolName } = await data(ada.call, '/social-backend-ui/private/cool-names'));
});
afterAll(() => sandbox.close());

/** As many of these as a call knows. */
const questions: Readonly<Record<string, () => string>> = {
  coolName: () => coolName.slice(0, 4),
  tradingPeriod: () => 'THIRTY_DAYS',
  sortBy: () => 'FOLLOWERS',
  symbol: () => market,
  uuid: () => uuid,
  campaignId: () => 'WOOTOPIA_2049',
};
const keysOf = (schema: Endpoint['query']) => Object.keys((schema as unknown as { shape?: object }).shape ?? {});

const places: Readonly<Record<string, () => string>> = {
  uuid: () => uuid,
  campaignId: () => 'WOOTOPIA_2049',
  symbol: () => market,
  traderId: () => uuid,
};

function addressesOf({ path, query }: Endpoint): readonly string[] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => places[name]?.() ?? '1');
  const asked = keysOf(query).filter((name) => name in questions);
  const search = new URLSearchParams(asked.map((name): [string, string] => [name, questions[name]!()]));
  const orders = keysOf(query).includes('sortBy') ? ['ROI', 'PNL', 'VOLUME', 'FOLLOWERS', 'WIN_RATE'] : [undefined];
  return orders.map((order) => {
    if (order) search.set('sortBy', order);
    return `${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
  });
}

/** What everybody else is told by every call that only reads, and by the ranking that is asked for with PUT. */
async function toldToOthers(): Promise<readonly { readonly address: string; readonly text: string }[]> {
  const reads = catalogue.filter(
    ({ method, path, access }) =>
      access !== 'admin' &&
      !path.endsWith('/streaming') &&
      (method === 'GET' || (method === 'PUT' && access === 'public')),
  );
  await admin(sandbox)('DELETE', '/social-backend-ui/caches');
  const told: { address: string; text: string }[] = [];
  for (const endpoint of reads)
    for (const address of addressesOf(endpoint))
      for (const call of [other.call, caller(sandbox.url)]) {
        const body = endpoint.method === 'PUT' ? { page: 1, size: 100 } : undefined;
        const answer = await call(endpoint.method, address, body);
        told.push({ address: `${endpoint.method} ${address}`, text: JSON.stringify(answer.body) ?? '' });
      }
  return told;
}

const naming = (told: Awaited<ReturnType<typeof toldToOthers>>, texts: readonly string[]) =>
  told.filter(({ text }) => texts.some((each) => text.includes(each))).map(({ address }) => address);

/** Texts that stand for one figure, as its owner reads them. */
async function ownFigures() {
  const { pnl, roi, volume } = await data(ada.call, `${profiles}/${uuid}/summary`);
  const [row] = (await data(ada.call, `${profiles}/${uuid}/extended-portfolio`)).rows;
  return { pnl: [pnl.all, String(roi.all)], volume: [volume.all], portfolio: [row.value] };
}

test('nobody is shown who did not ask for it: not by name, not by figure, in no call', async () => {
  await show({ bio });
  const { pnl, volume, portfolio } = await ownFigures();
  const told = await toldToOthers();
  for (const texts of [[uuid], [coolName], [bio], pnl, volume, portfolio]) expect(naming(told, texts)).toEqual([]);
});

test('who asks for it is found, with what they show', async () => {
  await show({ public: true, showPnl: true, showVolume: true, showTrades: true, showPortfolio: true });
  const told = await toldToOthers();
  const { pnl, volume, portfolio } = await ownFigures();
  for (const texts of [[uuid], [coolName], [bio], pnl, volume, portfolio])
    expect(naming(told, texts).length).toBeGreaterThan(0);
  expect(
    told.filter(({ text }) => text.includes(`"uuid":"${uuid}"`) && text.includes('"tier":')).length,
  ).toBeGreaterThan(2);
});

test.each([
  ['showPnl', 'pnl'],
  ['showVolume', 'volume'],
  ['showPortfolio', 'portfolio'],
] as const)('without %s no call tells it', async (setting, figure) => {
  await show({
    public: true,
    showPnl: true,
    showVolume: true,
    showTrades: true,
    showPortfolio: true,
    [setting]: false,
  });
  const hidden = (await ownFigures())[figure];
  const told = await toldToOthers();
  expect(naming(told, hidden)).toEqual([]);
  expect(naming(told, [uuid]).length).toBeGreaterThan(0);
});

test('the tier goes with the volume that it tells', async () => {
  await show({ public: true, showVolume: false });
  const rows = (await toldToOthers()).flatMap(
    ({ text }) => text.match(new RegExp(`\\{[^{}]*"${uuid}"[^{}]*\\}`, 'g')) ?? [],
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter((row) => row.includes('"tier"'))).toEqual([]);
});

test('without showTrades nobody reads what was traded', async () => {
  await show({ public: true, showVolume: true, showTrades: false });
  expect((await data(other.call, `${profiles}/${uuid}/trading-activity`)).rows).toEqual([]);
  expect((await data(other.call, `${profiles}/${uuid}/summary`)).trades).toBeNull();
  const { rows } = await data(other.call, '/social-backend-ui/private/trading-volume-leaderboard');
  expect(rows.find((row: { uuid: string }) => row.uuid === uuid).trades).toBeNull();
});

test('without showPnl the result cannot be worked out of what was traded, and when', async () => {
  await show({ public: true, showPnl: false, showVolume: true, showTrades: true, showPortfolio: true });
  const own = (await data(ada.call, `${profiles}/${uuid}/trading-activity`)).rows as { price: string; time: number }[];
  expect(own.length).toBeGreaterThan(1);
  // The public tape has everybody's prices and moments; what matters is that nothing says which were hers.
  const told = (await toldToOthers()).filter(({ text }) => text.includes(uuid) || text.includes('"action"'));
  expect(told.some(({ address }) => address.includes('trading-activity'))).toBe(true);
  for (const { price, time } of own) expect(naming(told, [`"${price}"`, String(time)])).toEqual([]);
});

test('in a contest nobody stands by name beside figures that they hide', async () => {
  const all = { public: true, showPnl: true, showVolume: true, showTrades: true, showPortfolio: true };
  await show(all);
  sandbox.areas.campaigns.begin();
  await ada.call('PUT', '/social-backend-ui/private/campaigns/WOOTOPIA_2049/signup');
  const dealer = await practice(sandbox);
  await trade('2413.37', '0.0173', dealer, ada);
  const contests = async () =>
    (await toldToOthers()).filter(({ address }) => /campaigns|competition/.test(address) && !address.includes(uuid));
  expect(naming(await contests(), [uuid])).not.toEqual([]);
  for (const hidden of ['public', 'showPnl', 'showVolume']) {
    await show({ ...all, [hidden]: false });
    expect(naming(await contests(), [uuid, coolName])).toEqual([]);
  }
});
