import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { VouchersAbility } from '../support/abilities/vouchers';
import type { ExchangeWorld } from '../support/world';

async function vouchersOf(world: ExchangeWorld): Promise<VouchersAbility> {
  return (await world.actor('Ada')).vouchers;
}

When('Ada uses her fee rebate in two windows at once', async function (this: ExchangeWorld) {
  await (await vouchersOf(this)).useTwiceAtOnce();
});
When('Ada uses her fee rebate and the answer is lost', async function (this: ExchangeWorld) {
  await (await vouchersOf(this)).useUnheard();
});

Then('Ada has one fee rebate in use', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await vouchersOf(this)).statuses(), ['IN_USE']);
});
When(
  'Ada has verified her identity and uses her trial fund in two windows at once',
  async function (this: ExchangeWorld) {
    const vouchers = await vouchersOf(this);
    this.notes.set('tradable', (await vouchers.cash()).tradable);
    await vouchers.useFund();
  },
);
Then(
  'Ada has {int} USDT more to trade with, and none more to take away',
  async function (this: ExchangeWorld, amount: number) {
    const { tradable, movable } = await (await vouchersOf(this)).cash();
    const before = this.note('tradable');
    assert.equal(decimal(tradable).minus(before).toNumber(), amount);
    assert.equal(decimal(movable).minus(before).toNumber(), 0);
  },
);
Then('Ada cannot take away what the fund has bought', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await vouchersOf(this)).takeAwayBought(), ['rejected', '0']);
});
When('Ada sells it and {int} days pass over the voucher', async function (this: ExchangeWorld, days: number) {
  const vouchers = await vouchersOf(this);
  await vouchers.sell('0.0005');
  await vouchers.daysPass(days);
});
When('{int} days pass over the voucher', async function (this: ExchangeWorld, days: number) {
  await (await vouchersOf(this)).daysPass(days);
});
Then("Ada's trial fund has gone back", async function (this: ExchangeWorld) {
  const vouchers = await vouchersOf(this);
  assert.ok((await vouchers.statuses()).includes('ENDED'), 'none has ended');
  const { tradable, movable } = await vouchers.cash();
  assert.equal(tradable, movable);
});
When(
  'Ada holds {int} USDT in the flexible product and uses her boosted rate',
  async function (this: ExchangeWorld, amount: number) {
    await (await vouchersOf(this)).useBoost(String(amount));
  },
);
Then(
  'Ada has been paid {int} percent a year on {int} USDT for each day, and the voucher says so',
  async function (this: ExchangeWorld, percent: number, amount: number) {
    const { paid, used } = await (await vouchersOf(this)).boosts();
    const daily = (amount * percent) / 100 / 365;
    assert.ok(paid.length >= 2, `${paid.length} payments`);
    for (const each of paid) assert.ok(Math.abs(Number(each) - daily) < 0.000001, `${each} of ${daily}`);
    assert.ok(Math.abs(Number(used) - paid.reduce((sum, each) => sum + Number(each), 0)) < 0.000001, used);
  },
);
Then("Ada's boosted rate is in use, and has brought nothing yet", async function (this: ExchangeWorld) {
  const { status, used } = await (await vouchersOf(this)).boost();
  assert.deepEqual([status, Number(used)], ['IN_USE', 0]);
});
Then(
  /^Ada reads among her rewards that (?:a voucher|the campaign (.+)) has brought them, and nothing else$/,
  async function (this: ExchangeWorld, campaign: string | null) {
    const reasons = new Set(await (await vouchersOf(this)).rewards());
    assert.deepEqual([...reasons], [campaign ?? 'VOUCHER']);
  },
);
Then('Ada has no voucher', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await vouchersOf(this)).statuses(), []);
});
Then(
  'Ada pays half the fee for selling {word} BTC, and the voucher says so',
  async function (this: ExchangeWorld, quantity: string) {
    const { charged, full, used } = await (await vouchersOf(this)).sell(quantity);
    assert.ok(decimal(charged).times(2).minus(full).abs().lte('0.000001'), `${charged} of ${full}`);
    // A page says it to the cent.
    assert.ok(decimal(used).plus(charged).minus(full).abs().lt('0.01'), `${used} beside ${charged} of ${full}`);
  },
);

When('Ada uses her fee rebate once more', async function (this: ExchangeWorld) {
  const vouchers = await vouchersOf(this);
  this.notes.set('brought', await vouchers.brought());
  this.notes.set('refused', String(await vouchers.useAgain()));
});
Then('Ada is told that it has been used, and it has brought as much as before', async function (this: ExchangeWorld) {
  const vouchers = await vouchersOf(this);
  assert.equal(await vouchers.brought(), this.note('brought'));
  assert.notEqual(this.note('brought'), '0');
  assert.equal(this.note('refused'), 'true');
});

Then(
  'Ada has come as far in the task of trading {int} USDT as her trade was worth',
  async function (this: ExchangeWorld, target: number) {
    // Where she has traded she still is.
    const { trading } = await this.actor('Ada');
    await this.assembly.eventually('a fill', async () => (await trading.fills()).length > 0);
    const fills = await trading.fills();
    const worth = fills.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
    const vouchers = await vouchersOf(this);
    assert.deepEqual(await vouchers.statuses(), []);
    const { progress, done } = await vouchers.task();
    assert.ok(!done && progress > 0 && progress < target, `${progress} USDT`);
    assert.ok(Math.abs(progress - worth) < 1, `${progress} USDT for ${worth}`);
  },
);
Then(
  'Ada has done the task of trading {int} USDT, and has a fee rebate for it',
  async function (this: ExchangeWorld, _target: number) {
    const vouchers = await vouchersOf(this);
    assert.equal((await vouchers.task()).done, true);
    assert.deepEqual(await vouchers.statuses(), ['AVAILABLE']);
  },
);
Given('the exchange offers events', async function (this: ExchangeWorld) {
  await (await vouchersOf(this)).offerEvents();
});
When('Ada puts away one of the events that the exchange offers her', async function (this: ExchangeWorld) {
  const vouchers = await vouchersOf(this);
  const offered = await vouchers.events();
  assert.ok(offered.length > 1, `${offered.length} events`);
  this.notes.set('events', JSON.stringify(offered));
  await vouchers.putAway(offered[1]!);
});
Then('Ada is offered the others, and that one no more', async function (this: ExchangeWorld) {
  const [first, , ...others] = JSON.parse(this.note('events')) as readonly string[];
  assert.deepEqual(await (await vouchersOf(this)).events(), [first, ...others]);
});
