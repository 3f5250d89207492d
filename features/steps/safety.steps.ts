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
    await (await this.actor(name)).safety.switchOn(seconds);
  },
);

When('{word} is gone for {int} seconds', async function (this: ExchangeWorld, name: string, seconds: number) {
  const { safety } = await this.actor(name);
  await safety.leave();
  await this.assembly.pass(seconds);
  await safety.comeBack();
});
