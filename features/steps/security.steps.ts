import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { english } from '../support/browser/texts';
import type { SecurityAbility } from '../support/abilities/security';
import type { ExchangeWorld } from '../support/world';

async function securityOf(world: ExchangeWorld, name: string): Promise<SecurityAbility> {
  return (await world.actor(name)).security;
}

async function openFor(world: ExchangeWorld, name: string): Promise<SecurityAbility> {
  const security = await securityOf(world, name);
  await security.open();
  return security;
}

/** Opens the page, then does something there. */
const on = (act: (security: SecurityAbility) => Promise<void>) =>
  async function (this: ExchangeWorld, name: string): Promise<void> {
    await act(await openFor(this, name));
  };

const onWith = (act: (security: SecurityAbility, value: string) => Promise<void>) =>
  async function (this: ExchangeWorld, name: string, value: string): Promise<void> {
    await act(await openFor(this, name), value);
  };

/** What Ada is told, once it is told. */
const told = (what: string, check: (security: SecurityAbility) => Promise<boolean>) =>
  async function (this: ExchangeWorld, name: string): Promise<void> {
    const security = await securityOf(this, name);
    await this.assembly.eventually(what, () => check(security));
  };

const notice = (key: string) =>
  async function (this: ExchangeWorld, name: string): Promise<void> {
    const { account } = await this.actor(name);
    await this.assembly.eventually(key, async () => (await account.timesTold(key)) > 0);
  };

const addAuthenticator = on((security) => security.addAuthenticator());
Given('{word} has protected her account with an authenticator', addAuthenticator);
When('{word} protects her account with an authenticator', addAuthenticator);

Then(
  "{word}'s account is protected by {int} of 100",
  async function (this: ExchangeWorld, name: string, score: number) {
    const security = await securityOf(this, name);
    await this.assembly.eventually(`a score of ${score}`, async () => (await security.score()) === score);
  },
);

When('{word} rehearses with a code of her authenticator', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).rehearse();
});
Then('{word} is told that her authenticator works', notice('security:authenticator.rehearsed'));

When('{word} takes the authenticator away', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).removeAuthenticator();
});

Then("{word}'s withdrawals are held because {}", async function (this: ExchangeWorld, name: string, words: string) {
  const causes: Readonly<Record<string, string>> = {
    'the authenticator was removed': 'UNBIND_OTP',
    'the trading password was removed': 'DELETE_TRADE_PASSWORD',
    'the account was unfrozen': 'UNFREEZE_ACCOUNT',
  };
  const cause = english(`notifications:securityChange.${causes[words]!}`);
  const security = await securityOf(this, name);
  await this.assembly.eventually(cause, async () => (await security.heldBecause()) === cause);
});

When('{word} tries to take it away with a wrong code', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).removeWithWrongCode();
});

When('{word} tries {int} more wrong codes', async function (this: ExchangeWorld, name: string, times: number) {
  const security = await securityOf(this, name);
  for (let time = 0; time < times; time += 1) {
    await security.removeWithWrongCode();
    const left = times - time - 1;
    await this.assembly.eventually(`${left} tries left`, async () => (await security.triesLeft()) === left);
  }
  await security.removeWithWrongCode();
});

Then('{word} is told that {int} tries are left', triesLeft);
Then('{word} is told that {int} tries are left of the password', triesLeft);
async function triesLeft(this: ExchangeWorld, name: string, count: number): Promise<void> {
  const security = await securityOf(this, name);
  await this.assembly.eventually(`${count} tries left`, async () => (await security.triesLeft()) === count);
}

Then(
  '{word} is told that the authenticator is locked for half an hour',
  told('the lock', (security) => security.isLocked()),
);

When(
  '{word} adds an authenticator without keeping its key',
  on((security) => security.addAuthenticatorUnkept()),
);
Then(
  '{word} is asked for its key again',
  told('the question', (security) => security.isAskedForKey()),
);

When(
  '{word} sets the trading password {string}',
  onWith((security, password) => security.setTradingPassword(password)),
);
When(
  '{word} tries the trading password {string}',
  async function (this: ExchangeWorld, name: string, password: string) {
    await (await securityOf(this, name)).tryTradingPassword(password);
  },
);
Then('{word} is told that it is her trading password', notice('security:password.trade.done.check'));
When('{word} resets the trading password she has forgotten', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).forgetTradingPassword();
});

When(
  '{word} changes her e-mail address with a wrong code',
  on((security) => security.changeEmailWithWrongCode()),
);
Then(
  '{word} is told that the code of the new address is wrong',
  told('the wrong code', (security) => security.isToldOfWrongAddressCode()),
);
When('{word} enters the code that was sent to the new address', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).finishEmailChange();
});
Then(
  "{word}'s account has the new address",
  told('the new address', (security) => security.hasNewEmail()),
);

When(
  '{word} sets the anti-phishing code {string}',
  onWith((security, code) => security.setAntiPhishingCode(code)),
);
Then('the next mail to {word} carries {string}', async function (this: ExchangeWorld, name: string, code: string) {
  const lines = await (await securityOf(this, name)).nextMail();
  assert.ok(
    lines.some((line) => line.includes(code)),
    lines.join('\n'),
  );
});
Then(
  '{word} sees no more of it than its ends',
  told('a hidden code', async (security) => /^\w\*+\w$/.test((await security.antiPhishingCode()) ?? '')),
);

Given('{word} has logged in on a second device', async function (this: ExchangeWorld, name: string) {
  const security = await securityOf(this, name);
  await security.useSecondDevice();
  await this.assembly.eventually('a second device', () => security.isSecondDeviceLoggedIn());
});
When(
  '{word} logs the second device out',
  on((security) => security.endSecondDevice()),
);
When(
  '{word} logs all other devices out',
  on((security) => security.endOtherDevices()),
);
Then(
  "{word}'s second device is logged out",
  told('a device logged out', async (security) => !(await security.isSecondDeviceLoggedIn())),
);

Then("{word}'s history of changes tells: {}", async function (this: ExchangeWorld, name: string, list: string) {
  const security = await securityOf(this, name);
  const wanted = list.split(', ').map((words) => words.toLowerCase());
  await this.assembly.eventually(list, async () => {
    const seen = (await security.changes()).map((words) => words.toLowerCase());
    return seen.join() === wanted.join();
  });
});
Then("{word}'s history of log-ins has {int} entry", async function (this: ExchangeWorld, name: string, count: number) {
  const security = await securityOf(this, name);
  await this.assembly.eventually(`${count} log-ins`, async () => (await security.logins()) === count);
});
Then(
  '{word} finds nothing when she looks at another year',
  told('nothing', async (security) => (await security.longAgo()) === 0),
);

When(
  '{word} freezes her account',
  on((security) => security.freeze()),
);
When('{word} unfreezes her account', async function (this: ExchangeWorld, name: string) {
  await (await securityOf(this, name)).unfreeze();
});
Then(
  '{word} sees that her account is frozen',
  told('a frozen account', (security) => security.isFrozen()),
);
Then(
  '{word} is told so where she would withdraw, before anything else',
  told('a frozen account', (security) => security.isFrozenForWithdrawals()),
);
Then(
  '{word} is told so where she would trade, before she tries',
  told('a frozen account', (security) => security.isFrozenForOrders()),
);
Then(
  "{word}'s account works again",
  told('an account that works', async (security) => !(await security.isFrozen())),
);

When(
  '{word} wants to close her account',
  on((security) => security.wantToClose()),
);
Then(
  '{word} is told that {int} order is in the way',
  async function (this: ExchangeWorld, name: string, count: number) {
    const security = await securityOf(this, name);
    await this.assembly.eventually(
      `${count} orders in the way`,
      async () => (await security.ordersInTheWay()) === count,
    );
  },
);
When(
  '{word} closes her account and gives up what is left',
  on((security) => security.close()),
);
Then(
  '{word} reads that her account is closed',
  told('words on the end', (security) => security.readsThatItIsClosed()),
);
