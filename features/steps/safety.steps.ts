import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given(
  '{word} allows no order worth more than {word} USDT',
  async function (this: ExchangeWorld, name: string, value: string) {
    await (await this.actor(name)).safety.limitOrders(value);
  },
);

Then('{word} is told that the order is worth more than she allows', async function (this: ExchangeWorld, name: string) {
  const { safety } = await this.actor(name);
  await this.assembly.eventually('the limit is named', () => safety.isToldOfTooMuch());
});

Given(
  '{word} wants her orders cancelled when she is silent for {int} seconds',
  async function (this: ExchangeWorld, name: string, seconds: number) {
    await (await this.actor(name)).safety.switchOn(seconds, false);
  },
);

Given(
  '{word} wants her orders cancelled when she is silent for {int} seconds, after a reload too',
  async function (this: ExchangeWorld, name: string, seconds: number) {
    await (await this.actor(name)).safety.switchOn(seconds, true);
  },
);

When("the status bar of {word}'s page cannot be loaded", async function (this: ExchangeWorld, name: string) {
  const { safety } = await this.actor(name);
  if (!safety.loseStatusBar) throw new Error('Scripts are lost on the way to a browser alone.');
  await safety.loseStatusBar();
});

When('{word} is gone for {int} seconds', async function (this: ExchangeWorld, name: string, seconds: number) {
  const { safety } = await this.actor(name);
  await safety.leave();
  await this.assembly.pass(seconds);
  await safety.comeBack();
});
