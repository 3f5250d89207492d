import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { JobSeekingAbility } from '../support/abilities/job-seeking';
import type { ExchangeWorld } from '../support/world';

const found = new WeakMap<ExchangeWorld, readonly string[]>();

const seeking = async (world: ExchangeWorld): Promise<JobSeekingAbility> => (await world.actor('Ada')).jobSeeking!;

When(
  'Ada looks for a role in {string} that she can do from {string}',
  async function (this: ExchangeWorld, team: string, place: string) {
    found.set(this, await (await seeking(this)).look({ team, place }));
  },
);
When('Ada searches the roles for {string}', async function (this: ExchangeWorld, words: string) {
  found.set(this, await (await seeking(this)).look({ words }));
});
Then('the roles are {string}', function (this: ExchangeWorld, titles: string) {
  assert.deepEqual(found.get(this), titles === '' ? [] : titles.split(', '));
});
When('she opens the role {string}', async function (this: ExchangeWorld, title: string) {
  await (await seeking(this)).open(title);
});
When('she follows an old link to a role that is filled', async function (this: ExchangeWorld) {
  await (await seeking(this)).openClosed();
});
Then('she reads {string} and is led to the board to apply', async function (this: ExchangeWorld, chapter: string) {
  const shown = (await seeking(this)).shown();
  assert.ok(shown, 'Nothing is shown');
  assert.ok(shown.chapters.includes(chapter), JSON.stringify(shown));
  assert.match(shown.applyUrl, /\/careers\/\d+$/);
});
Then('she is told that the role is not there', async function (this: ExchangeWorld) {
  assert.equal((await seeking(this)).shown(), undefined);
});
