import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { AccountOrdersAbility } from '../support/abilities/account-orders';
import type { ExchangeWorld } from '../support/world';

async function ordersOf(world: ExchangeWorld): Promise<AccountOrdersAbility> {
  return (await world.actor('Ada')).accountOrders;
}

Given(/^Ada bids for (.+) far below the market$/, async function (this: ExchangeWorld, wishes: string) {
  const orders = await ordersOf(this);
  for (const wish of wishes.split(/, | and /)) {
    const [quantity, asset] = wish.split(' ') as [string, string];
    await orders.bid(asset, quantity);
  }
});
When(/^Ada cancels her bids for (.+) together$/, async function (this: ExchangeWorld, assets: string) {
  await (await ordersOf(this)).cancelTogether(assets.split(' and '));
});
Then('her bid for {word} alone waits', async function (this: ExchangeWorld, asset: string) {
  const orders = await ordersOf(this);
  await this.assembly.eventually(`only ${asset}`, async () => (await orders.waiting()).join() === asset);
});
Then(
  /^what became of her bid for (\w+) is told: (.+)$/,
  async function (this: ExchangeWorld, asset: string, story: string) {
    assert.equal((await (await ordersOf(this)).story(asset)).join(', '), story);
  },
);
When('Ada wants her bid for {word} again', async function (this: ExchangeWorld, _asset: string) {
  await (await ordersOf(this)).placeAgain();
});
Then(/^the ticket of (\S+) holds it, and nothing was sent$/, async function (this: ExchangeWorld, _market: string) {
  const orders = await ordersOf(this);
  assert.equal(Number(await orders.ticketQuantity()), 0.001);
  assert.equal(await this.assembly.exchange.ordersOf(await this.actor('Ada')), 3);
});
