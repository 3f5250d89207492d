import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PeopleAbility } from '../support/abilities/people';
import type { ExchangeWorld } from '../support/world';

const peopleOf = async (world: ExchangeWorld, name: string): Promise<PeopleAbility> => (await world.actor(name)).people;
const adasProfile = async (world: ExchangeWorld) => {
  const uuid = await (await peopleOf(world, 'Ada')).uuid();
  return (await (await peopleOf(world, 'Bo')).profile(uuid))!;
};

Then('Ada cannot be called {string}, which is no name', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await this.actor('Ada')).accounts.takePublicName(name), 'form');
});
Then('Bo cannot be called so, in capitals either, because it is taken', async function (this: ExchangeWorld) {
  const { accounts } = await this.actor('Bo');
  const name = this.note('name');
  assert.equal(await accounts.takePublicName(name), 'taken');
  assert.equal(await accounts.takePublicName(name.toUpperCase()), 'taken');
});
Then('Ada cannot be called {string} before a month has passed', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await this.actor('Ada')).accounts.takePublicName(name), 'tooSoon');
});

When('Ada links her account of X', async function (this: ExchangeWorld) {
  // Each belongs to one profile of the whole exchange, which scenarios share.
  const handle = `ada_${Math.random().toString(36).slice(2, 9)}`;
  this.notes.set('handle', handle);
  await (await this.actor('Ada')).settings.linkX(handle);
});
When('Ada unlinks her account of X', async function (this: ExchangeWorld) {
  await (await this.actor('Ada')).settings.unlinkX();
});
Then(/^Bo reads (her|no) account of X on her profile$/, async function (this: ExchangeWorld, which: string) {
  assert.equal((await adasProfile(this)).x, which === 'no' ? undefined : this.note('handle'));
});

When('Ada takes another avatar', async function (this: ExchangeWorld) {
  const people = await peopleOf(this, 'Ada');
  await people.show({ avatar: 'lynx' });
  this.notes.set('avatar', (await adasProfile(this)).avatar);
  await people.show({ avatar: 'heron' });
});
Then('Bo sees another one on her profile', async function (this: ExchangeWorld) {
  assert.notEqual((await adasProfile(this)).avatar, this.note('avatar'));
});

Given('rankings cannot be loaded', async function (this: ExchangeWorld) {
  await (await peopleOf(this, 'Ada')).loseRankings(true);
});
Given('rankings can be loaded', async function (this: ExchangeWorld) {
  await (await peopleOf(this, 'Ada')).loseRankings(false);
});
When('Ada looks at the ranking', async function (this: ExchangeWorld) {
  this.notes.set('ranking', await (await peopleOf(this, 'Ada')).lookAtRanking());
});
When('Ada asks for it again', async function (this: ExchangeWorld) {
  this.notes.set('ranking', await (await peopleOf(this, 'Ada')).askAgain());
});
Then('Ada is told that it could not be loaded', function (this: ExchangeWorld) {
  assert.equal(this.note('ranking'), 'failed');
});
Then('Ada reads the ranking', function (this: ExchangeWorld) {
  assert.equal(this.note('ranking'), 'read');
});

Then('Ada reads the course of a lead in a sentence and in a table of days', async function (this: ExchangeWorld) {
  const { sentence, days } = await (await peopleOf(this, 'Ada')).course!();
  assert.match(sentence, /^From .* to .*: [+−]?[\d.]+%, max\. drawdown [\d.]+%\.$/);
  assert.ok(days >= 30, `${days} days`);
});
Then('Ada reads the days of a strategy in a sentence', async function (this: ExchangeWorld) {
  const sentence = await (await peopleOf(this, 'Ada')).strategyInWords!();
  assert.match(sentence, /^\d+ days: \d+ profitable, best [+−]?[\d.]+%, worst [+−]?[\d.]+%\.$/);
});
When('Ada looks a lead up and follows it by keyboard', async function (this: ExchangeWorld) {
  await (
    await peopleOf(this, 'Ada')
  ).followByKeyboard!('KestrelFive');
});
When('Ada copies a strategy with {int} USDT by keyboard', async function (this: ExchangeWorld, amount: number) {
  await (
    await peopleOf(this, 'Ada')
  ).copyByKeyboard!('10002', String(amount));
});
Then('Ada follows that lead and has that copy', async function (this: ExchangeWorld) {
  const { people, copying } = await this.actor('Ada');
  assert.deepEqual(
    (await people.following()).map(({ name }) => name),
    ['KestrelFive'],
  );
  const copies = await copying.copies();
  assert.deepEqual(
    copies.map(({ status, amount }) => [status, amount]),
    [['ACTIVE', 100]],
  );
});
