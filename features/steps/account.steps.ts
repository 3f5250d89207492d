import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Look } from '../support/abilities/accounts';
import type { ExchangeWorld } from '../support/world';

When('{word} looks at her account', async function (this: ExchangeWorld, name: string) {
  this.notes.set('seen', JSON.stringify(await (await this.actor(name)).accounts.whoAmI()));
});

Then('she sees a name, her user id and that it is her main account', function (this: ExchangeWorld) {
  const { name, uid, main } = JSON.parse(this.note('seen')) as { name: string; uid: string; main: boolean };
  assert.match(name, /^\w{3,}$/);
  assert.match(uid, /^\d+$/);
  assert.equal(main, true);
});

When('{word} takes another public name', async function (this: ExchangeWorld, name: string) {
  // Names are one of a kind in the whole exchange, which scenarios share.
  const taken = `Otter_${Math.random().toString(36).slice(2, 9)}`;
  this.notes.set('name', taken);
  await (await this.actor(name)).accounts.takePublicName(taken);
});

Then('her account shows that name', async function (this: ExchangeWorld) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually('the new name', async () => (await accounts.whoAmI()).name === this.note('name'));
});

Given('{word} has opened the sub-account {string}', openSubAccount);
When('{word} opens the sub-account {string}', openSubAccount);
async function openSubAccount(this: ExchangeWorld, name: string, alias: string): Promise<void> {
  await (await this.actor(name)).accounts.openSubAccount(alias);
}

When(
  '{word} renames the sub-account {string} to {string}',
  async function (this: ExchangeWorld, name: string, from: string, to: string) {
    await (await this.actor(name)).accounts.renameSubAccount(from, to);
  },
);

Then('her sub-accounts are {string}', async function (this: ExchangeWorld, alias: string) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually('the list', async () => (await accounts.subAccounts()).join() === alias);
});

When('{word} switches to {string}', async function (this: ExchangeWorld, name: string, alias: string) {
  await (await this.actor(name)).accounts.switchTo(alias);
});

When('{word} goes back to her main account', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).accounts.backToMain();
});

Then('she acts as the sub-account {string}', async function (this: ExchangeWorld, alias: string) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually(`acting as ${alias}`, async () => {
    const { name, main } = await accounts.whoAmI();
    return name === alias && !main;
  });
});

Then('she acts as her main account', async function (this: ExchangeWorld) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually('acting as the main account', async () => (await accounts.whoAmI()).main);
});

Then('the account is worth {word}', async function (this: ExchangeWorld, much: string) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually(
    `the account is worth ${much}`,
    async () => (await accounts.isWorthSomething()) === (much === 'something'),
  );
});

Then('a page of the main account explains that it is not for sub-accounts', async function (this: ExchangeWorld) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually('the explanation', () => accounts.isSentToMainAccount());
});

Given('{word} has her account open in another tab', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).accounts.openAnotherTab();
});

Then('the other tab acts as the sub-account {string} too', async function (this: ExchangeWorld, alias: string) {
  const { accounts } = await this.actor('Ada');
  await this.assembly.eventually('the other tab follows', async () => (await accounts.nameInOtherTab()) === alias);
});

When("{word} opens an account on {word}'s device", async function (this: ExchangeWorld, name: string, owner: string) {
  const { account } = await this.actor(name, await this.actor(owner));
  await account.haveAccount();
});

When('{word} sits down at another device and logs in', async function (this: ExchangeWorld, name: string) {
  const actor = await this.actor(name);
  await actor.changeDevice();
  await actor.account.logIn();
  // Another language on screen is the account's: that says it too.
  await this.assembly.eventually(
    `${name} is logged in`,
    async () => (await actor.account.isLoggedIn()) || (await actor.account.language()) !== 'en',
  );
});

const looks: Readonly<Record<string, Look>> = {
  light: 'light',
  dark: 'dark',
  'high contrast': 'contrast',
  'of high contrast': 'contrast',
};

When(
  /^(\w+) prefers a (light|dark|high contrast) theme$/,
  async function (this: ExchangeWorld, name: string, look: string) {
    await (await this.actor(name)).settings.preferTheme(looks[look]!);
  },
);

Then(
  /^(\w+)'s account keeps the (light|dark|high contrast) theme$/,
  async function (this: ExchangeWorld, name: string, look: string) {
    const actor = await this.actor(name);
    await this.assembly.eventually(
      `the account keeps ${look}`,
      async () => (await this.assembly.exchange.rememberedOf(actor, 'theme')) === looks[look],
    );
  },
);

Then(/^the page is (light|dark|of high contrast)$/, async function (this: ExchangeWorld, look: string) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually(`the page is ${look}`, async () => (await settings.look()) === looks[look]);
});

When('{word} prefers numbers like {}', async function (this: ExchangeWorld, name: string, sample: string) {
  await (await this.actor(name)).settings.preferNumbers(sample);
});

Then('numbers are written like {}', async function (this: ExchangeWorld, sample: string) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually(`numbers like ${sample}`, async () => (await settings.numbers()) === sample);
});

When('the exchange goes away', async function (this: ExchangeWorld) {
  await this.assembly.exchange.goAway();
});

Then('{word} is told that the exchange cannot be reached', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await this.assembly.eventually(
    'the notice',
    async () => (await account.timesTold('common:failure.offline')) === 1,
    30,
  );
});

Then('{word} is told that it is not valid', async function (this: ExchangeWorld, name: string) {
  const { account } = await this.actor(name);
  await this.assembly.eventually('the notice', async () => (await account.timesTold('common:failure.invalid')) === 1);
});

When('{word} wants her orders cancelled for upgrades', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).settings.cancelOrdersForUpgrades();
});

Then('her orders are cancelled for upgrades', async function (this: ExchangeWorld) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually('the choice is kept', () => settings.ordersAreCancelledForUpgrades());
});

When('{word} links her wallet', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).settings.linkWallet();
});

When('{word} unlinks her wallet', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).settings.unlinkWallet();
});

Then("her account shows the wallet's address", async function (this: ExchangeWorld) {
  const { settings } = await this.actor('Ada');
  const address = await settings.ownAddress();
  await this.assembly.eventually('the wallet', async () => (await settings.wallet()) === address);
});

Then('her account shows no wallet', async function (this: ExchangeWorld) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually('no wallet', async () => (await settings.wallet()) === undefined);
});

When('{word} links her Discord account', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).settings.linkDiscord();
});

When('{word} unlinks her Discord account', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).settings.unlinkDiscord();
});

When(
  'somebody sends {word} an address that would link another Discord account',
  async function (this: ExchangeWorld, name: string) {
    await (
      await this.actor(name)
    ).settings.followStrangeAnswer!();
  },
);

Then('her account shows her Discord name', async function (this: ExchangeWorld) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually('the Discord name', async () => (await settings.discord()) !== undefined);
});

Then('her account shows no Discord account', async function (this: ExchangeWorld) {
  const { settings } = await this.actor('Ada');
  await this.assembly.eventually('no Discord account', async () => (await settings.discord()) === undefined);
});
