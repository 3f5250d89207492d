import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { sign } from '../../../sandbox/gateway/signature';
import { socialIdentityEndpoints } from '../../../src/infrastructure/wire/catalogue/social-identity.endpoints';
import { safeActions } from '../../../src/domain/security/factor';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { day } from '../../../src/domain/shared/instant';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { personalTables } from '../../../sandbox/services/accounts/closed-accounts';
import type { User } from '../../../sandbox/services/users/user';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { mailed, newcomer, withAuthenticator } from './account-calls';
import { signedFor, withPasskey } from './passkeyed';
import {
  beginSession,
  caller,
  identityToken,
  practice,
  startTestSandbox,
  webOrigin,
  type TestSession,
} from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let clock = 0;
const now = () => Date.now() + clock;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now });
});
afterAll(() => sandbox.close());

const closing: SafeAct = { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: 'true' } };
const account = (path: string) => `/usercenter/account/${path}`;
const signIn = (email: string, password = 'correct horse') =>
  identityToken(sandbox, email, password, 'signInWithPassword');
const byKey = (path: string) => {
  const timestamp = String(now());
  return caller(sandbox.url)('GET', path, undefined, {
    'x-api-key': practiceAccount.apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': sign(practiceAccount.apiSecret, `${timestamp}GET${path}`),
  });
};

describe('a frozen account', () => {
  it('stops API keys, takes withdrawals back, and lets its owner sign in to unfreeze it', async () => {
    const trader = { ...(await practice(sandbox)), email: practiceAccount.email };
    const usdt = () => sandbox.exchange.balances(trader.applicationId).find(({ asset }) => asset === 'USDT')!.holding;
    const before = usdt();
    expect((await byKey('/v3/asset/balances')).status).toBe(200);
    const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
    const request = { token: 'USDT', network: 'ETH', address, memo: '', amount: '20' };
    const trading = sandbox.areas.users.byEmail(trader.email)!;
    await sandbox.areas.wallet.withdrawals.request(trading, request, 'apiKey');
    expect(usdt()).toBeLessThan(before);
    const stream = () =>
      TestSocket.open(sandbox.url, `/v2/ws/private/stream/${trader.applicationId}`, { origin: webOrigin });
    const auth = { id: '1', event: 'auth', params: { token: trader.bearer } };
    const socket = await stream();
    expect((await socket.ask(auth)).success).toBe(true);
    const frozen = await trader.call(
      'POST',
      account('freeze'),
      await mailed(sandbox, trader, { action: 'FREEZE_ACCOUNT' }),
    );
    expect(frozen.status).toBe(200);
    await socket.until(() => socket.closed !== undefined);
    expect((await (await stream()).ask(auth)).success).toBe(false);
    expect(usdt()).toBe(before);
    expect(await byKey('/v3/asset/balances')).toMatchObject({ status: 401, body: { code: -1002 } });
    const again = await beginSession(sandbox, await signIn(trader.email, practiceAccount.password));
    for (const path of ['/v3/asset/balances', '/v3/trade/orders', account('list_credentials')])
      expect(await again.call('GET', path)).toMatchObject({ status: 400, body: { success: false, code: 302903 } });
    // Its owner is called as before: the address in place of the name would look like somebody else's account.
    expect(await again.call('GET', socialIdentityEndpoints.coolName.path)).toMatchObject({ status: 200 });
    // Its pages look as their owner reads them best.
    expect((await again.call('POST', '/usercenter/account', { preferences: { theme: 'light' } })).status).toBe(200);
    const unfrozen = await again.call(
      'POST',
      account('unfreeze'),
      await mailed(sandbox, { ...again, email: trader.email }, { action: 'UNFREEZE_ACCOUNT' }),
    );
    expect(unfrozen.status).toBe(200);
    expect((await byKey('/v3/asset/balances')).status).toBe(200);
  });

  const freezing: SafeAct = { action: 'FREEZE_ACCOUNT' };
  const unfreezing: SafeAct = { action: 'UNFREEZE_ACCOUNT' };
  const standing = async ({ call }: TestSession) => (await call('GET', account('standing'))).body.data.status;

  it('is unfrozen by the passkey that froze it, which proves nothing else meanwhile', async () => {
    const own = await withPasskey(sandbox);
    const { person } = own;
    expect((await person.call('POST', account('freeze'), await signedFor(own, freezing))).status).toBe(200);
    const refusal = { status: 400, body: { success: false, code: 302903 } };
    for (const type of safeActions.filter((action) => action !== unfreezing.action))
      expect(await person.call('POST', account('passkeys/proof'), { type })).toMatchObject(refusal);
    for (const body of [{}, null, [], { type: [unfreezing.action] }])
      expect(await person.call('POST', account('passkeys/proof'), body)).toMatchObject({ status: 400 });
    expect((await person.call('POST', account('unfreeze'), await signedFor(own, unfreezing))).status).toBe(200);
    expect(await standing(person)).not.toBe('FROZEN');
  });

  it('is unfrozen with an authenticator and a mailed code', async () => {
    const person = await newcomer(sandbox);
    const codeOfApp = await withAuthenticator(sandbox, person.email, now);
    expect((await person.call('POST', account('freeze'), { otp: codeOfApp() })).status).toBe(200);
    clock += 60_000;
    const proof = { otp: codeOfApp(), ...(await mailed(sandbox, person, unfreezing)) };
    expect((await person.call('POST', account('unfreeze'), proof)).status).toBe(200);
    expect(await standing(person)).not.toBe('FROZEN');
  });

  it('is unfrozen by a code to the phone of somebody without an address', async () => {
    const phoneNumber = '+41790000042';
    const toolkit = async (verb: string, body: object) =>
      (await caller(sandbox.authUrl)('POST', `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, body)).body;
    const texted = async (): Promise<string> => {
      const { body } = await caller(sandbox.authUrl)('GET', '/emulator/v1/projects/demo-exchange/verificationCodes');
      return body.verificationCodes.findLast((each: { phoneNumber: string }) => each.phoneNumber === phoneNumber).code;
    };
    const { sessionInfo } = await toolkit('sendVerificationCode', { phoneNumber, recaptchaToken: 'token' });
    const { idToken } = await toolkit('signInWithPhoneNumber', { sessionInfo, code: await texted() });
    const person = await beginSession(sandbox, idToken);
    const proof = async ({ action }: SafeAct) => {
      clock += 60_000;
      expect((await person.call('POST', account('email/code'), { type: action })).status).toBe(200);
      return { phone_code: await texted() };
    };
    expect((await person.call('POST', account('freeze'), await proof(freezing))).status).toBe(200);
    expect((await person.call('POST', account('unfreeze'), await proof(unfreezing))).status).toBe(200);
    expect(await standing(person)).not.toBe('FROZEN');
  });
});

const isPersons = ({ name }: { readonly name: string }): boolean => name === 'user_id';
/** Rows of a closed account that stay, and why. */
const keptTables = {
  activities: 'what was done with the account, by whom',
  agreements: 'what its owner agreed to',
  closed_accounts: 'who it was, sealed',
  credentials: 'ended by themselves, and remembered by what they did',
  listen_keys: 'end with the session or key that asked for them',
  programme_days: 'what tiers were reached by',
  programme_samples: 'what those are reckoned from',
  referees: 'what others are paid for',
  referral_codes: 'so are they',
  sessions: 'ended by themselves',
  survey_answers: 'no answer names anybody',
  users: 'the number, which names nobody any more',
  verifications: 'who it was, sealed',
} as const;

describe('a closed account', () => {
  it('leaves nothing of the person readable, and nobody signs in to it', async () => {
    const person = await newcomer(sandbox);
    const old = sandbox.areas.users.byEmail(person.email)!;
    const idToken = await signIn(person.email);
    const closed = await person.call('POST', account('close'), {
      give_up_rest: true,
      ...(await mailed(sandbox, person, closing)),
    });
    expect(closed.status).toBe(200);
    expect((await person.call('GET', '/usercenter/account')).status).toBe(401);
    expect((await caller(sandbox.url, idToken)('POST', '/auth/session')).status).toBe(401);
    expect(await signIn(person.email)).toBeUndefined();
    const { database } = sandbox.areas.copying.repository;
    const left = personalTables.flatMap((table) =>
      database.all(`SELECT * FROM ${table} WHERE user_id = ?`, [old.userId]),
    );
    expect(left).toEqual([]);
    expect(JSON.stringify(sandbox.areas.users.byId(old.userId))).not.toMatch(
      new RegExp(`${person.email}|${old.coolName}|${old.identity}`),
    );
  });

  it('is named in no table that nobody has decided on', () => {
    const { database } = sandbox.areas.copying.repository;
    const named = database
      .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .map(({ name }) => name)
      .filter((table) => database.all<{ name: string }>(`PRAGMA table_info(${table})`).some(isPersons));
    expect(named).toEqual([...personalTables, ...Object.keys(keptTables)].sort());
  });

  it('is closed once, however often that is asked for at the same time', async () => {
    const person = await newcomer(sandbox);
    const proof = await mailed(sandbox, person, closing);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.call('POST', account('close'), { give_up_rest: true, ...proof })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      sandbox.areas.mailbox.list(person.email).filter(({ subject }) => subject === 'Your account was closed'),
    ).toHaveLength(1);
  });

  it('waits for rewards of what was staked, which nobody could be paid afterwards', async () => {
    const person = await newcomer(sandbox);
    const { staking, users } = sandbox.areas;
    const user: User = { ...users.byEmail(person.email)!, kycLevel: 1 };
    const accountId = user.applicationId;
    await sandbox.exchange.submit({ type: 'deposit', accountId, asset: 'WOO', amount: 1_000n * 10n ** 12n });
    await staking.stake(user, '1000');
    clock += 2 * day;
    await staking.settle();
    await staking.unstake(user, '1000', true);
    const again = async () => ({ ...(await beginSession(sandbox, await signIn(person.email))), email: person.email });
    const obstacles = async () => (await (await again()).call('GET', account('standing'))).body.data.obstacles;
    const close = async () => {
      const here = await again();
      return here.call('POST', account('close'), { give_up_rest: true, ...(await mailed(sandbox, here, closing)) });
    };
    expect(await obstacles()).toMatchObject([{ type: 'STAKING_REWARDS', count: 1 }]);
    expect((await close()).status).toBe(400);
    clock += 2 * day;
    await staking.settle();
    expect(await obstacles()).toEqual([]);
    expect((await close()).status).toBe(200);
  });

  it('waits for coins that are paid for, and lets nothing more be paid for afterwards', async () => {
    const person = await newcomer(sandbox);
    const { purchases, users } = sandbox.areas;
    const user = users.byEmail(person.email)!;
    const buys = (reference: string) => {
      const [quote] = purchases.quotes({ currency: 'EUR', asset: 'USDT', amount: '100', region: 'DE' });
      return purchases.begin(user, quote!.quoteId, quote!.provider.methods[0]!, reference, webOrigin);
    };
    const paid = buys('paid');
    const open = buys('open');
    purchases.end(paid.token, 'PROCESSING');
    const close = async () =>
      person.call('POST', account('close'), { give_up_rest: true, ...(await mailed(sandbox, person, closing)) });
    expect((await person.call('GET', account('standing'))).body).toMatchObject({
      data: { obstacles: [{ type: 'MOVEMENTS', count: 1 }] },
    });
    expect((await close()).status).toBe(400);
    clock += 10_000;
    await purchases.settle();
    expect(purchases.byToken(paid.token)?.status).toBe('COMPLETED');
    expect((await close()).status).toBe(200);
    expect(purchases.end(open.token, 'PROCESSING')?.status).toBe('ABANDONED');
  });
});
