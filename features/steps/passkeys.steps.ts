import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PasskeysAbility } from '../support/abilities/passkeys';
import type { ExchangeWorld } from '../support/world';

let lastWithdrawn: { readonly before: number; readonly refusal: string | undefined } | undefined;

async function passkeysOf(world: ExchangeWorld, name = 'Ada'): Promise<PasskeysAbility> {
  return (await world.actor(name)).passkeys!;
}

async function balanceOf(world: ExchangeWorld, name = 'Ada'): Promise<number> {
  return Number(await (await world.actor(name)).withdrawals!.balance());
}

Given('{word} adds a passkey called {string}', async function (this: ExchangeWorld, name: string, called: string) {
  await (await passkeysOf(this, name)).add(called);
  assert.ok((await (await passkeysOf(this, name)).names()).includes(called), `no passkey is called ${called}`);
});
When('{word} removes the passkey {string}', async function (this: ExchangeWorld, name: string, called: string) {
  await (await passkeysOf(this, name)).remove(called);
});
When('{word} logs in with her passkey', async function (this: ExchangeWorld, name: string) {
  await (await passkeysOf(this, name)).logIn();
});
When('nobody gives a finger while {word} logs in with her passkey', async function (this: ExchangeWorld, name: string) {
  await (await passkeysOf(this, name)).logInWithoutFinger();
});
When(
  '{word} withdraws {word} USDT with her passkey',
  async function (this: ExchangeWorld, name: string, amount: string) {
    const before = await balanceOf(this, name);
    lastWithdrawn = { before, refusal: await (await passkeysOf(this, name)).withdraw(amount) };
  },
);
When('{word} freezes her account with her passkey', async function (this: ExchangeWorld, name: string) {
  await (await passkeysOf(this, name)).freeze();
});
When('{word} unfreezes her account with her passkey', async function (this: ExchangeWorld, name: string) {
  await (await passkeysOf(this, name)).unfreeze();
});

Then('{word} USDT have left', async function (this: ExchangeWorld, amount: string) {
  assert.equal(lastWithdrawn?.refusal, undefined);
  assert.equal(lastWithdrawn!.before - (await balanceOf(this)), Number(amount));
});
Then('her withdrawals wait', async function (this: ExchangeWorld) {
  assert.equal(await (await passkeysOf(this)).withdraw('20'), 'cannotWithdraw');
});
Then(
  '{word} reads that {string} was used just now',
  async function (this: ExchangeWorld, name: string, called: string) {
    assert.ok(
      ((await (await passkeysOf(this, name)).usedAgo(called)) ?? Infinity) < 60_000,
      'not used within the last minute',
    );
  },
);
Then('{word} has the passkeys {string}', async function (this: ExchangeWorld, name: string, names: string) {
  assert.equal((await (await passkeysOf(this, name)).names()).join(', '), names);
});
