import { feeTiers } from '../../../../../sandbox/engine/model/fee-tiers';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { day, utcMidnight } from '../../../../../src/domain/shared/instant';
import type { User } from '../../../../../sandbox/services/users/user';
import { elsewhere, openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

const hour = 60 * 60_000;
const market = 'SPOT_BTC_USDT';

describe('the programme of the product’s token', () => {
  let world: MoneyWorld;
  let ada: User;

  beforeEach(async () => {
    world = await openMoneyWorld();
    ada = world.people[0]!;
    // 00:00 UTC, so that a day is 24 steps.
    await world.pass(utcMidnight(world.now()) + day - world.now());
  });
  afterEach(() => world.close());

  const hours = async (count: number): Promise<void> => {
    for (let passed = 0; passed < count; passed += 1) await world.pass(hour);
  };
  const rate = ({ applicationId }: User) => world.exchange.fees(market, applicationId).takerBps;

  it('lowers the fees the day after enough was staked, and raises them the day after it left', async () => {
    await world.staking.stake(ada, '1800');
    // The first hour of the first day may have been sampled before.
    await hours(48);
    expect([world.programme.state(ada).tier, rate(ada)]).toEqual([1, feeTiers[1]!.SPOT.takerBps]);
    await world.staking.unstake(ada, '1', true);
    expect(rate(ada)).toBe(feeTiers[1]!.SPOT.takerBps);
    await hours(48);
    expect([world.programme.state(ada).tier, rate(ada)]).toEqual([0, feeTiers[0]!.SPOT.takerBps]);
  });

  it('counts the average of a day, not its best hour', async () => {
    await hours(12);
    await world.staking.stake(ada, '3000');
    await hours(12);
    const [judged] = world.programme.state(ada).days;
    expect(Number(unitsText(judged!.average))).toBeGreaterThan(1_250);
    expect(Number(unitsText(judged!.average))).toBeLessThan(1_750);
    expect(judged!.tier).toBe(0);
  });

  it('looks once an hour', async () => {
    await world.staking.stake(ada, '2000');
    for (let quarters = 0; quarters < 40; quarters += 1) await world.pass(hour / 4);
    const { samples } = world.programme.state(ada);
    expect(new Set(samples.map(({ hourAt }) => hourAt)).size).toBe(samples.length);
    expect([9, 10, 11]).toContain(samples.length);
  });

  it('counts all accounts of a person, and gives all of them the tier', async () => {
    const sub = world.users.addSubAccount(ada, 'bot');
    await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
    await world.staking.stake(ada, '1800');
    await hours(48);
    expect([rate(ada), rate(sub), rate(world.people[1]!)]).toEqual([4.8, 4.8, 6]);
    expect(world.programme.state(sub)).toEqual(world.programme.state(ada));
  });

  it('leaves the tier as it was over days in which the exchange was away', async () => {
    await world.staking.stake(ada, '1800');
    await hours(48);
    await world.pass(5 * day);
    expect(world.programme.state(ada).tier).toBe(1);
    await hours(48);
    expect(world.programme.state(ada).tier).toBe(1);
  });

  it('counts what was traded within 30 days as well', async () => {
    const order = { type: 'place', symbol: market, orderType: 'LIMIT', clientOrderId: 0, price: 501_000 } as const;
    const accountId = ada.applicationId;
    await world.exchange.submit({ type: 'deposit', accountId, asset: 'USDT', amount: unitsFromText('11000000') });
    // Twenty BTC at 5,010 each time.
    for (let bought = 0; bought < 100; bought += 1) {
      await world.exchange.submit({ ...order, accountId: 'house-quotes', side: 'SELL', quantity: 20_000_000 });
      await world.exchange.submit({ ...order, accountId, side: 'BUY', quantity: 20_000_000 });
    }
    const { tier, volume } = world.programme.state(ada);
    expect([tier, Math.floor(Number(unitsText(volume)) / 1e6)]).toEqual([0, 10]);
    await hours(25);
    expect([world.programme.state(ada).tier, rate(ada)]).toEqual([1, 4.8]);
  });

  describe('withdrawals of a tier', () => {
    const request = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '20' };
    const withdraw = (who: User) => world.wallet.withdrawals.request(who, request, {});

    beforeEach(async () => {
      await world.staking.stake(ada, '1800');
      await hours(48);
    });

    it('go without a fee as often as the tier says, and one taken back counts no more', async () => {
      expect(world.wallet.withdrawals.freeLeft(ada)).toBe(1);
      const first = await withdraw(ada);
      expect([first.fee, world.wallet.withdrawals.freeLeft(ada)]).toEqual([0n, 0]);
      await world.wallet.withdrawals.cancel(ada, first.id);
      expect(world.wallet.withdrawals.freeLeft(ada)).toBe(1);
      expect((await withdraw(ada)).fee).toBe(0n);
      expect((await withdraw(ada)).fee).toBe(unitsFromText('2'));
    });

    it('are there again at midnight, and cost everybody else the fee', async () => {
      await withdraw(ada);
      await hours(24);
      expect(world.wallet.withdrawals.freeLeft(ada)).toBe(1);
      expect((await withdraw(world.people[1]!)).fee).toBe(unitsFromText('2'));
    });

    it('arrive whole, and leave nothing with the exchange', async () => {
      const before = world.holding('treasury', 'USDT');
      const { id } = await withdraw(ada);
      await world.pass(45_000);
      await world.pass(45_000);
      expect(world.wallet.history(ada, { page: 1, size: 5 }).rows.find((row) => row.id === id)).toMatchObject({
        status: 'COMPLETED',
        booked: true,
        fee: 0n,
      });
      expect(world.holding('treasury', 'USDT')).toBe(before);
    });
  });
});
