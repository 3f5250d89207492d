import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CopyingAbility, SeenStrategy, StrategyWish } from '../support/abilities/copying';
import type { ExchangeWorld } from '../support/world';

async function copying(world: ExchangeWorld, name = 'Ada'): Promise<CopyingAbility> {
  return (await world.actor(name)).copying;
}

async function look(world: ExchangeWorld, wish: StrategyWish): Promise<void> {
  const ability = await copying(world);
  const all = await ability.strategies('ASSETS');
  world.notes.set('looked', JSON.stringify({ wish, all, found: await ability.strategies('ASSETS', wish) }));
}
When(
  'Ada looks for strategies of contracts that fell by {int} percent at most, those with most copied money first',
  function (this: ExchangeWorld, percent: number) {
    return look(this, { kind: 'default-v2', deepestDrawdown: percent / 100 });
  },
);
When(
  'Ada looks for strategies that returned {float} percent at least',
  function (this: ExchangeWorld, percent: number) {
    return look(this, { leastReturn: percent / 100 });
  },
);
When('Ada looks for strategies with {int} USDT copied at least', function (this: ExchangeWorld, leastAssets: number) {
  return look(this, { leastAssets });
});
When(
  'Ada looks for strategies with a record of {int} days at least',
  function (this: ExchangeWorld, leastDays: number) {
    return look(this, { leastDays });
  },
);
When('Ada looks for strategies that traded {word}', function (this: ExchangeWorld, coin: string) {
  return look(this, { coin });
});
Then('Ada reads those strategies and no others, in that order', function (this: ExchangeWorld) {
  const { wish, all, found } = JSON.parse(this.note('looked')) as {
    readonly wish: StrategyWish;
    readonly all: readonly SeenStrategy[];
    readonly found: readonly SeenStrategy[];
  };
  const names = new Set(found.map(({ name }) => name));
  assert.ok(names.size > 0 && names.size < all.length, `${names.size} of ${all.length}`);
  for (const each of all) {
    const { kind, leastReturn, deepestDrawdown, leastAssets, leastDays, coin } = wish;
    const drawdown = each.drawdown ?? Infinity;
    // Figures move between two looks: what is at the bound may be on either side.
    const near = [
      leastReturn !== undefined && Math.abs(each.roi - leastReturn) < 0.0005,
      deepestDrawdown !== undefined && Math.abs(drawdown - deepestDrawdown) < 0.001,
      leastAssets !== undefined && Math.abs(each.assets / leastAssets - 1) < 0.01,
    ];
    const within = [
      kind === undefined || each.kind === kind,
      leastReturn === undefined || each.roi >= leastReturn,
      deepestDrawdown === undefined || drawdown <= deepestDrawdown,
      leastAssets === undefined || each.assets >= leastAssets,
      leastDays === undefined || each.days >= leastDays,
      coin === undefined || each.coins.includes(coin),
    ];
    if (!near.includes(true)) assert.equal(names.has(each.name), !within.includes(false), each.name);
  }
  assert.deepEqual(
    found.map(({ assets }) => assets),
    found.map(({ assets }) => assets).sort((a, b) => b - a),
  );
});
Then(
  "Ada reads {int} percent as Bo's part of the profit, in the list as on the strategy's page",
  async function (this: ExchangeWorld, percent: number) {
    const shares = await (await copying(this, 'Bo')).profitShares();
    assert.ok(shares.length >= 2, `${shares.length} shares`);
    for (const share of shares) assert.equal(share, percent / 100);
  },
);

Given('leads have lived through two weeks', async function (this: ExchangeWorld) {
  await (await copying(this)).liveThrough();
});
Then(
  "Ada reads how far the lead's days went with those of what she holds and of other strategies",
  async function (this: ExchangeWorld) {
    const ability = await copying(this);
    const { held, others } = await ability.alike();
    const days = await ability.days();
    // Prices move between a look and the next.
    const isAbout = (told: number | undefined, expected: number) =>
      assert.ok(told !== undefined && Math.abs(told - expected) < 0.02, `${told} instead of ${expected}`);
    isAbout(held, goingTogether(days.strategy, days.held));
    assert.ok(others.length > 0, 'no other strategies');
    for (const { name, together } of others) isAbout(together, goingTogether(days.strategy, days.others[name]!));
    this.notes.set('held', String(held));
  },
);
Then('the strategies that go together most come first', async function (this: ExchangeWorld) {
  const { others } = await (await copying(this)).alike();
  const strangers = others.filter(({ copied }) => !copied).map(({ together }) => together);
  assert.deepEqual(
    strangers,
    strangers.toSorted((a, b) => b - a),
  );
});
When('Ada copies another strategy with {int} USDT', async function (this: ExchangeWorld, amount: number) {
  await (await copying(this)).copyAnother(String(amount));
});
Then('what Ada copies comes before them, marked as copied', async function (this: ExchangeWorld) {
  const { others } = await (await copying(this)).alike();
  assert.deepEqual(
    others.map(({ copied }) => copied),
    others.map((_, index) => index === 0),
  );
});
Then(
  'who holds what the lead holds goes together with it, and who has sold it goes against it',
  async function (this: ExchangeWorld) {
    const { others } = await (await copying(this)).alike();
    const together = (name: string) => others.find((each) => each.name === name)!.together;
    assert.ok(together('Vector') > 0.99, `${together('Vector')}`);
    assert.ok(together('Semaphore') < -0.99, `${together('Semaphore')}`);
  },
);
Then('what Ada holds goes together with the lead, and turned round against it', async function (this: ExchangeWorld) {
  const ability = await copying(this);
  const long = (await ability.alike()).held!;
  assert.ok(long > 0.9, `${long}`);
  await ability.trade('SELL', 0.02);
  // The trade itself has moved the day's last price.
  const turned = (await ability.alike()).held!;
  assert.ok(Math.abs(turned + long) < 0.03, `${turned} after ${long}`);
});

/** Pearson's coefficient by its definition. */
function goingTogether(one: readonly number[], other: readonly number[]): number {
  const from = (values: readonly number[]) => {
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    return values.map((each) => each - mean);
  };
  const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, each, day) => sum + each * b[day]!, 0);
  const [x, y] = [from(one), from(other)];
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}
