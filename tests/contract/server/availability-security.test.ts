import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { SessionTokens } from '../../../sandbox/services/sessions/session-tokens';
import { AccountSettings } from '../../../sandbox/services/users/account-settings';
import { openDatabase } from '../../../sandbox/storage/database';
import { caller, identityToken, signUp, startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;
let clock = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 1, now: () => Date.now() + clock });
  await signUp(sandbox, 'ada@example.com');
});
beforeEach(() => {
  // Whatever was counted before is over.
  clock += 10 * 60_000;
});
afterAll(() => sandbox.close());

const statuses = (answers: readonly { readonly status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

test.each([
  ['forged tokens', { authorization: 'Bearer e30.e30.e30' }],
  ['forged signatures', { 'x-api-key': 'demo-api-key', 'x-api-timestamp': '1', 'x-api-signature': '00' }],
  ['no proof at all', {}],
])(
  '%s are heard 60 times a minute from one address, also many at once',
  async (_what, headers: Record<string, string>) => {
    const send = () => caller(sandbox.url)('GET', '/v3/asset/balances', undefined, headers);
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(statuses(answers, 401)).toBe(60);
    expect(statuses(answers, 429)).toBe(40);
    clock += 61_000;
    expect((await send()).status).toBe(401);
  },
);

test('what is beyond that is not even looked at', async () => {
  const looked = jest.spyOn(SessionTokens.prototype, 'read');
  const send = () =>
    caller(sandbox.url, 'e30.e30.e30')('GET', '/v3/asset/balances').then(({ status }) => status === 429);
  const refused = await Promise.all(Array.from({ length: 100 }, send));
  expect(refused.filter(Boolean)).toHaveLength(40);
  expect(looked).toHaveBeenCalledTimes(60);
  looked.mockRestore();
});

test('proven requests use nothing of that up', async () => {
  const { call } = await signUp(sandbox, 'bea@example.com');
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/v3/asset/balances')));
    expect(statuses(answers, 200)).toBe(10);
    clock += 1_100;
  }
});

test('wrong passwords are looked at 100 times in five minutes from one address, whichever accounts they are for', async () => {
  await identityToken(sandbox, 'spread@example.com', 'correct horse');
  const message = async (email: string, password: string) =>
    (
      await caller(sandbox.authUrl)('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
        email,
        password,
      })
    ).body.error?.message;
  const tried: string[] = [];
  for (let account = 0; account < 26; account += 1) {
    tried.push(...(await Promise.all([0, 1, 2, 3].map((each) => message(`a${account}@example.com`, `guess ${each}`)))));
    // A right one counts as none, and ends no count but its own.
    if (account % 5 === 0 && account < 25) expect(await message('spread@example.com', 'correct horse')).toBeUndefined();
  }
  expect(tried.filter((each) => each === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100);
  expect(await message('spread@example.com', 'correct horse')).toMatch(/^TOO_MANY_ATTEMPTS/);
  clock += 5 * 60_000 + 1_000;
  expect(await message('spread@example.com', 'correct horse')).toBeUndefined();
});

test.each([
  ['/v3/trade/order', 5, (symbol: unknown) => ({ symbol, side: 'BUY', type: 'LIMIT', price: '1', quantity: '1' })],
  [
    '/v3/trade/algoOrder',
    2,
    (symbol: unknown) => ({ symbol, side: 'BUY', type: 'LIMIT', algoType: 'STOP', quantity: '1' }),
  ],
] as const)('%s has one limit for all markets that are none', async (path, limit, order) => {
  const { call } = await signUp(sandbox, `inventor${limit}@example.com`);
  const names = Array.from({ length: 20 }, (_, index) => (index % 2 ? `SPOT_NONE${index}_USDT` : index));
  const answers = await Promise.all(names.map((name) => call('POST', path, order(name))));
  expect(statuses(answers, 429)).toBe(20 - limit);
});

test('preferences that are too many are refused before anything is written', () => {
  const database = openDatabase(undefined);
  const settings = new AccountSettings(database, sandbox.areas.users, Date.now);
  const user = sandbox.areas.users.byEmail('ada@example.com')!;
  const wish = (from: number, count: number, value: string | null = 'x') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${from + index}`, value]));
  settings.savePreferences(user, wish(0, 100));
  const written = jest.spyOn(database, 'run');
  for (const [from, count] of [
    [100, 1],
    [0, 101],
    [0, 5_000],
  ] as const)
    expect(() => settings.savePreferences(user, wish(from, count))).toThrow(/preferences/);
  expect(written).not.toHaveBeenCalled();
  // Whoever forgets as many as they add stays within.
  const saved = settings.savePreferences(user, { ...wish(0, 50, null), ...wish(100, 50) });
  expect(Object.keys(saved)).toHaveLength(100);
  database.close();
});

test('a body of more than 16 kB is refused unread, whoever sends it', async () => {
  const { call } = await signUp(sandbox, 'large@example.com');
  const wish = (length: number) => ({ preferences: { note: 'x'.repeat(length) } });
  for (const send of [call, caller(sandbox.url)]) {
    const { status, body } = await send('POST', '/usercenter/account', wish(17_000));
    expect(status).toBe(413);
    expect(body).toMatchObject({ success: false, message: expect.any(String) });
  }
  // It is the size that was refused, and a text within it that is too long for a preference is told so.
  expect((await call('POST', '/usercenter/account', wish(15_000))).status).toBe(400);
});
