import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given('{word} has opened an account', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await account.haveAccount();
});

When('{word} opens an account', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await account.openAccount();
  await this.assembly.eventually(`${name} is logged in`, () => account.isLoggedIn());
});

Given('{word} visits', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).watching.openMarkets();
});

Given('{word} has logged out', logOut);
When('{word} logs out', logOut);
async function logOut(this: ExchangeWorld, name: string): Promise<void> {
  await (await this.actor(name)).account.logOut();
}

When('{word} logs in', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).account.logIn();
});

When('{word} logs in with a wrong password', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).account.logIn('not the password');
});

When('{word} reloads the page', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).reload();
});

When("{word}'s session is ended elsewhere", async function (this: ExchangeWorld, name: string) {
  await this.assembly.exchange.endSessionsOf(await this.actor(name));
});

Then('{word} is logged in', isLoggedIn);
Then('{word} is still logged in', isLoggedIn);
async function isLoggedIn(this: ExchangeWorld, name: string): Promise<void> {
  const { account } = await this.actor(name);
  await this.assembly.eventually(`${name} is logged in`, () => account.isLoggedIn());
}

Then('{word} is logged out', isLoggedOut);
async function isLoggedOut(this: ExchangeWorld, name: string): Promise<void> {
  const { account } = await this.actor(name);
  await this.assembly.eventually(`${name} is logged out`, async () => !(await account.isLoggedIn()));
}

Then('{word} is logged out on the page she was on', async function (this: ExchangeWorld, name: string) {
  await isLoggedOut.call(this, name);
  assert.ok(await (await this.actor(name)).trading.isWhereTradingWas(), 'trading is somewhere else');
});

Then('{word} is offered to log in again', async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('a way back in', () => trading.isOfferedToLogIn());
});

Then('{word} is told that the e-mail address or password is wrong', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await this.assembly.eventually(
    'words of what is wrong',
    async () => (await account.timesToldWrongCredentials()) === 1,
  );
});

Then('{word} is told once that her session has ended', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await this.assembly.eventually('one notice', async () => (await account.timesTold('common:failure.elsewhere')) === 1);
});

When('{word} chooses {}', async function (this: ExchangeWorld, name: string, language: string) {
  await (await this.actor(name)).account.chooseLanguage(language);
});

Then('the page speaks {}', async function (this: ExchangeWorld, tag: string) {
  const { account } = await this.actor('Ada');
  await this.assembly.eventually(`texts in ${tag}`, async () => (await account.language()) === tag);
});

Then("{word}'s account remembers {word}", async function (this: ExchangeWorld, name: string, code: string) {
  const actor = await this.actor(name);
  await this.assembly.eventually(
    `the account's language is ${code}`,
    async () => (await this.assembly.exchange.rememberedOf(actor, 'language')) === code,
  );
});
