import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { unitsFromText } from '../../../sandbox/engine/model/units';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { wonCalls } from './contest-calls';
import { isOf } from './intruders';
import { provenWithdrawals } from './proven-calls';
import { caller, type Answer } from './sandbox-client';
import { refusingCalls } from './trading-calls';

jest.setTimeout(120_000);

const times = 20;

/** Done once; the other nineteen are refused. */
const once = [
  // What leaves the account, is spent, or is there a single time.
  ...['wallet.withdraw', 'walletV1.withdraw', 'wallet.internalWithdraw', 'wallet.cancelWithdrawal'],
  ...['walletV1.cancelWithdrawal', 'wallet.addAddress', 'wallet.removeAddress', 'convert.take', 'copies.start'],
  ...['vouchers.use', 'campaigns.signUp', 'listing.predict', 'leading.open', 'referral.create', 'referral.accept'],
  // An order is cancelled once, whatever it is named by.
  ...['trading.cancelOrder', 'algoOrders.cancel', 'tradingV1.cancel', 'tradingV1.cancelByClientId'],
  ...['earlierV3.placeAlgo', 'earlierV3.cancelAlgo'],
  // One proof does one act.
  ...['security.setAntiPhishingCode', 'security.deleteAntiPhishingCode', 'security.bindOtp', 'security.unbindOtp'],
  ...['security.checkOtp', 'passkeys.add', 'passkeys.remove', 'passkeys.signIn', 'pageMark.set', 'pageMark.remove'],
  ...['recovery.create', 'approvals.invite', 'approvals.change', 'approvals.accept', 'approvals.leave'],
  ...['approvals.approve', 'approvals.refuse', 'security.createTradePassword', 'security.changeTradePassword'],
  ...['security.deleteTradePassword', 'security.createWithdrawPassword', 'security.changeWithdrawPassword'],
  ...['security.deleteWithdrawPassword', 'security.sendEmailCode', 'security.sendTradeCode', 'security.changeEmail'],
  ...['accountClosure.freeze', 'accountClosure.unfreeze', 'accountClosure.close', 'credentials.create'],
  ...['credentials.setIpList', 'credentials.remove', 'accountSettings.bindWallet', 'accountSettings.unbindWallet'],
  // A token begins one session, and a session acts for one account.
  ...['session.begin', 'session.switchAccount', 'security.endDevice'],
  // A name, an application or an answer of one person.
  ...['accountSettings.createSubAccount', 'accountSettings.bindDiscord', 'accountSettings.unbindDiscord'],
  ...['verification.submit', 'socialIdentity.authorize', 'socialIdentity.takeTwitterName', 'socialIdentity.follow'],
  ...['socialIdentity.unbindTwitter', 'socialIdentity.changeCoolName', 'socialIdentity.unfollow'],
  ...['portfolioLinks.revoke', 'notifications.remove', 'watchlists.create', 'watchlists.remove'],
  ...['promotions.saveSurvey', 'promotions.applyAsBroker', 'promotions.applyAsMarketMaker'],
  ...['promotions.applyAsLeadTrader'],
];

/** Says how something is to be, or asks: answered alike each time, and a further one moves nothing. */
const alike = [
  ...['trading.editOrder', 'trading.cancelAllOrders', 'trading.cancelOrders', 'trading.cancelAllAfter'],
  ...['algoOrders.edit', 'algoOrders.cancelAll', 'tradingV1.cancelOrders', 'tradingV1.cancelAllAfter'],
  ...['tradingV1.edit', 'tradingV1.editByClientId', 'tradingV1.editAlgo', 'earlierV3.editAlgoByClientId'],
  ...['earlierV3.cancelAlgosOf', 'earlierV3.cancelAlgos', 'earlierV3.cancelEverything'],
  ...['positions.setPositionMode', 'positions.setLeverage', 'positions.setMarginModes', 'positions.setMarginModeOf'],
  ...['positions.resetMarginModes', 'tradingAccount.setMode', 'tradingAccount.setSpotLeverage'],
  ...['tradingAccountV1.setMode', 'tradingAccountV1.setSpotLeverage', 'tradingAccountV1.setLeverage'],
  ...['marginSettings.switchCollateral', 'marginSettings.setLeverage', 'marginSettings.setPositionMode'],
  ...['marginSettings.setLossCharge', 'wallet.setListedOnly', 'wallet.loanToValue', 'earn.setAutoReinvest'],
  // Its client's reference makes it one.
  'purchases.begin',
  ...['copies.change', 'copies.pause', 'copies.stop', 'leading.describe', 'leading.close'],
  ...['accountSettings.savePreferences', 'accountSettings.switchRegion', 'accountSettings.agreeTerms'],
  ...['accountSettings.agreeTrTerms', 'accountSettings.maintenance', 'accountSettings.uploadPushToken'],
  ...['accountSettings.stopPush', 'accountSettings.alias', 'accountSettings.switchWalletMode'],
  ...['account.switchLanguage', 'socialIdentity.removeTwitterImage', 'socialProfiles.saveSettings'],
  ...['security.checkTradePassword', 'recovery.check', 'security.endOtherDevices', 'notifications.markRead'],
  ...['watchlists.edit', 'watchlists.update', 'watchlists.sync', 'referral.edit', 'referral.makeStandard'],
  ...['referral.check', 'promotions.hideAlert', 'portfolioLinks.open', 'campaigns.leaderboard'],
  // Within the ten seconds that a second tab has, of which one line goes on (session-repository.test.ts).
  ...['session.renew', 'session.end'],
];

/** Each is a wish of its own: what keeps twenty from being done by mistake or on purpose. */
const bounded: Readonly<Record<string, Bound>> = {
  // Money stays the person's, and goes as far as it lies there.
  'wallet.transfer': { money: ['USDT', '5'] },
  'walletV1.transfer': { money: ['USDT', '5'] },
  'earn.subscribe': { money: ['USDT', '10'] },
  'earn.stake': { money: ['WOO', '10'] },
  // More than half of what they have: a voucher and positions keep the rest from being put elsewhere.
  'copies.move': { named: ['amount', 6_000] },
  // Four of ten, and five of the twenty that were staked before.
  'earn.redeem': { most: 2 },
  'earn.unstake': { most: 4 },
  'portfolioLinks.create': { most: 10 },
  // Its client's own number makes it one.
  'trading.placeOrder': { named: ['clientOrderId', 4711] },
  'algoOrders.place': { named: ['clientAlgoOrderId', 4712] },
  'tradingV1.place': { named: ['client_order_id', 4713] },
  // From one pocket of an account to another, and back by the same call.
  'positions.adjustIsolatedMargin': {},
  'tradingAccountV1.adjustIsolatedMargin': {},
  // Challenges, of which one serves, keys to the own stream, a word to choose.
  'passkeys.creation': {},
  'passkeys.proof': {},
  'passkeys.signInOptions': {},
  'listenKey.create': {},
  'referral.suggest': {},
};

interface Bound {
  /** Only so much lies there, enough for one. */
  readonly money?: readonly [asset: string, amount: string];
  /** With this in the request it is one wish, or one that can be had once. */
  readonly named?: readonly [field: string, value: number];
  readonly most?: number;
}

let world: CatalogueWorld;
const calls: Readonly<Record<string, () => Promise<Answer>>> = {
  ...catalogueCalls(() => world),
  ...provenWithdrawals(() => world.sandbox),
};

interface Doubled {
  readonly succeeded: readonly string[];
  /** Of those that were refused. */
  readonly refusals: readonly { readonly status: number; readonly message: unknown }[];
  /** What the account held after the twenty, and after one more. */
  readonly held: readonly string[];
}
const doubled = new Map<string, Doubled>();

const holdings = (applicationId: string) => world.sandbox.exchange.balances(applicationId);
const heldBy = (applicationId: string) =>
  holdings(applicationId)
    .map(({ asset, holding }) => `${asset} ${holding}`)
    .join();

/** Whose request it is; nobody's without a session. */
async function accountOf(init: RequestInit): Promise<string> {
  const bearer = /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1];
  if (bearer === undefined) return '';
  const { body } = await caller(world.sandbox.url, bearer)('GET', '/usercenter/account');
  return body.data?.account?.application_id ?? '';
}

/** Puts just so much there. @returns puts back what was there before */
async function leave(accountId: string, asset: string, amount: string): Promise<() => Promise<unknown>> {
  const before = holdings(accountId).find((each) => each.asset === asset)?.holding ?? 0n;
  const change = unitsFromText(amount) - before;
  const add = async (amount: bigint) => {
    const outcome = await world.sandbox.exchange.submit({ type: 'deposit', accountId, asset, amount });
    expect(outcome).toMatchObject({ ok: true });
  };
  await add(change);
  return () => add(-change);
}

function withField(body: unknown, [field, value]: readonly [string, number]): string | URLSearchParams {
  if (body instanceof URLSearchParams) return new URLSearchParams([...body, [field, String(value)]]);
  return JSON.stringify({ ...(JSON.parse(String(body)) as object), [field]: value });
}

/** The times at which things were done differ, and what orders a list by them. */
const plain = (text: string) =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) => (/time|expiresAt/i.test(name) ? undefined : value));

/** Makes the call; what it sends goes out twenty times at once, and then once more. */
async function sendTwenty(endpoint: Endpoint, good: () => Promise<Answer>): Promise<void> {
  const send = globalThis.fetch;
  const bound = bounded[endpoint.id] ?? {};
  globalThis.fetch = async (input, init = {}) => {
    const isMeant = (init.method ?? 'GET') === endpoint.method && isOf(endpoint, String(input));
    if (!isMeant || doubled.has(endpoint.id)) return send(input, init);
    doubled.set(endpoint.id, { succeeded: [], refusals: [], held: [] });
    const accountId = await accountOf(init);
    const putBack = bound.money && (await leave(accountId, ...bound.money));
    const request = bound.named ? { ...init, body: withField(init.body, bound.named) } : init;
    const answers = await Promise.all(Array.from({ length: times }, () => send(input, request)));
    const texts = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, text: await answer.clone().text() })),
    );
    const good = texts.filter(({ text }) => (JSON.parse(text) as { success?: boolean }).success === true);
    const held = [heldBy(accountId)];
    if (alike.includes(endpoint.id)) {
      await send(input, request);
      held.push(heldBy(accountId));
    }
    await putBack?.();
    doubled.set(endpoint.id, {
      succeeded: good.map(({ text }) => plain(text)),
      refusals: texts
        .filter((each) => !good.includes(each))
        .map(({ status, text }) => ({ status, message: (JSON.parse(text) as { message?: unknown }).message })),
      held,
    });
    return answers[
      Math.max(
        0,
        texts.findIndex((each) => good.includes(each)),
      )
    ]!;
  };
  try {
    expect((await good()).body).toMatchObject({ success: true });
  } finally {
    globalThis.fetch = send;
  }
}

const writes = catalogue.filter(({ method, access }) => method !== 'GET' && access !== 'admin');
const known = [...once, ...alike, ...Object.keys(bounded)];

beforeAll(async () => {
  world = await openCatalogueWorld({ generosity: 10_000 });
});
afterAll(() => world.sandbox.close());

it('every call that writes is known to be done once, to say the same again, or to be bounded', () => {
  const callable = writes.map(({ id }) => id).filter((id) => ![...refusingCalls, ...wonCalls].includes(id));
  expect([...known].sort()).toEqual(callable.sort());
});

describe('sent twenty times at once', () => {
  it.each(Object.keys(calls))('%s', async (id) => {
    const endpoint = catalogue.find((each) => each.id === id)!;
    // What only reads makes what others need.
    if (!known.includes(id)) return void (await calls[id]!());
    await sendTwenty(endpoint, calls[id]!);
    const { succeeded, refusals, held } = doubled.get(id)!;
    const { money, named, most = times } = bounded[id] ?? {};
    expect(succeeded.length).toBeGreaterThan(0);
    expect(succeeded.length).toBeLessThanOrEqual(once.includes(id) || money || named ? 1 : most);
    // Refused in words, never by a fault of the exchange's own.
    for (const { status, message } of refusals)
      expect({ status, message }).toEqual({ status: expect.any(Number), message: expect.stringMatching(/\w{3}/) });
    expect(refusals.filter(({ status }) => status >= 500)).toEqual([]);
    if (!alike.includes(id)) return;
    // Who asks to stop a copy while it is being closed is told that it is.
    expect(new Set(succeeded).size).toBeLessThanOrEqual(id === 'copies.stop' ? 2 : 1);
    expect(held[1]).toBe(held[0]);
  });
});
