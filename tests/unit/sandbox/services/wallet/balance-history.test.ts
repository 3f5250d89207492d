import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { day, utcMidnight } from '../../../../../src/domain/shared/instant';
import { openMoneyWorld, type MoneyWorld } from './money-world';

const hour = 60 * 60_000;

describe('the history of an account’s worth', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
    await world.pass(utcMidnight(world.now()) + day - world.now());
  });
  afterEach(() => world.close());

  it('counts what was staked and subscribed, which is still the account’s', async () => {
    const [ada, bea] = [world.people[0]!, world.people[1]!];
    await world.staking.stake(ada, '3000');
    await world.pass(hour);
    const [hers] = world.balanceHistory.since(ada, world.now());
    const [other] = world.balanceHistory.since(bea, world.now());
    expect(hers!.value).toBe(other!.value);
    expect(hers!.value).toBeGreaterThan(unitsFromText('1000'));
  });

  it('keeps every hour of eight days, and each midnight before', async () => {
    const ada = world.people[0]!;
    const begun = world.now();
    for (let passed = 0; passed < 24 * 10; passed += 1) await world.pass(hour);
    const points = world.balanceHistory.since(ada, begun);
    const older = points.filter(({ at }) => at < world.now() - 8 * day);
    expect(older.map(({ at }) => (at - begun) / day)).toEqual([0, 1]);
    expect(points.length - older.length).toBe(8 * 24 + 1);
  });

  it('has no value for hours in which the exchange was away', async () => {
    const ada = world.people[0]!;
    await world.pass(5 * hour + 1);
    const points = world.balanceHistory.since(ada, world.now() - 4 * hour);
    expect(points.map(({ at }) => at)).toEqual([world.now() - 1]);
  });
});
