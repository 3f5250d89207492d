import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given('{word} has made the key {string} that may read and trade', makeKey);
When('{word} makes the key {string} that may read and trade', makeKey);
async function makeKey(this: ExchangeWorld, name: string, key: string): Promise<void> {
  await (await this.actor(name)).keys.make(key);
}

When(
  '{word} makes the key {string} of {string}',
  async function (this: ExchangeWorld, name: string, key: string, of: string) {
    await (await this.actor(name)).keys.make(key, { of });
  },
);

When(
  '{word} wants a key for the address {string}',
  async function (this: ExchangeWorld, name: string, address: string) {
    await (await this.actor(name)).keys.make('desk', { address });
  },
);

When('{word} wants a key that withdraws from anywhere', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).keys.make('desk', { permissions: ['WITHDRAW'] });
});

When(
  '{word} allows the key {string} from {string} alone',
  async function (this: ExchangeWorld, name: string, key: string, address: string) {
    await (await this.actor(name)).keys.allowOnlyFrom(key, address);
  },
);

When('{word} removes the key {string}', async function (this: ExchangeWorld, name: string, key: string) {
  await (await this.actor(name)).keys.remove(key);
});

Then('a program with the key {string} reads her account', async function (this: ExchangeWorld, key: string) {
  const { keys } = await this.actor('Ada');
  await this.assembly.eventually('the account is read', async () => (await keys.accountReadBy(key)) === 'main');
});

Then(
  'a program with the key {string} reads the account of {string}',
  async function (this: ExchangeWorld, key: string, alias: string) {
    assert.equal(await (await this.actor('Ada')).keys.accountReadBy(key), alias);
  },
);

Then('a program with the key {string} is turned away', async function (this: ExchangeWorld, key: string) {
  const { keys } = await this.actor('Ada');
  await this.assembly.eventually('the key opens nothing', async () => (await keys.accountReadBy(key)) === undefined);
});

Then("the key's secret is not to be seen again", async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).keys.isSecretSeen('desk'), false);
});

Then(
  '{string} is a key of {string} and not of her main account',
  async function (this: ExchangeWorld, key: string, alias: string) {
    const { keys } = await this.actor('Ada');
    assert.deepEqual(await keys.list(alias), [key]);
    assert.deepEqual(await keys.list(), []);
  },
);

Then('she is told at the field that {string} is no address', async function (this: ExchangeWorld, entry: string) {
  const { keys } = await this.actor('Ada');
  await this.assembly.eventually('the entry is named', () => keys.isToldOfAddress('notAnAddress', entry));
});

Then('she is told that such a key needs an address', async function (this: ExchangeWorld) {
  const { keys } = await this.actor('Ada');
  await this.assembly.eventually('the need is told', () => keys.isToldOfAddress('needed'));
});

Then('she has no keys', async function (this: ExchangeWorld) {
  const { keys } = await this.actor('Ada');
  await this.assembly.eventually('an empty list', async () => (await keys.list()).length === 0);
});
