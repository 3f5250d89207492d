import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

When('{word} opens the pages of her account', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).agreements.openAccountPages();
});

/** Long enough for the page to have told that the account agreed by being opened, which it does once it is at rest. */
Given('{word} has opened an account and used it', async function (this: ExchangeWorld, name: string) {
  const actor = await this.actor(name);
  await actor.account.openAccount();
  await this.assembly.eventually('the visit has begun', () => actor.consent.isAsked());
  await actor.consent.answer('no');
  await this.assembly.eventually('she has agreed', () => this.assembly.exchange.hasAgreed(actor), 30);
});

When('the documents change', async function (this: ExchangeWorld) {
  await this.assembly.exchange.changeDocuments(await this.actor('Ada'));
});

Then(
  '{word} is asked to agree to the terms of service and the trading rules',
  async function (this: ExchangeWorld, name: string) {
    const { agreements } = await this.actor(name);
    await this.assembly.eventually(
      'both documents',
      async () => (await agreements.asked()).join() === 'terms of service,trading rules',
    );
  },
);

Then('{word} is not asked to agree to anything', async function (this: ExchangeWorld, name: string) {
  await this.assembly.pass(4);
  assert.deepEqual(await (await this.actor(name)).agreements.asked(), []);
});

When('{word} agrees', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).agreements.agree();
});

When('{word} declines', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).agreements.decline();
});

Then('{word} sees live prices', async function (this: ExchangeWorld, name: string) {
  const { watching } = await this.actor(name);
  await watching.openMarkets();
  await this.assembly.eventually('live prices', () => watching.seesLivePrices());
});
