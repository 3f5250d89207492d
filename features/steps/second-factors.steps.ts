import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

const newPassword = 'another battery staple';

async function methodsOf(world: ExchangeWorld, name: string) {
  return (await world.actor(name)).signIn;
}

When('{word} looks at how she signs in', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).look();
});

Given('{word} has confirmed her e-mail address', confirmAddress);
When('{word} confirms her e-mail address', confirmAddress);
async function confirmAddress(this: ExchangeWorld, name: string): Promise<void> {
  const signIn = await methodsOf(this, name);
  await signIn.look();
  await signIn.confirmAddress();
}

Then('{word} can add no second factor yet', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await methodsOf(this, name)).canAddFactor(), false);
});

Then('{word} can add a second factor', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await this.assembly.eventually('a way to add a factor', () => signIn.canAddFactor());
});

Given('{word} has added an authenticator app', addApp);
When('{word} adds an authenticator app', addApp);
async function addApp(this: ExchangeWorld, name: string): Promise<void> {
  await (await methodsOf(this, name)).addApp();
}

When('{word} adds her telephone', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).addPhone('+4915123456789');
});

Then('{word} is offered to log out everywhere else', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await this.assembly.eventually('the offer', () => signIn.isOfferedToEndOthers());
});

Then('{word} is asked for a second factor', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await this.assembly.eventually('the second step', () => signIn.isAskedForSecondFactor());
});

When('{word} enters the code of her app', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).enterCodeOfApp();
});

When('{word} enters the code of the text message', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).enterCodeOfMessage();
});

When('{word} rehearses with the key she has kept', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).rehearse('kept');
});

When('{word} rehearses with another key', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).rehearse('another');
});

Then('{word} is told that it works', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await this.assembly.eventually(
    'the rehearsal',
    async () => (await account.timesTold('signInMethods:done.rehearsal')) === 1,
  );
});

Then('{word} is told that the key does not fit', async function (this: ExchangeWorld, name: string) {
  const { account, signIn } = await this.actor(name);
  await this.assembly.eventually('the problem', () => signIn.keyDoesNotFit());
  assert.equal(await account.timesTold('signInMethods:done.rehearsal'), 0);
});

When('{int} days go by for {word}', async function (this: ExchangeWorld, days: number, name: string) {
  await (await methodsOf(this, name)).letDaysPass(days);
});

Then('{word} is reminded to rehearse', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await methodsOf(this, name)).isReminded(), true);
});

Then('{word} is not reminded to rehearse', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await methodsOf(this, name)).isReminded(), false);
});

When('{word} removes her authenticator app', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).removeApp();
});

When('{word} changes the password she signs in with', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await signIn.look();
  await signIn.changePassword(newPassword);
});

When('{word} logs in with the new password', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).account.logIn(newPassword);
});

When('{word} links Google', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await signIn.look();
  await signIn.linkGoogle();
});

When('{word} stops signing in with Google', async function (this: ExchangeWorld, name: string) {
  await (await methodsOf(this, name)).removeGoogle();
});

Then('{word} signs in with her password or Google', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await this.assembly.eventually('both ways', async () => (await signIn.ways()).join() === 'password,google');
});

Then('{word} signs in with her password alone', async function (this: ExchangeWorld, name: string) {
  const signIn = await methodsOf(this, name);
  await this.assembly.eventually('one way', async () => (await signIn.ways()).join() === 'password');
});
