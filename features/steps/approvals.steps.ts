import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ApprovalsAbility, PortfolioLinksAbility } from '../support/abilities/approvals';
import type { ExchangeWorld } from '../support/world';

async function approvalsOf(world: ExchangeWorld, name: string): Promise<ApprovalsAbility> {
  return (await world.actor(name)).approvals!;
}
async function linksOf(world: ExchangeWorld, name: string): Promise<PortfolioLinksAbility> {
  return (await world.actor(name)).portfolioLinks!;
}
async function ask(world: ExchangeWorld, owner: string, approver: string, above: string): Promise<void> {
  await (await approvalsOf(world, owner)).invite(await (await approvalsOf(world, approver)).uid(), above);
}

When(
  '{word} asks {word} to approve of what is above {word} USDT',
  async function (this: ExchangeWorld, owner: string, approver: string, above: string) {
    await ask(this, owner, approver, above);
  },
);
When('{word} agrees to approve for {word}', async function (this: ExchangeWorld, approver: string, _owner: string) {
  await (await approvalsOf(this, approver)).agree();
});
Given(
  '{word} approves for {word} of what is above {word} USDT',
  async function (this: ExchangeWorld, approver: string, owner: string, above: string) {
    await ask(this, owner, approver, above);
    await (await approvalsOf(this, approver)).agree();
  },
);
When('{word} approves of it', async function (this: ExchangeWorld, approver: string) {
  await (await approvalsOf(this, approver)).approve();
});
When('{word} refuses it', async function (this: ExchangeWorld, approver: string) {
  await (await approvalsOf(this, approver)).refuse();
});

Then('nobody approves for {word} yet', async function (this: ExchangeWorld, owner: string) {
  assert.equal(await (await approvalsOf(this, owner)).approver(), undefined);
});
Then('{word} approves for {word}', async function (this: ExchangeWorld, approver: string, owner: string) {
  assert.equal(await (await approvalsOf(this, owner)).approver(), await (await approvalsOf(this, approver)).uid());
});
Then('{word} reads that her withdrawal waits for approval', async function (this: ExchangeWorld, owner: string) {
  assert.equal(await (await approvalsOf(this, owner)).withdrawalWaits(), true);
});
Then(
  '{word} reads that {word} wants to withdraw {word} USDT',
  async function (this: ExchangeWorld, approver: string, _owner: string, amount: string) {
    assert.deepEqual(await (await approvalsOf(this, approver)).toDecide(), [amount]);
  },
);
Then("nothing of {word}'s waits any more", async function (this: ExchangeWorld, owner: string) {
  assert.equal(await (await approvalsOf(this, owner)).waiting(), 0);
  assert.equal(await (await approvalsOf(this, owner)).withdrawalWaits(), false);
});
Then('{word} has her {word} USDT back', async function (this: ExchangeWorld, owner: string, amount: string) {
  const withdrawals = (await this.actor(owner)).withdrawals!;
  const balance = Number(await withdrawals.balance());
  await withdrawals.askForCode(amount);
  assert.equal(await withdrawals.withdraw(amount), undefined);
  assert.equal(balance - Number(await withdrawals.balance()), Number(amount));
});
Then('{word} is told {string}', async function (this: ExchangeWorld, name: string, what: string) {
  assert.ok((await (await approvalsOf(this, name)).told()).includes(what), `not told of ${what}`);
});

When('{word} makes a link called {string}', async function (this: ExchangeWorld, name: string, called: string) {
  await (await linksOf(this, name)).make(called);
});
When('{word} revokes the link', async function (this: ExchangeWorld, name: string) {
  await (await linksOf(this, name)).revoke();
});
Then(
  "whoever has the link reads shares of {word}'s coins, and no amounts",
  async function (this: ExchangeWorld, name: string) {
    const seen = (await (await linksOf(this, name)).seen()) ?? '';
    const { assets } = JSON.parse(seen) as { readonly assets: readonly { readonly percent: number }[] };
    assert.ok(Math.abs(assets.reduce((sum, { percent }) => sum + percent, 0) - 100) < 0.1, seen);
    assert.ok(!/amount|balance|holding|quantity|value/i.test(seen), seen);
  },
);
Then(
  '{word} reads that the link was opened {int} time',
  async function (this: ExchangeWorld, name: string, times: number) {
    assert.equal(await (await linksOf(this, name)).opened(), times);
  },
);
Then('the link opens nothing', async function (this: ExchangeWorld) {
  assert.equal(await (await linksOf(this, 'Ada')).seen(), undefined);
});
