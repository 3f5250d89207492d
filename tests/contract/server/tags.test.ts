import { startSandbox, type Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { adminToken } from '../../../sandbox/shared/practice-account';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, authPort: 0, webOrigins: [], empty: true, history: 'none', live: false });
});
afterAll(() => sandbox.close());

const collect = (body: string) =>
  fetch(`${sandbox.url}/collect`, { method: 'POST', body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
const collected = async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/collected`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  return ((await answer.json()) as { readonly data: unknown }).data;
};

test('what pages report is counted by event, and who reported it is forgotten', async () => {
  const report = {
    provider: 'manager',
    event: 'page_view',
    values: { page: '/markets', userId: '42', deviceId: 'abc' },
  };
  expect((await collect(JSON.stringify(report))).status).toBe(204);
  await collect(JSON.stringify({ ...report, provider: 'measurement' }));
  await collect(JSON.stringify(report));
  expect(await collected()).toEqual({
    counts: { 'manager page_view': 2, 'measurement page_view': 1 },
    fields: ['deviceId', 'page', 'userId'],
  });
});

test.each([
  '',
  'not json',
  'null',
  '[]',
  '{"provider":"other","event":"x"}',
  `{"provider":"manager","event":"${'x'.repeat(41)}"}`,
])('a report like %j counts for nothing', async (body) => {
  const before = await collected();
  await collect(body);
  expect(await collected()).toEqual(before);
});

test('the counts are for the administrator alone', async () => {
  expect((await fetch(`${sandbox.url}/sandbox/collected`)).status).toBe(401);
});

test.each([
  ['gtm.js', 'dataLayer', { event: 'page_view', page: '/markets' }],
  ['gtag.js', 'measurementLayer', ['event', 'page_view', { page: '/markets' }]],
] as const)(
  '%s reports what waits in its queue and what comes, until the page says stop',
  async (name, queue, entry) => {
    const text = await (await fetch(`${sandbox.url}/tags/${name}`)).text();
    const sent: string[] = [];
    const page: Record<string, unknown> = { [queue]: [entry] };
    const address = `${sandbox.url}/tags/${name}?id=X-1${queue === 'dataLayer' ? '' : `&l=${queue}`}`;
    const browser = {
      sendBeacon: (to: string, body: string) => sent.push(`${to} ${(JSON.parse(body) as { event: string }).event}`),
    };
    new Function('window', 'document', 'navigator', text)(page, { currentScript: { src: address } }, browser);
    const layer = page[queue] as unknown[];
    layer.push(entry);
    expect(sent).toEqual([`${sandbox.url}/collect page_view`, `${sandbox.url}/collect page_view`]);
    page['ga-disable-X-1'] = true;
    layer.push(entry);
    expect(sent).toHaveLength(2);
  },
);
