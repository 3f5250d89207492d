import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

When(
  '{float} {word} arrive for {word} from outside',
  async function (this: ExchangeWorld, amount: number, asset: string, name: string) {
    await this.assembly.exchange.deposit(await this.actor(name), String(amount), asset);
  },
);

Then(
  '{word} is (still )told of a deposit of {float} {word}',
  async function (this: ExchangeWorld, name: string, amount: number, asset: string) {
    const { notifications } = await this.actor(name);
    await notifications.open();
    await this.assembly.eventually(
      `${name} is told`,
      async () => (await notifications.told()).some((text) => text.includes(`${amount} ${asset}`)),
      20,
    );
  },
);

Then(
  '{int} of the things told to {word} is/are unread',
  async function (this: ExchangeWorld, count: number, name: string) {
    assert.equal(await (await this.actor(name)).notifications.unread(), count);
  },
);

When('{word} has read everything', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).notifications.readAll();
});

Then('nothing told to {word} is unread', async function (this: ExchangeWorld, name: string) {
  const { notifications } = await this.actor(name);
  await this.assembly.eventually('everything is read', async () => (await notifications.unread()) === 0);
});

When('{word} takes it off the list', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).notifications.removeFirst();
});

Then('nothing is told to {word}', async function (this: ExchangeWorld, name: string) {
  const { notifications } = await this.actor(name);
  await this.assembly.eventually('the list is empty', async () => (await notifications.told()).length === 0);
});
