import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { User } from '../../../sandbox/services/users/user';
import { sign } from '../../../sandbox/gateway/signature';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { keyAct, mailed } from './account-calls';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { wonCalls } from './contest-calls';
import { walk, walkTable, type Disguise, type Got, type Walked } from './intruders';
import { provedCalls } from './money-calls';
import { amountOf, ownedBy } from './own-readings';
import { beginSession, cookiesOf, identityToken, signUp, startTestSandbox } from './sandbox-client';
import { beginCopyTrading } from './social-calls';
import { refusingCalls } from './trading-calls';
import { ExchangeState } from '../../../sandbox/engine/exchange-state';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { crowdAccounts } from '../../../sandbox/services/simulation/house-accounts';
import { openDatabase } from '../../../sandbox/storage/database';
import { snapshotText } from '../../../sandbox/engine/snapshot/state-snapshot';
import { ExchangeStore } from '../../../sandbox/storage/exchange/exchange-store';
import { checkInvariants } from '../../unit/sandbox/engine/invariants';

jest.setTimeout(240_000);

const report = path.join(__dirname, '../../../reports/authorisation-walk.md');
const guarded = catalogue.filter(({ access }) => access !== 'public');
/** Refusals by the account itself, whatever else is right about the call. */
const notAvailable = 302902;
/** No such thing, of an account's orders, conditional orders and all else; or no call for this session or key. */
const nothingThere = [-1006, -1002, 302129, 317152];

/** What is a main account's business alone. */
const mainOnly = [
  ...['accountSettings.createSubAccount', 'accountSettings.bindWallet', 'accountSettings.unbindWallet'],
  ...['security.setAntiPhishingCode', 'security.deleteAntiPhishingCode', 'security.changeEmail'],
  ...['security.otp', 'security.bindOtp', 'security.unbindOtp'],
  ...['passkeys.creation', 'passkeys.add', 'passkeys.remove'],
  ...['recovery.create', 'recovery.check', 'pageMark.set', 'pageMark.remove'],
  ...['approvals.invite', 'approvals.change', 'approvals.accept', 'approvals.leave'],
  ...['approvals.approve', 'approvals.refuse'],
  ...['security.createTradePassword', 'security.changeTradePassword', 'security.deleteTradePassword'],
  ...['security.createWithdrawPassword', 'security.changeWithdrawPassword', 'security.deleteWithdrawPassword'],
  ...['accountClosure.freeze', 'accountClosure.unfreeze', 'accountClosure.close'],
  ...['credentials.create', 'credentials.setIpList', 'credentials.remove', 'verification.submit'],
  ...['copies.start', 'leading.open'],
];
/** Refused to everybody who has not proven who they are. */
const verifiedOnly = ['earn.stake'];

/** Calls that name something of the owner's: an order, a key, a device, a list, an account. */
const naming = [
  ...['trading.editOrder', 'trading.order', 'trading.cancelOrder', 'trading.orderFills'],
  ...['algoOrders.edit', 'algoOrders.order', 'algoOrders.cancel', 'tradingV1.cancel', 'tradingV1.order'],
  ...['tradingV1.cancelByClientId', 'tradingV1.orderByClientId', 'tradingV1.fill', 'tradingV1.orderFills'],
  ...['tradingV1.edit', 'tradingV1.editByClientId', 'tradingV1.editAlgo', 'earlierV3.editAlgoByClientId'],
  ...['earlierV3.algo', 'earlierV3.cancelAlgo', 'accountDetailsV1.subAccountBalances'],
  ...['wallet.cancelWithdrawal', 'wallet.transfer', 'wallet.removeAddress'],
  ...['walletV1.cancelWithdrawal', 'walletV1.transfer', 'convert.take', 'convert.trade'],
  ...['earn.redeem', 'earn.setAutoReinvest', 'security.qrCode', 'security.endDevice'],
  ...['credentials.setIpList', 'credentials.remove', 'session.switchAccount'],
  ...['approvals.accept', 'approvals.leave', 'approvals.approve', 'approvals.refuse', 'portfolioLinks.revoke'],
  ...['notifications.markRead', 'notifications.remove', 'referral.edit', 'referral.makeStandard'],
  ...['watchlists.watchlist', 'watchlists.edit', 'watchlists.update', 'watchlists.remove', 'vouchers.use'],
  ...['copies.change', 'copies.pause', 'copies.stop', 'copies.move', 'copies.movements', 'copies.trades'],
  ...['copies.shares', 'leading.describe', 'leading.close', 'leading.copiers', 'leading.payments'],
  ...['accountSettings.stopPush'],
];
/** Calls with a field that is somebody's id, and where there is nothing to take that way. */
const namingNothing = [
  // A client's own name for what it makes, and where in a list to begin.
  ...['algoOrders.place', 'tradingV1.place', 'trading.placeOrder', 'earlierV3.placeAlgo', 'tradingV1.olderFills'],
  // What everybody sees: products, strategies, campaigns, questions, other people.
  ...['earn.subscribe', 'copies.start', 'campaigns.ownCampaign', 'campaigns.signUp', 'campaigns.dismissNotice'],
  ...['campaigns.ownCompetition', 'campaigns.ownCompetitionV1', 'campaigns.ownCompetitionV2', 'promotions.saveSurvey'],
  ...['approvals.invite', 'wallet.internalWithdraw', 'wallet.recipient'],
  // Refused for the proof or the quote, which are of their owner and of just this.
  ...['passkeys.remove', 'purchases.begin'],
];
/** Calls that may name an account and do not in the walk: tried by themselves. */
const namingAccounts: Readonly<Record<string, (account: User) => readonly [path: string, body?: object]>> = {
  'accountSettings.alias': ({ userId }) => ['', { alias: 'mine', sub_user_id: userId }],
  'credentials.amount': ({ userId }) => [`?subUserId=${userId}`],
  'credentials.list': ({ userId }) => [`?subUserId=${userId}`],
  'credentials.create': ({ userId }) => [
    '',
    { name: 'theirs', permissions: ['READ'], ip_list: [], sub_user_id: userId },
  ],
  'accountDetailsV1.keyAddresses': ({ applicationId }) => [`?application_id=${applicationId}`],
};
/** Names that whoever comes first gets, and codes that are good for whoever has them: the others come second. */
const firstCome = [
  'accountSettings.bindDiscord',
  'socialIdentity.changeCoolName',
  'referral.create',
  'purchases.begin',
];
/** Without a good call of their own here. */
const refused: readonly string[] = [...refusingCalls, ...provedCalls, ...wonCalls];

let world: CatalogueWorld;
let clock = -16 * 60_000;
const calls = catalogueCalls(() => world);
let walked: readonly Walked[] = [];
let folder: string;
let closed = false;

/** Who tries what is somebody else's. */
async function intruders(expired: string): Promise<Readonly<Record<string, Disguise>>> {
  const { sandbox } = world;
  const other = await signUp(sandbox, 'other@example.net');
  const parent = await signUp(sandbox, 'parent@example.net');
  const opened = await parent.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' });
  const switched = await parent.call('PUT', '/auth/session', { user_id: opened.body.data.user_id });
  const holder = { ...(await signUp(sandbox, 'holder@example.net')), email: 'holder@example.net' };
  const proof = await mailed(sandbox, holder, keyAct({ name: 'eyes' }));
  const wish = { name: 'eyes', permissions: ['READ'], ip_list: [], ...proof };
  const key = (await holder.call('POST', '/usercenter/account/create_credential', wish)).body.data;
  const bearer =
    (token: string | undefined): Disguise =>
    () => ({ authorization: `Bearer ${token}` });
  return {
    nobody: () => ({}),
    expired: bearer(expired),
    other: bearer(other.bearer),
    subAccount: bearer(cookiesOf(switched)['__Host-authorization']),
    readingKey: ({ method, target, body }) => {
      const timestamp = String(Date.now());
      const query = target.split('?')[1] ?? '';
      const text = /^\/v[12]\//.test(target)
        ? `${[query, body].filter((part) => part !== '').join('&')}|${timestamp}`
        : `${timestamp}${method}${target}${body}`;
      return {
        'x-api-key': key.api_key,
        'x-api-timestamp': timestamp,
        'x-api-signature': sign(key.api_secret, text),
      };
    },
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'walk-'));
  world = await openCatalogueWorld({ folder, now: () => Date.now() + clock, generosity: 10_000 });
  const { sandbox } = world;
  const { bearer } = await signUp(sandbox, 'expired@example.net');
  clock = 0;
  const idToken = await identityToken(sandbox, 'ada@example.com', 'correct horse', 'signInWithPassword');
  world = { ...world, session: await beginSession(sandbox, idToken) };
  const disguises = await intruders(bearer);
  const owned = (authorization: string) => ownedBy(sandbox.url, authorization);
  const rows: Walked[] = [];
  for (const [id, good] of Object.entries(calls)) {
    const endpoint = guarded.find((each) => each.id === id);
    if (endpoint) rows.push(await walk(endpoint, good, disguises, owned, firstCome.includes(id) ? 'after' : 'before'));
    else if (!id.startsWith('session.')) await good();
  }
  for (const endpoint of guarded.filter(({ id }) => refused.includes(id))) {
    const target = endpoint.path.replace(/\{\w+\}/g, '1');
    rows.push(await walk(endpoint, () => world.session.call(endpoint.method, target), disguises, owned));
  }
  walked = rows;
});
afterAll(async () => {
  if (!closed) await world.sandbox.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, walkTable(walked));
});

/** Calls of which somebody got something else than they should. */
function unlike(who: string, ids: readonly string[], isRight: (got: Got) => boolean): readonly string[] {
  return walked
    .filter(({ id }) => ids.includes(id))
    .map(({ id, got }) => ({ id, got: got[who] }))
    .filter(({ got }) => got === undefined || !isRight(got))
    .map(({ id, got }) => `${id}: ${got?.status} ${got?.code}`);
}
const all = guarded.map(({ id }) => id);
const admin = guarded.filter(({ access }) => access === 'admin').map(({ id }) => id);
const isShutOut = ({ status, code, text }: Got) =>
  status === 401 && (code === -1002 || code === -1001) && !('data' in JSON.parse(text));

/** Fields by which a call names something, in the query, the body or the address itself. */
function idsIn({ query, body, path: address }: Endpoint): readonly string[] {
  const fields = [query, body].flatMap((shape) =>
    Object.keys((shape._zod.def as { readonly shape?: object }).shape ?? {}),
  );
  const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return [...fields, ...inPath].filter((field) => /(^|_)ids?$|[a-z]Ids?$/.test(field));
}

it('every call that names something by an id is tried with somebody else’s, or names nothing that is anybody’s', () => {
  const withIds = guarded.filter((each) => each.access === 'private' && idsIn(each).length > 0).map(({ id }) => id);
  const tried = [...naming, ...namingNothing, ...Object.keys(namingAccounts)];
  expect(withIds.filter((id) => !tried.includes(id))).toEqual([]);
  expect(namingNothing.filter((id) => naming.includes(id) || !withIds.includes(id))).toEqual([]);
});

it.each(Object.entries(namingAccounts))('%s tells and changes nothing of somebody else’s account', async (id, of) => {
  const { users } = world.sandbox.areas;
  const [account] = users.subAccountsOf(users.byEmail('ada@example.com')!);
  const { method, path: address } = guarded.find((each) => each.id === id)!;
  const [query, body] = of(account!);
  const prober = await signUp(world.sandbox, `prober-${id.toLowerCase()}@example.net`);
  const answer = await prober.call(method, address + query, body);
  expect(nothingThere).toContain(answer.body.code);
  expect(users.byId(account!.userId)!.alias).toBe(account!.alias);
});

describe('a walk through every call that is not public', () => {
  it('leaves none out', () => {
    expect(walked.map(({ id }) => id).sort()).toEqual([...all].sort());
  });

  it('has shut out who brings no token or an expired one', () => {
    expect(unlike('nobody', all, isShutOut)).toEqual([]);
    expect(unlike('expired', all, isShutOut)).toEqual([]);
  });

  it('has told nobody of what others have, and let nobody touch it', () => {
    expect(unlike('other', naming, ({ code }) => nothingThere.includes(Number(code)))).toEqual([]);
    expect(unlike('subAccount', naming, ({ code }) => [...nothingThere, notAvailable].includes(Number(code)))).toEqual(
      [],
    );
    // What is the owner's was still there when the owner came, and as it was.
    expect(walked.filter(({ id, owner }) => !refused.includes(id) && owner.code !== 'ok').map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('has moved nothing of the owner’s, whatever it answered to others', () => {
    const touched = walked.filter(({ moved }) => moved.length > 0);
    expect(touched.map(({ id, moved }) => `${id}: ${moved.join(', ')}`)).toEqual([]);
  });

  it('has shown nobody whose it is', () => {
    const owners = new RegExp(`${world.session.applicationId}|(ada|purse|newcomer\\d+)@example\\.com`);
    for (const who of ['other', 'subAccount', 'readingKey'])
      expect(unlike(who, all, ({ text }) => !owners.test(text))).toEqual([]);
  });

  it('has refused sub-accounts what is their main account’s, and nothing else', () => {
    expect(unlike('subAccount', mainOnly, ({ code }) => code === notAvailable)).toEqual([]);
    const rest = all.filter((id) => !mainOnly.includes(id) && !verifiedOnly.includes(id));
    expect(unlike('subAccount', rest, ({ code }) => code !== notAvailable)).toEqual([]);
  });

  it('has let a key that reads change nothing, and see nothing of how its owner signs in', () => {
    const changing = guarded.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(unlike('readingKey', changing, isShutOut)).toEqual([]);
    const personal = ['security', 'accountClosure', 'verification'].flatMap((area) =>
      all.filter((id) => id.startsWith(`${area}.`)),
    );
    expect(unlike('readingKey', [...personal, 'credentials.list'], isShutOut)).toEqual([]);
  });

  it('has let no customer administer', () => {
    for (const who of ['other', 'subAccount', 'readingKey']) expect(unlike(who, admin, isShutOut)).toEqual([]);
  });
});

it('whoever has just come has as much as where nobody else has ever been', async () => {
  const alone = await startTestSandbox();
  try {
    // As the walk has begun them in the other.
    alone.areas.campaigns.begin();
    beginCopyTrading(alone);
    const [among, first] = await Promise.all(
      [world.sandbox, alone].map(async (sandbox) => {
        const { bearer } = await signUp(sandbox, 'late@example.net');
        return amountOf(await ownedBy(sandbox.url, `Bearer ${bearer}`));
      }),
    );
    expect([...first!.keys()].filter((path) => among!.get(path) !== first!.get(path))).toEqual([]);
  } finally {
    await alone.close();
  }
});

it('the books agree after all of it, and are the same when they are read back', async () => {
  const { exchange } = world.sandbox;
  const text = exchange.stateText();
  await world.sandbox.close();
  closed = true;
  const state = new ExchangeState(instruments, crowdAccounts);
  const store = new ExchangeStore(openDatabase(path.join(folder, 'exchange.db')), true);
  try {
    expect(store.restore(state)).toBe(true);
    expect(snapshotText(state)).toBe(text);
    checkInvariants(state);
  } finally {
    store.close();
  }
});
