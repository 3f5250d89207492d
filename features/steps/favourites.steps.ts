import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

const favouritesOf = async (world: ExchangeWorld, name: string) => (await world.actor(name)).favourites;

When('{word} stars {}', async function (this: ExchangeWorld, name: string, market: string) {
  await (await favouritesOf(this, name)).star(market);
});

Then('{word} is offered to take her favourites into the account', async function (this: ExchangeWorld, name: string) {
  const favourites = await favouritesOf(this, name);
  await this.assembly.eventually('the offer', () => favourites.isOfferedToTakeOver());
});

Then(
  '{word} is not offered to take her favourites into the account',
  async function (this: ExchangeWorld, name: string) {
    await this.assembly.pass(4);
    assert.equal(await (await favouritesOf(this, name)).isOfferedToTakeOver(), false);
  },
);

When('{word} takes them over', async function (this: ExchangeWorld, name: string) {
  const favourites = await favouritesOf(this, name);
  await favourites.takeOver();
  await this.assembly.eventually('nothing left to take over', async () => !(await favourites.isOfferedToTakeOver()));
});

When('{word} leaves them on the device', async function (this: ExchangeWorld, name: string) {
  await (await favouritesOf(this, name)).leaveHere();
});

Then("{word}'s favourites are {}", async function (this: ExchangeWorld, name: string, markets: string) {
  const favourites = await favouritesOf(this, name);
  await this.assembly.eventually(
    `favourites ${markets}`,
    async () => (await favourites.starred()).join(' and ') === markets,
  );
});

Then('{word} has no favourites on this device', async function (this: ExchangeWorld, name: string) {
  const favourites = await favouritesOf(this, name);
  await this.assembly.eventually('no favourites', async () => (await favourites.starred()).length === 0);
});

When('{word} makes a list called {}', async function (this: ExchangeWorld, name: string, list: string) {
  await (await favouritesOf(this, name)).create(list);
});

When('{word} renames the list to {}', async function (this: ExchangeWorld, name: string, list: string) {
  await (await favouritesOf(this, name)).rename(list);
});

When('{word} looks at the list {}', async function (this: ExchangeWorld, name: string, list: string) {
  await (await favouritesOf(this, name)).choose(list);
});

When('{word} deletes the list', async function (this: ExchangeWorld, name: string) {
  await (await favouritesOf(this, name)).discard();
});

Then("{word}'s lists are {}", async function (this: ExchangeWorld, name: string, lists: string) {
  const favourites = await favouritesOf(this, name);
  await this.assembly.eventually(`lists ${lists}`, async () => (await favourites.lists()).join(' and ') === lists);
});
