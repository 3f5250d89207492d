import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given("{word}'s account is {int} days old", async function (this: ExchangeWorld, name: string, days: number) {
  await this.assembly.exchange.age(await this.actor(name), days);
});

When('{int} seconds pass', async function (this: ExchangeWorld, seconds: number) {
  await this.assembly.pass(seconds);
});

Then('{word} is offered a survey', async function (this: ExchangeWorld, name: string) {
  const { survey } = await this.actor(name);
  await this.assembly.eventually('a survey', () => survey.isOffered());
});

Then('{word} is not offered a survey', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await this.actor(name)).survey.isOffered(), false);
});

When('{word} answers every question', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).survey.answerAll();
});

Then('{word} is thanked', async function (this: ExchangeWorld, name: string) {
  const { survey } = await this.actor(name);
  await this.assembly.eventually('thanks', () => survey.isThanked());
});

When('{word} says never to ask again', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).survey.refuseForGood();
});

Given('an upgrade is announced in {int} hours', async function (this: ExchangeWorld, hours: number) {
  await this.assembly.exchange.announceUpgrade(hours);
});

Then('{word} is told of the upgrade', async function (this: ExchangeWorld, name: string) {
  const { upgrade } = await this.actor(name);
  await this.assembly.eventually('the upgrade', () => upgrade.isTold());
});

When("{word} puts the upgrade's notice away", async function (this: ExchangeWorld, name: string) {
  const { upgrade } = await this.actor(name);
  await upgrade.putAway();
  await this.assembly.eventually('nothing told', async () => !(await upgrade.isTold()));
});

Then('{word} is not told of the upgrade', async function (this: ExchangeWorld, name: string) {
  await this.assembly.pass(4);
  assert.equal(await (await this.actor(name)).upgrade.isTold(), false);
});
