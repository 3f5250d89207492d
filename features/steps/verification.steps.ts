import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

/** Longer than a review takes, in seconds. */
const reviewed = 70;

Given(
  '{word} was verified with the passport {string}',
  async function (this: ExchangeWorld, name: string, number: string) {
    const { verification } = await this.actor(name);
    await verification.handIn({ number });
    await this.assembly.pass(reviewed);
    await this.assembly.eventually('level 1', async () => (await verification.level()) === 1);
  },
);

When('{word} hands in the passport {string}', async function (this: ExchangeWorld, name: string, number: string) {
  await (await this.actor(name)).verification.handIn({ number });
});

When('{word} tries to hand in a passport that ended in 2020', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).verification.handIn({ number: 'AB 12345', expiry: '2020-01-31' });
});

When(
  '{word} mends the number to {string} and hands everything in again',
  async function (this: ExchangeWorld, name: string, number: string) {
    await (await this.actor(name)).verification.mendNumber(number);
  },
);

When('{word} hands in where she lives', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).verification.handInAddress();
});

When('the review has ended', async function (this: ExchangeWorld) {
  const { verification } = await this.actor('Ada');
  assert.equal(await verification.state(), 'PENDING');
  await this.assembly.pass(reviewed);
  await this.assembly.eventually('the end of the review', async () => (await verification.state()) !== 'PENDING');
});

Then('she is told that it is being reviewed', async function (this: ExchangeWorld) {
  const { verification } = await this.actor('Ada');
  await this.assembly.eventually('a review', async () => (await verification.state()) === 'PENDING');
});

Then('nothing of her passport is kept on her device', async function (this: ExchangeWorld) {
  const { verification } = await this.actor('Ada');
  for (const typed of ['AB12345', 'AB 12345', 'Marchand', '1990'])
    assert.equal(await verification.isKeptOnDevice(typed), false, typed);
});

Then('she is told that the document has expired', async function (this: ExchangeWorld) {
  const { verification } = await this.actor('Ada');
  await this.assembly.eventually('the reason at the field', () => verification.isToldOfExpiry());
});

Then('nothing was handed in', async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).verification.state(), 'NONE');
});

Then('she is told that there is no document with this number', async function (this: ExchangeWorld) {
  const { verification } = await this.actor('Ada');
  assert.equal(await verification.state(), 'REJECTED');
  assert.ok(await verification.isTold('DOCUMENT_UNREADABLE'), 'not told that the document is unreadable');
});

Then('{word} has reached level {int}', async function (this: ExchangeWorld, name: string, level: number) {
  const { verification } = await this.actor(name);
  await this.assembly.eventually(`level ${level}`, async () => (await verification.level()) === level);
});

Then('she may withdraw {int} USDT a day', async function (this: ExchangeWorld, limit: number) {
  assert.equal(await (await this.actor('Ada')).verification.dailyLimit(), String(limit));
});
