import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Actor } from '../support/actor';
import type { OneTapAbility } from '../support/abilities/sign-in';
import type { ExchangeWorld } from '../support/world';

async function tapOf(world: ExchangeWorld, name: string): Promise<OneTapAbility> {
  const { oneTap }: Actor = await world.actor(name);
  if (!oneTap) throw new Error('The card is Google’s: there is none without a browser.');
  return oneTap;
}

Given("{word} allows other people's scripts", async function (this: ExchangeWorld, name: string) {
  await (await tapOf(this, name)).allowScripts();
});

Given("Google's script cannot be reached for {word}", async function (this: ExchangeWorld, name: string) {
  await (await tapOf(this, name)).blockScript();
});

Given('{word} looks at the page {}', lookAt);
async function lookAt(this: ExchangeWorld, name: string, path: string): Promise<void> {
  await (await tapOf(this, name)).openPage(path);
}

When('{word} taps on her account', async function (this: ExchangeWorld, name: string) {
  await (await tapOf(this, name)).tap();
});

When('{word} taps beside the card', async function (this: ExchangeWorld, name: string) {
  const oneTap = await tapOf(this, name);
  await this.assembly.eventually('the card', () => oneTap.isOffered());
  await oneTap.tapBeside();
});

When('{word} goes on to the markets', async function (this: ExchangeWorld, name: string) {
  const oneTap = await tapOf(this, name);
  await this.assembly.eventually('the card', () => oneTap.isOffered());
  await oneTap.goToMarkets();
});

Then('{word} is offered one tap', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await tapOf(this, name)).isOffered(), true);
});

Then('{word} is offered no tap', async function (this: ExchangeWorld, name: string) {
  const oneTap = await tapOf(this, name);
  await this.assembly.eventually('no card', async () => !(await oneTap.isOffered()));
});

Then('{word} is on the page {}', async function (this: ExchangeWorld, name: string, path: string) {
  const oneTap = await tapOf(this, name);
  await this.assembly.eventually(`the page ${path}`, async () => (await oneTap.path()).startsWith(path));
});

Then('nothing of the tap is left on her device', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await tapOf(this, 'Ada')).leftOvers(), []);
});

Then("Google's script is not asked for", async function (this: ExchangeWorld) {
  assert.equal(await (await tapOf(this, 'Ada')).scriptWasAskedFor(), false);
});

Then("{word}'s browser notes that the script did not load", async function (this: ExchangeWorld, name: string) {
  const oneTap = await tapOf(this, name);
  await this.assembly.eventually('the note', async () =>
    (await oneTap.notes()).some((line) => line.includes('gsi script load error')),
  );
});

Then('the page is as it was', async function (this: ExchangeWorld) {
  const { oneTap, account } = await this.actor('Ada');
  assert.equal(await oneTap!.isOffered(), false);
  assert.equal(await account.isLoggedIn(), false);
});
