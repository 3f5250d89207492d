import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given('{word} has made a code that gives {int} % of the fees to a friend', makeCode);
When('{word} makes a code that gives {int} % of the fees to a friend', makeCode);
async function makeCode(this: ExchangeWorld, name: string, percent: number): Promise<void> {
  // Codes are one of a kind in the whole exchange, which scenarios share.
  const code = `CLUB${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  this.notes.set('code', code);
  assert.equal(await (await this.actor(name)).referral.makeCode(code, percent), 'made');
}

Then('the code gives {word} {int} %', async function (this: ExchangeWorld, name: string, percent: number) {
  const code = (await (await this.actor(name)).referral.codes()).find((each) => each.code === this.note('code'));
  assert.equal(code?.own, percent);
});

When('{word} names {word} code', nameCode);
async function nameCode(this: ExchangeWorld, name: string, _inviter: string): Promise<void> {
  const { referral } = await this.actor(name);
  assert.equal(await referral.nameInviter(this.note('code')), 'counts');
}

Then('{word} has invited {int} person by that code', async function (this: ExchangeWorld, name: string, count: number) {
  const { referral } = await this.actor(name);
  await this.assembly.eventually(
    'the person is counted',
    async () => (await referral.codes()).find(({ code }) => code === this.note('code'))?.invited === count,
  );
});

When('{word} makes the same code', async function (this: ExchangeWorld, name: string) {
  this.notes.set('answer', await (await this.actor(name)).referral.makeCode(this.note('code'), 0));
});

Then('{word} is told that the code is taken', function (this: ExchangeWorld, _name: string) {
  assert.equal(this.note('answer'), 'taken');
});

When('{word} names her own standard code', async function (this: ExchangeWorld, name: string) {
  const { referral } = await this.actor(name);
  const [own] = await referral.codes();
  this.notes.set('answer', await referral.nameInviter(own!.code));
});

Then('{word} is told that the code cannot be used', function (this: ExchangeWorld, _name: string) {
  assert.equal(this.note('answer'), 'refused');
});
