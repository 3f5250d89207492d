import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { Referral } from '../../../../../sandbox/services/referral/referral';
import { ReferralRepository } from '../../../../../sandbox/services/referral/referral-repository';
import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { openDatabase } from '../../../../../sandbox/storage/database';

const day = 86_400_000;
const symbol = 'SPOT_BTC_USDT';
const midnight = Date.UTC(2026, 10, 22);

async function openReferralWorld() {
  const time = { at: midnight - day / 2 };
  const now = () => time.at;
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: { now },
    history: 'none',
    live: false,
    instruments: instruments.filter((each) => each.symbol === symbol),
  });
  const database = openDatabase(undefined);
  const users = new UserRepository(database, now);
  let drawn = 0;
  const referral = new Referral(database, exchange, users, now, (below) => (drawn = (drawn * 7 + 3) % 1_009) % below);
  const [inviter, friend] = ['ida', 'fay'].map((name) => users.ensure(name, `${name}@example.com`)) as [
    ReturnType<UserRepository['ensure']>,
    ReturnType<UserRepository['ensure']>,
  ];
  for (const { applicationId } of [inviter, friend]) {
    await exchange.submit({ type: 'openAccount', accountId: applicationId, kind: 'customer' });
    await exchange.submit({
      type: 'deposit',
      accountId: applicationId,
      asset: 'USDT',
      amount: unitsFromText('100000'),
    });
  }
  await exchange.submit({ type: 'openAccount', accountId: 'house-quotes', kind: 'house' });
  /** The friend sells nothing and buys 0.1 BTC; the fee is in BTC. */
  const buy = async (at: number, { applicationId } = friend) => {
    time.at = at;
    const order = { type: 'place', symbol, clientOrderId: 0, quantity: 100_000 } as const;
    await exchange.submit({ ...order, accountId: 'house-quotes', side: 'SELL', orderType: 'LIMIT', price: 5_000_000 });
    await exchange.submit({ ...order, accountId: applicationId, side: 'BUY', orderType: 'MARKET' });
    const [fill] = exchange.fills(applicationId, { page: 1, size: 1 }).rows;
    expect(fill?.at).toBe(at);
    return fill!.fee;
  };
  const holding = (accountId: string) =>
    exchange.balances(accountId).find(({ asset }) => asset === 'BTC')?.holding ?? 0n;
  return { time, exchange, users, referral, inviter, friend, buy, holding };
}

describe('what comes back of the fees of people who were invited', () => {
  let world: Awaited<ReturnType<typeof openReferralWorld>>;

  beforeEach(async () => {
    world = await openReferralWorld();
    const [code] = world.referral.codes.of(world.inviter);
    world.referral.accept(world.friend, code!.code);
  });
  afterEach(() => world.exchange.close());

  it('is told to whoever came by a code, and to nobody else', () => {
    const { referral, inviter, friend } = world;
    expect(referral.acceptedCode(friend)).toBe(referral.codes.of(inviter)[0]!.code);
    expect(referral.acceptedCode(inviter)).toBeUndefined();
  });

  it('names nobody who closed the account, and keeps how far they had come', () => {
    const { referral, users, inviter, friend } = world;
    users.setVerified(friend.userId, 'CH', 1);
    const [open] = referral.invited(inviter);
    users.forget(friend.userId);
    const [closed] = referral.invited(inviter);
    expect(open).toMatchObject({ email: 'fa***@example.com' });
    expect(closed).toMatchObject({ email: '***', status: open!.status });
    expect(users.byId(friend.userId)).toMatchObject({ email: '', country: undefined, kycLevel: 1 });
  });

  it('is paid once for every trade, also for one at the very moment between two days', async () => {
    const fees = [await world.buy(midnight - 1), await world.buy(midnight), await world.buy(midnight + 1)];
    world.time.at = midnight + 2;
    await world.referral.pay();
    expect(world.holding(world.inviter.applicationId)).toBe(fees[0]! / 5n);
    await world.referral.pay();
    world.time.at = midnight + day;
    await world.referral.pay();
    world.time.at = midnight + 3 * day;
    await world.referral.pay();
    expect(world.holding(world.inviter.applicationId)).toBe((fees[0]! + fees[1]! + fees[2]!) / 5n);
    expect(world.referral.rewards(world.inviter).map((reward) => [reward.day, reward.amount])).toEqual([
      ['2026-11-22', (fees[1]! + fees[2]!) / 5n],
      ['2026-11-21', fees[0]! / 5n],
    ]);
    expect(world.referral.pending(world.inviter)).toEqual([]);
  });

  it('is paid day by day after days away, and what is pending until then is the same to the last unit', async () => {
    const fees = [await world.buy(midnight), await world.buy(midnight + day)];
    world.time.at = midnight + 3 * day;
    const pending = world.referral.pending(world.inviter);
    await world.referral.pay();
    expect(world.referral.rewards(world.inviter).map((reward) => [reward.day, reward.amount])).toEqual([
      ['2026-11-23', fees[1]! / 5n],
      ['2026-11-22', fees[0]! / 5n],
    ]);
    expect(pending).toEqual(world.referral.earned(world.inviter));
    expect(world.holding(world.inviter.applicationId)).toBe(pending[0]!.amount);
  });

  it('is paid once where the exchange stopped between paying and noting it, and came back after midnight', async () => {
    const fees = [await world.buy(midnight - 1)];
    world.time.at = midnight;
    const stopped = jest.spyOn(ReferralRepository.prototype, 'reward').mockImplementationOnce(() => {
      throw new Error('the exchange stopped');
    });
    await expect(world.referral.pay()).rejects.toThrow('the exchange stopped');
    stopped.mockRestore();
    expect(world.holding(world.inviter.applicationId)).toBe(fees[0]! / 5n);
    fees.push(await world.buy(midnight + 1));
    world.time.at = midnight + day;
    await world.referral.pay();
    expect(world.holding(world.inviter.applicationId)).toBe(fees[0]! / 5n + fees[1]! / 5n);
    expect(world.referral.earned(world.inviter)).toEqual([{ asset: 'BTC', amount: fees[0]! / 5n + fees[1]! / 5n }]);
  });

  it('is no reward while the ledger refuses to pay it, and is paid when it no longer does', async () => {
    const fee = await world.buy(midnight - 1);
    world.time.at = midnight;
    const refused = jest.spyOn(world.exchange, 'submit').mockResolvedValueOnce({ ok: false, reason: 'unknownAccount' });
    await world.referral.pay();
    refused.mockRestore();
    expect(world.referral.rewards(world.inviter)).toEqual([]);
    expect(world.referral.pending(world.inviter)).toEqual([{ asset: 'BTC', amount: fee / 5n }]);
    await world.referral.pay();
    expect(world.holding(world.inviter.applicationId)).toBe(fee / 5n);
    expect(world.referral.earned(world.inviter)).toEqual([{ asset: 'BTC', amount: fee / 5n }]);
  });

  it('is what has been earned since the last payment until it is paid', async () => {
    const fee = await world.buy(midnight);
    world.time.at = midnight;
    expect(world.referral.pending(world.inviter)).toEqual([{ asset: 'BTC', amount: fee / 5n }]);
  });

  it('is not paid twice for the day before one that the ledger refuses', async () => {
    const fees = [await world.buy(midnight), await world.buy(midnight + day)];
    world.time.at = midnight + 2 * day;
    const { submit } = world.exchange;
    const refused = jest
      .spyOn(world.exchange, 'submit')
      .mockImplementationOnce((...of) => submit.apply(world.exchange, of))
      .mockResolvedValueOnce({ ok: false, reason: 'unknownAccount' });
    await world.referral.pay();
    refused.mockRestore();
    expect(world.referral.rewards(world.inviter).map((reward) => reward.day)).toEqual(['2026-11-22']);
    expect(world.referral.pending(world.inviter)).toEqual([{ asset: 'BTC', amount: fees[1]! / 5n }]);
    await world.referral.pay();
    expect(world.referral.rewards(world.inviter).map((reward) => reward.day)).toEqual(['2026-11-23', '2026-11-22']);
    expect(world.holding(world.inviter.applicationId)).toBe((fees[0]! + fees[1]!) / 5n);
  });

  it('is told apart for each who was invited', async () => {
    const { referral, users, exchange, inviter, friend } = world;
    const [code] = referral.codes.of(inviter);
    const other = users.ensure('nia', 'nia@example.com');
    referral.accept(other, code!.code);
    await exchange.submit({ type: 'openAccount', accountId: other.applicationId, kind: 'customer' });
    const amount = unitsFromText('100000');
    await exchange.submit({ type: 'deposit', accountId: other.applicationId, asset: 'USDT', amount });
    const fees = [await world.buy(midnight), await world.buy(midnight + 1), await world.buy(midnight + 2, other)];
    world.time.at = midnight + day;
    await referral.pay();
    const earned = new Map(referral.invited(inviter).map((each) => [each.refereeId, each.earned]));
    expect(earned.get(friend.userId)).toEqual([{ asset: 'BTC', amount: (fees[0]! + fees[1]!) / 5n }]);
    expect(earned.get(other.userId)).toEqual([{ asset: 'BTC', amount: fees[2]! / 5n }]);
  });

  it('is listed in no asset in which nothing was earned', async () => {
    const { referral, inviter } = world;
    const [code] = referral.codes.of(inviter);
    // All of it goes to the friend.
    referral.codes.edit(inviter, code!.codeId, { friendRate: 2_000 }, 2_000);
    await world.buy(midnight - 1);
    world.time.at = midnight;
    expect(referral.pending(inviter)).toEqual([]);
    await referral.pay();
    expect(referral.rewards(inviter)).toHaveLength(1);
    expect(referral.earned(inviter)).toEqual([]);
  });

  it('is shared with who was invited, by what the code promises, and never beyond what the inviter gets', async () => {
    const { referral, inviter, friend } = world;
    const [code] = referral.codes.of(inviter);
    referral.codes.edit(inviter, code!.codeId, { friendRate: 500 }, 2_000);
    const held = world.holding(friend.applicationId);
    const fee = await world.buy(midnight - 1);
    const bought = world.holding(friend.applicationId) - held;
    world.time.at = midnight;
    await referral.pay();
    const [reward] = referral.rewards(inviter);
    expect(reward).toStrictEqual({
      refereeId: friend.userId,
      day: '2026-11-21',
      asset: 'BTC',
      amount: fee / 5n - fee / 20n,
      friendAmount: fee / 20n,
      rate: 2_000,
      friendRate: 500,
    });
    expect(world.holding(inviter.applicationId)).toBe(reward!.amount);
    expect(world.holding(friend.applicationId) - held - bought).toBe(reward!.friendAmount);
    expect(referral.invited(inviter)[0]!.earned).toEqual([{ asset: 'BTC', amount: reward!.amount }]);
  });

  it('is the larger a part the more of the invited have traded', async () => {
    const { referral, users, inviter } = world;
    const [code] = referral.codes.of(inviter);
    await world.buy(midnight);
    const traded = jest.spyOn(world.exchange, 'fills');
    const people = Array.from({ length: 49 }, (_, at) => users.ensure(`friend-${at}`, `friend-${at}@example.com`));
    const rates = [];
    for (const person of people) {
      referral.accept(person, code!.code);
      traded.mockReturnValue({ rows: [], total: 1 });
      rates.push(referral.rate(inviter));
    }
    traded.mockRestore();
    expect(rates[7]).toEqual({ tier: 1, rate: 2_000 });
    expect([rates[8], rates[47]]).toEqual([
      { tier: 2, rate: 2_500 },
      { tier: 2, rate: 2_500 },
    ]);
    expect(rates[48]).toEqual({ tier: 3, rate: 3_000 });
    // They have only been asked for as if they had traded.
    expect(referral.rate(inviter)).toEqual({ tier: 1, rate: 2_000 });
    expect(referral.countsOf(code!)).toEqual({ registered: 50, traded: 1 });
  });

  it('tells how far each has come who was invited', async () => {
    const { referral, users, exchange, inviter, friend } = world;
    const [code] = referral.codes.of(inviter);
    const status = () => referral.invited(inviter).map((each) => each.status);
    const newcomer = users.ensure('nia', 'nia@example.com');
    referral.accept(newcomer, code!.code);
    expect(status()).toEqual(['Registered', 'Registered']);
    users.setVerified(newcomer.userId, 'CH', 1);
    expect(status()[0]).toBe('Verified identity');
    await exchange.submit({ type: 'openAccount', accountId: newcomer.applicationId, kind: 'customer' });
    world.time.at += 1;
    await exchange.submit({ type: 'deposit', accountId: newcomer.applicationId, asset: 'USDT', amount: 1n });
    expect(status()[0]).toBe('Deposited');
    await world.buy(midnight);
    expect(referral.invited(inviter).find(({ refereeId }) => refereeId === friend.userId)!.status).toBe('Traded');
  });

  it('runs from year to year', () => {
    expect(world.referral.programme()).toMatchObject([
      { id: 2026, startsAt: Date.UTC(2026, 0, 1), endsAt: Date.UTC(2027, 0, 1) },
    ]);
    expect(world.referral.invitations('IDA4').every((words) => words.includes('IDA4'))).toBe(true);
  });

  it('is nobody’s where the code is unknown, and no sub-account says who invited its owner', () => {
    const { referral, users, inviter } = world;
    expect(referral.check(inviter, 'NOBODY99')).toEqual({ valid: false, reason: 'unknown' });
    expect(() => referral.accept(inviter, 'NOBODY99')).toThrow(expect.objectContaining({ code: -1005 }));
    const theirs = referral.codes.of(world.friend)[0]!.code;
    const sub = users.addSubAccount(inviter, 'second');
    expect(() => referral.accept(sub, theirs)).toThrow(expect.objectContaining({ code: -1005 }));
    expect(referral.check(sub, referral.codes.of(inviter)[0]!.code)).toEqual({ valid: false, reason: 'own' });
    expect(referral.invited(world.friend)).toEqual([]);
    expect(referral.acceptedCode(inviter)).toBeUndefined();
  });

  it('can be agreed within seven days of opening an account, once, and never with oneself', async () => {
    expect(() => world.referral.accept(world.friend, world.referral.codes.of(world.inviter)[0]!.code)).toThrow(
      expect.objectContaining({ code: -1007 }),
    );
    const own = world.referral.codes.of(world.inviter)[0]!.code;
    expect(world.referral.check(world.inviter, own)).toEqual({ valid: false, reason: 'own' });
    const theirs = world.referral.codes.of(world.friend)[0]!.code;
    world.time.at = world.inviter.createdAt + 7 * day + 1;
    expect(() => world.referral.accept(world.inviter, theirs)).toThrow(expect.objectContaining({ code: -1005 }));
    world.time.at = world.inviter.createdAt + 7 * day;
    world.referral.accept(world.inviter, theirs);
    expect(world.referral.invited(world.friend)).toHaveLength(1);
  });
});
