import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { day, midnightOf } from '../../../../../sandbox/services/earn/days';
import { Staking } from '../../../../../sandbox/services/earn/staking';
import { StakingRepository } from '../../../../../sandbox/services/earn/staking-repository';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

const firstPage = [1, 25] as const;

describe('staking', () => {
  let world: MoneyWorld;
  let begun: number;
  let midnight: number;

  beforeEach(async () => {
    world = await openMoneyWorld();
    begun = world.now();
    midnight = midnightOf(begun) + day;
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const bea = () => world.people[1]!;
  const held = (accountId = ada().applicationId) => unitsText(world.holding(accountId, 'WOO'));
  const state = (user = ada()) => world.staking.state(user);
  const until = (at: number) => world.pass(at - world.now());
  const rewards = () =>
    world.staking
      .rewards(ada(), ...firstPage)
      .rows.map(({ dayAt, stakingSize, amount }) => [
        (dayAt - midnight) / day,
        unitsText(stakingSize),
        unitsText(amount),
      ]);

  it('takes what is staked at once, and says of what parts it is made up, newest first', async () => {
    await world.staking.stake(ada(), '1000');
    await world.pass(5_000);
    await world.staking.stake(ada(), '500.5');
    expect(unitsText(state().staked)).toBe('1500.5');
    expect(state().lots.map(({ amount, since, status }) => [unitsText(amount), since - begun, status])).toEqual([
      ['500.5', 5_000, 'STAKED'],
      ['1000', 0, 'STAKED'],
    ]);
    expect([held(), held('staking')]).toEqual(['3499.5', '1500.5']);
    expect(state()).toMatchObject({ unbonding: [], returned: [], rewarded: 0n, awaited: [], tier: 0 });
  });

  it('is each account’s own, and the exchange knows what all of them have', async () => {
    await world.staking.stake(ada(), '1000');
    await world.staking.stake(bea(), '200');
    await world.staking.stake(ada(), '30');
    expect(unitsText(world.staking.totalStaked)).toBe('1230');
    expect([...world.staking.stakes()].map(([accountId, amount]) => [accountId, unitsText(amount)]).sort()).toEqual(
      [
        [ada().applicationId, '1030'],
        [bea().applicationId, '200'],
      ].sort(),
    );
    expect(unitsText(world.staking.stakedBy(bea().applicationId))).toBe('200');
    expect(state(world.people[2]).staked).toBe(0n);
  });

  it('takes one coin at least, of people who are verified, who have it', async () => {
    for (const [amount, refusal] of [
      ['0.999999999999', { code: -1005 }],
      ['0', { code: -1005 }],
      ['5000.000000000001', { message: 'The balance is not enough.' }],
    ] as const)
      await expect(world.staking.stake(ada(), amount)).rejects.toMatchObject(refusal);
    await expect(world.staking.stake({ ...ada(), kycLevel: 0 }, '10')).rejects.toMatchObject({ code: 302902 });
    expect([state().lots, held()]).toEqual([[], '5000']);
    await world.staking.stake(ada(), '1');
    await world.staking.stake({ ...ada(), kycLevel: 2 }, '4999');
    expect([unitsText(state().staked), held()]).toEqual(['5000', '0']);
  });

  it('pays for each whole day a day later, what was staked since before it began', async () => {
    await world.staking.stake(ada(), '3650');
    await until(midnight);
    // Staked at the first moment of a day, it is not staked before the day.
    await world.staking.stake(ada(), '365');
    await until(midnight + day);
    expect(state().awaited.map(({ amount, payAt }) => [unitsText(amount), payAt])).toEqual([
      ['0.68', midnight + 2 * day],
    ]);
    await until(midnight + 2 * day - 1);
    expect([rewards(), held(), state().rewarded]).toEqual([[], '985', 0n]);
    await world.pass(1_000);
    expect([rewards(), held(), unitsText(state().rewarded)]).toEqual([[[0, '3650', '0.68']], '985.68', '0.68']);
    await until(midnight + 3 * day);
    expect([rewards()[0], held(), unitsText(state().rewarded)]).toEqual([[1, '4015', '0.748'], '986.428', '1.428']);
    expect(state().awaited.map(({ dayAt }) => (dayAt - midnight) / day)).toEqual([2]);
  });

  it('pays its rewards out of the treasury', async () => {
    await world.staking.stake(ada(), '3650');
    await until(midnight + day);
    await world.reserves.sheet();
    const treasury = world.holding('treasury', 'WOO');
    await until(midnight + 2 * day);
    expect(unitsText(treasury - world.holding('treasury', 'WOO'))).toBe('0.68');
    expect(held('staking')).toBe('3650');
  });

  it('lists the rewards that were paid, newest first, in pages', async () => {
    await world.staking.stake(ada(), '3650');
    await until(midnight + 4 * day);
    const days = (page: number, size: number) => {
      const { rows, total } = world.staking.rewards(ada(), page, size);
      return [rows.map(({ dayAt }) => (dayAt - midnight) / day), total];
    };
    expect(days(1, 2)).toEqual([[2, 1], 3]);
    expect(days(2, 2)).toEqual([[0], 3]);
    expect(world.staking.rewards(bea(), ...firstPage)).toEqual({ rows: [], total: 0 });
  });

  describe('that ends', () => {
    it('is back after seven days, whole, and earns nothing meanwhile', async () => {
      await world.staking.stake(ada(), '1000');
      expect(await world.staking.unstake(ada(), '1000', false)).toEqual({ availableAt: begun + 7 * day, fee: 0n });
      expect([state().staked, state().lots, held()]).toEqual([0n, [], '4000']);
      expect(state().unbonding).toMatchObject([{ amount: unitsFromText('1000'), fee: 0n, booked: false }]);
      expect(unitsText(world.staking.unbondingOf(ada().applicationId))).toBe('1000');
      expect(world.staking.unbondingOf(bea().applicationId)).toBe(0n);
      await world.pass(7 * day - 1);
      expect(held()).toBe('4000');
      await world.pass(1_000);
      expect([held(), held('staking'), state().unbonding, rewards()]).toEqual(['5000', '0', [], []]);
      expect(state().returned).toMatchObject([
        { amount: unitsFromText('1000'), availableAt: begun + 7 * day, booked: true },
      ]);
    });

    it('at once is back at once, less a twentieth that the treasury gets', async () => {
      await world.staking.stake(ada(), '1000');
      await world.reserves.sheet();
      const treasury = world.holding('treasury', 'WOO');
      expect(await world.staking.unstake(ada(), '400', true)).toEqual({ availableAt: begun, fee: unitsFromText('20') });
      expect([held(), held('staking')]).toEqual(['4380', '600']);
      expect(unitsText(world.holding('treasury', 'WOO') - treasury)).toBe('20');
      expect(state().unbonding).toEqual([]);
    });

    it('leaves the youngest part first, so that the oldest earns on', async () => {
      await world.staking.stake(ada(), '1000');
      await world.pass(5_000);
      await world.staking.stake(ada(), '500');
      await world.staking.unstake(ada(), '600', false);
      expect(state().lots.map(({ amount, since }) => [unitsText(amount), since - begun])).toEqual([['900', 0]]);
      await world.staking.unstake(ada(), '100', false);
      expect(state().lots.map(({ amount }) => unitsText(amount))).toEqual(['800']);
      expect(state().unbonding.map(({ amount }) => unitsText(amount))).toEqual(['600', '100']);
    });

    it('is no more than is staked, to the last unit', async () => {
      await world.staking.stake(ada(), '1000');
      await expect(world.staking.unstake(ada(), '1000.000000000001', true)).rejects.toMatchObject({
        code: -1005,
        message: expect.stringContaining(': amount'),
      });
      await expect(world.staking.unstake(bea(), '1', true)).rejects.toMatchObject({ code: -1005 });
      await expect(world.staking.unstake(ada(), '0', true)).rejects.toMatchObject({ code: -1005 });
      await world.staking.unstake(ada(), '1000', true);
      expect([held(), state().staked]).toEqual(['4950', 0n]);
    });

    it('is rewarded for the day that has just ended, though it leaves before anything was done about that', async () => {
      await world.staking.stake(ada(), '3650');
      world.standStill(midnight + day - world.now());
      await world.staking.unstake(ada(), '3650', true);
      expect(state().awaited.map(({ amount }) => unitsText(amount))).toEqual(['0.68']);
    });

    it('shows what has arrived last, newest first', async () => {
      await world.staking.stake(ada(), '1000');
      for (const amount of ['10', '20', '30']) await world.staking.unstake(ada(), amount, true);
      expect(state().returned.map(({ amount }) => unitsText(amount))).toEqual(['30', '20', '10']);
      expect(state(bea()).returned).toEqual([]);
    });
  });

  it('leaves a line of its own kind in the ledger for all that moves', async () => {
    await world.staking.stake(ada(), '3650');
    await until(midnight + 2 * day);
    await world.staking.unstake(ada(), '100', true);
    const lines = (kind: 'STAKING' | 'UNSTAKING' | 'UNSTAKING_FEE' | 'STAKING_REWARD' | 'YIELD_TO_BALANCE') =>
      world.wallet
        .ledger(ada(), { kind, page: 1, size: 25 })
        .rows.map(({ amount, reference }) => `${unitsText(amount)} ${reference}`);
    expect([lines('STAKING'), lines('UNSTAKING'), lines('UNSTAKING_FEE')]).toEqual([
      ['-3650 stake:1'],
      ['100 unstake:1'],
      ['-5 unstake:1'],
    ]);
    expect([lines('STAKING_REWARD'), lines('YIELD_TO_BALANCE')]).toEqual([['0.68 stake-reward:1'], []]);
  });

  it('counts nothing that a crash left unbooked before it is booked, and then from when it was asked for', async () => {
    await world.staking.stake(bea(), '100');
    new StakingRepository(world.database).addLot(ada().applicationId, unitsFromText('3650'), begun);
    expect([state().staked, state().lots, world.staking.stakedBy(ada().applicationId)]).toEqual([0n, [], 0n]);
    expect(unitsText(world.staking.totalStaked)).toBe('100');
    expect([...world.staking.stakes().keys()]).toEqual([bea().applicationId]);
    world.standStill(midnight + day - begun);
    await expect(world.staking.unstake(ada(), '1', true)).rejects.toMatchObject({ code: -1005 });
    await world.pass(1_000);
    expect([unitsText(state().staked), held()]).toEqual(['3650', '1350']);
    // The day before was rewarded without it.
    expect(state().awaited).toEqual([]);
    await until(midnight + 2 * day);
    expect(state().awaited).toHaveLength(1);
  });

  it('goes on after a restart with the day after the last that was rewarded', async () => {
    await world.staking.stake(ada(), '3650');
    await until(midnight + 2 * day);
    const later = midnight + 4 * day;
    const again = new Staking(world.exchange, world.database, new Clockwork(() => later), () => later);
    await again.settle();
    expect(again.rewards(ada(), 1, 10).rows.map(({ dayAt }) => (dayAt - midnight) / day)).toEqual([2, 1, 0]);
    expect(again.state(ada()).awaited.map(({ dayAt, booked }) => [(dayAt - midnight) / day, booked])).toEqual([
      [3, false],
    ]);
    expect(again.rewards(ada(), 1, 10).rows.every(({ booked }) => booked)).toBe(true);
  });
});
