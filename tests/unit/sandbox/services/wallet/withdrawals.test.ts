import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { dailyLimits } from '../../../../../sandbox/services/wallet/outgoing-door';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const hour = 3_600_000;

describe('what may be withdrawn within 24 hours', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
    const ada = world.people[0]!;
    world.users.setVerified(ada.userId, 'CH', 0);
    await world.exchange.submit({
      type: 'deposit',
      accountId: ada.applicationId,
      asset: 'USDT',
      amount: unitsFromText('50000'),
    });
  });
  afterEach(() => world.close());

  const ada = () => world.users.byId(world.people[0]!.userId)!;
  const withdraw = (amount: string) =>
    world.wallet.withdrawals.request(
      ada(),
      { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount },
      'apiKey',
    );

  it('is the limit of the level, to the last unit and not one more', async () => {
    await withdraw('9000');
    await expect(withdraw('1000.000001')).rejects.toMatchObject({ code: -1009 });
    await withdraw('1000');
    expect(world.wallet.door.allowance(ada())).toEqual({
      limit: unitsFromText(dailyLimits[0]),
      used: unitsFromText(dailyLimits[0]),
      usedUnapproved: unitsFromText(dailyLimits[0]),
    });
    await expect(withdraw('10')).rejects.toMatchObject({ code: -1009 });
  });

  it('is there again when a day has passed', async () => {
    await withdraw('10000');
    await world.pass(23 * hour);
    await expect(withdraw('10')).rejects.toMatchObject({ code: -1009 });
    await world.pass(hour + 1);
    await withdraw('10000');
  });

  it('counts nothing that was taken back, and gives it back to the balance', async () => {
    const before = world.holding(ada().applicationId, 'USDT');
    const { id } = await withdraw('10000');
    expect(before - world.holding(ada().applicationId, 'USDT')).toBe(unitsFromText('10000'));
    await world.wallet.withdrawals.cancel(ada(), id);
    expect(world.holding(ada().applicationId, 'USDT')).toBe(before);
    expect(world.wallet.door.allowance(ada()).used).toBe(0n);
    await withdraw('10000');
  });

  it('is the person’s: sub-accounts use it up together with them', async () => {
    const sub = world.users.addSubAccount(ada(), 'bot');
    const accountId = sub.applicationId;
    await world.exchange.submit({ type: 'openAccount', accountId, kind: 'customer' });
    await world.exchange.submit({ type: 'deposit', accountId, asset: 'USDT', amount: unitsFromText('20000') });
    const bySub = (amount: string) => {
      const request = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount };
      return world.wallet.withdrawals.request(sub, request, 'apiKey');
    };
    await bySub('6000');
    await expect(withdraw('4000.1')).rejects.toMatchObject({ code: -1009 });
    await withdraw('4000');
    await expect(bySub('10')).rejects.toMatchObject({ code: -1009 });
  });
});
