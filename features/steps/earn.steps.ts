import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { EarnAbility } from '../support/abilities/earn';
import type { ExchangeWorld } from '../support/world';

const refusals = new WeakMap<ExchangeWorld, string | undefined>();

async function earnOf(world: ExchangeWorld): Promise<EarnAbility> {
  return (await world.actor('Ada')).earn;
}

Given('others have left {word} USDT of room in {word}', async function (this: ExchangeWorld, room, product) {
  await (await earnOf(this)).staged!.fill(product, room);
});
Given(
  /^the (answer|request) of Ada's next subscription will be lost$/,
  async function (this: ExchangeWorld, what: 'answer' | 'request') {
    (await earnOf(this)).staged!.loseNext(what);
  },
);

When(/^Ada puts (\S+) \S+ into (\S+)$/, async function (this: ExchangeWorld, amount: string, product: string) {
  refusals.set(this, await (await earnOf(this)).subscribe(product, amount));
});
When('Ada puts all the USDT that are offered into {word}', async function (this: ExchangeWorld, product) {
  const { subscribe, staged } = await earnOf(this);
  await this.assembly.eventually('the offer', async () => staged!.offered('USDT') !== undefined);
  refusals.set(this, await subscribe(product, staged!.offered('USDT')!));
});
When(/^Ada redeems (?:all of it|(\S+) USDT)$/, async function (this: ExchangeWorld, amount: string | null) {
  refusals.set(this, await (await earnOf(this)).redeem(amount ?? undefined));
});

Then('no more USDT are offered', async function (this: ExchangeWorld) {
  assert.equal(refusals.get(this), undefined);
  const { staged } = await earnOf(this);
  await this.assembly.eventually('the offer', async () => Number(staged!.offered('USDT')) < 1);
});
Then('{int} days of it are said to earn {word} USDT', async function (this: ExchangeWorld, days, amount) {
  assert.equal(await (await earnOf(this)).staged!.promisedYield(days), amount);
});
Then('leaving early is said to cost {word} USDT', async function (this: ExchangeWorld, amount) {
  assert.equal(await (await earnOf(this)).promisedCost(), amount);
});
Then('{word} USDT of yield are forfeited', async function (this: ExchangeWorld, amount) {
  assert.deepEqual(await (await earnOf(this)).staged!.forfeited(), [amount]);
});
Then("nothing of Ada's earns", async function (this: ExchangeWorld) {
  const earn = await earnOf(this);
  await this.assembly.eventually('no position', async () => (await earn.positions()) === 0);
});
Then('she is refused as {word}', async function (this: ExchangeWorld, reason) {
  assert.equal(refusals.get(this), reason);
  refusals.delete(this);
});
Then('{word} is sold out', async function (this: ExchangeWorld, product) {
  assert.equal(await (await earnOf(this)).staged!.isSoldOut(product), true);
});
Then('the subscription turns out to be {word}', async function (this: ExchangeWorld, outcome) {
  assert.equal(await (await earnOf(this)).staged!.lookUp(), outcome);
});
