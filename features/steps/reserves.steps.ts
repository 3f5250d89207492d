import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ReservesAbility } from '../support/abilities/reserves';
import type { ExchangeWorld } from '../support/world';

async function reservesOf(world: ExchangeWorld, name = 'Ada'): Promise<ReservesAbility> {
  return (await world.actor(name)).reserves;
}

Given('the exchange has been audited', async function (this: ExchangeWorld) {
  await (await reservesOf(this)).audited();
});

When('{word} verifies the newest audit with her hash', async function (this: ExchangeWorld, name: string) {
  await (await reservesOf(this, name)).verify('own');
});
When('{word} verifies the newest audit with a hash of nobody', async function (this: ExchangeWorld, name: string) {
  await (await reservesOf(this, name)).verify('stranger');
});
When(
  '{word} is given a proof with one bit changed in the {word}',
  async function (this: ExchangeWorld, name: string, where: string) {
    await (await reservesOf(this, name)).tampered(where as 'leaf' | 'path' | 'root');
  },
);

Given('Ada has looked at the reserves', async function (this: ExchangeWorld) {
  await (await reservesOf(this)).look();
});
When('another root is published for an audit that she has seen', async function (this: ExchangeWorld) {
  await (await reservesOf(this)).rewritten();
});
Then('Ada is warned that a past audit has changed', async function (this: ExchangeWorld) {
  assert.equal(await (await reservesOf(this)).rewrittenAudits(), 1);
});
When(
  'Ada wants to be warned when less than {int} % of {word} is covered',
  async function (this: ExchangeWorld, level: number, asset: string) {
    await (await reservesOf(this)).warnBelow(asset, level);
  },
);
Then(/^(nothing|\w+) is said to be covered too little$/, async function (this: ExchangeWorld, asset: string) {
  const warnings = await (await reservesOf(this)).warnings();
  assert.deepEqual(warnings, asset === 'nothing' ? [] : [asset]);
});

Then(
  'her balance is included, {word} {word} of it',
  async function (this: ExchangeWorld, amount: string, asset: string) {
    const reserves = await reservesOf(this);
    assert.equal(reserves.verdict(), 'included');
    assert.equal(reserves.balances()[asset], amount);
  },
);
Then('she is told that the hash is not in the tree', async function (this: ExchangeWorld) {
  assert.equal((await reservesOf(this)).verdict(), 'notIncluded');
});
Then('the step that fails is the {}', async function (this: ExchangeWorld, step: string) {
  assert.equal((await reservesOf(this)).verdict(), step);
});
Then('the whole tree adds up to the published liabilities, her part among them', async function (this: ExchangeWorld) {
  assert.equal(await (await reservesOf(this)).recount(), 'sound');
});
