import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { MakersAbility, SeenMaker } from '../support/abilities/makers';
import type { ExchangeWorld } from '../support/world';

const makersOf = async (world: ExchangeWorld, name = 'Ada'): Promise<MakersAbility> => (await world.actor(name)).makers;

async function ownRow(world: ExchangeWorld, name = 'Ada', week?: 'running' | 'last'): Promise<SeenMaker | undefined> {
  const { rows } = await (await makersOf(world, name)).results(week);
  return rows.find(({ own, market }) => own && market === 'BTC/USDT');
}

Given('{word} quotes BTC\\/USDT on both sides', async function (this: ExchangeWorld, name: string) {
  await (await makersOf(this, name)).quote();
});
When('the exchange accepts {word} as a market maker', async function (this: ExchangeWorld, name: string) {
  await (await makersOf(this, name)).becomeMaker();
});
When('Bo takes his quotes away and a minute passes', async function (this: ExchangeWorld) {
  const makers = await makersOf(this, 'Bo');
  await makers.leaveBook!();
  await makers.minutePasses!();
});
When('the week of the market makers ends', async function (this: ExchangeWorld) {
  this.notes.set('results', JSON.stringify(await ownRow(this)));
  await (
    await makersOf(this)
  ).weekEnds!();
});

Then('Ada has no results as a market maker', async function (this: ExchangeWorld) {
  assert.equal(await ownRow(this), undefined);
});
Then(
  'Ada reads her results in BTC\\/USDT, which are provisional, and until when',
  async function (this: ExchangeWorld) {
    const { provisional, hoursLeft, pool } = await (await makersOf(this)).results();
    assert.ok(provisional, 'the results are told as final');
    assert.ok(hoursLeft !== undefined && hoursLeft >= 0 && hoursLeft <= 7 * 24, `${hoursLeft} hours left`);
    assert.equal(pool, 10_000);
    const { rank, uptime, share, reward } = (await ownRow(this))!;
    assert.ok(rank >= 1 && share <= 1, `rank ${rank}, share ${share}`);
    assert.equal(uptime, 1);
    // The share is read with as many digits as a page shows.
    assert.ok(Math.abs(reward - pool * share) <= pool / 10_000 + 0.01, `${reward} of ${pool * share}`);
  },
);
Then(
  'Ada ranks before Bo among market makers, and was there all the time, Bo half of it',
  async function (this: ExchangeWorld) {
    const [ada, bo] = [(await ownRow(this, 'Ada'))!, (await ownRow(this, 'Bo'))!];
    assert.deepEqual([ada.rank, bo.rank, ada.uptime], [1, 2, 1]);
    assert.equal(bo.uptime, 0.5);
    assert.ok(ada.reward > bo.reward, `${ada.reward} and ${bo.reward}`);
  },
);
Then('what market makers are paid is the whole pool', async function (this: ExchangeWorld) {
  const { pool, rows } = await (await makersOf(this)).results();
  const paid = rows.reduce((sum, { reward }) => sum + reward, 0);
  assert.ok(Math.abs(paid - pool) < 0.02, `${paid} of ${pool} USDT`);
});
Then("Ada's results of that week are final, and as they were", async function (this: ExchangeWorld) {
  const { provisional, hoursLeft } = await (await makersOf(this)).results('last');
  assert.deepEqual([provisional, hoursLeft], [false, undefined]);
  assert.equal(JSON.stringify(await ownRow(this, 'Ada', 'last')), this.note('results'));
});
