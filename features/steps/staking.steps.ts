import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { StakingAbility } from '../support/abilities/staking';
import type { ExchangeWorld } from '../support/world';

interface Course {
  readonly before: string;
  refused?: string | undefined;
}
const courses = new WeakMap<ExchangeWorld, Course>();

async function stakingOf(world: ExchangeWorld): Promise<StakingAbility> {
  return (await world.actor('Ada')).staking;
}

async function course(world: ExchangeWorld): Promise<Course> {
  const known = courses.get(world) ?? { before: (await (await stakingOf(world)).figures()).free };
  courses.set(world, known);
  return known;
}

Given('Ada has verified her identity', async function (this: ExchangeWorld) {
  await (await stakingOf(this)).verifyIdentity();
});

When('Ada stakes {word} WOO', async function (this: ExchangeWorld, amount: string) {
  const now = await course(this);
  now.refused = await (await stakingOf(this)).stake(amount);
});
When(
  /^Ada takes (\S+) WOO out( at once)?$/,
  async function (this: ExchangeWorld, amount: string, atOnce: string | null) {
    const now = await course(this);
    now.refused = await (await stakingOf(this)).unstake(amount, atOnce !== null);
  },
);
When(/^(?:a night passes|(\d+) nights pass)$/, async function (this: ExchangeWorld, count: string | null) {
  await (await stakingOf(this)).staged!.nights(Number(count ?? 1));
});

When('{int} days pass hour by hour', async function (this: ExchangeWorld, days: number) {
  await (await stakingOf(this)).staged!.hours(24 * days);
});

Then(
  'Ada is in tier {int}, and the fee of a spot trade is {word} %',
  async function (this: ExchangeWorld, tier: number, percent: string) {
    const place = await (await stakingOf(this)).staged!.place();
    assert.deepEqual([place.tier, Number(place.takerFee)], [tier, Number(percent) / 100]);
  },
);
Then('one withdrawal of Ada is free today', async function (this: ExchangeWorld) {
  assert.equal((await (await stakingOf(this)).staged!.place()).freeWithdrawals, 1);
});
Then('Ada is {word} WOO short of tier {int}', async function (this: ExchangeWorld, missing: string, tier: number) {
  assert.deepEqual(await (await stakingOf(this)).nextTier(), { tier, missing });
});
Then('{word} WOO are promised for today', async function (this: ExchangeWorld, amount: string) {
  assert.equal(await (await stakingOf(this)).staged!.promisedToday(), amount);
});
Then('no reward has been paid', async function (this: ExchangeWorld) {
  assert.equal(await (await stakingOf(this)).staged!.newestReward(), undefined);
});
Then('the newest reward is {word} WOO', async function (this: ExchangeWorld, amount: string) {
  assert.equal(await (await stakingOf(this)).staged!.newestReward(), amount);
});
Then(
  /^(\S+) WOO are staked, and (?:(\S+) WOO are on their way|nothing is on its way)$/,
  async function (this: ExchangeWorld, staked: string, leaving: string | null) {
    const figures = await (await stakingOf(this)).figures();
    assert.deepEqual([figures.staked, figures.unbonding], [staked, leaving === null ? [] : [leaving]]);
  },
);
Then(
  'leaving at once with {word} WOO is said to cost {word} WOO',
  async function (this: ExchangeWorld, amount: string, fee: string) {
    assert.equal(await (await stakingOf(this)).promisedFee(amount), fee);
  },
);
Then('Ada has {int} WOO less than before', async function (this: ExchangeWorld, less: number) {
  const { free } = await (await stakingOf(this)).figures();
  assert.equal(Number((await course(this)).before) - Number(free), less);
});
Then('the stake is refused as {word}, and Ada has what she had', async function (this: ExchangeWorld, reason: string) {
  const { before, refused } = await course(this);
  const { staked, free } = await (await stakingOf(this)).figures();
  assert.deepEqual([refused, staked, free], [reason, '0', before]);
});
Then(
  'the exit is refused as {word}, and {word} WOO are staked',
  async function (this: ExchangeWorld, reason: string, staked: string) {
    assert.equal((await course(this)).refused, reason);
    assert.equal((await (await stakingOf(this)).figures()).staked, staked);
  },
);
