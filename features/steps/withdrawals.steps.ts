import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { WithdrawalsAbility } from '../support/abilities/withdrawals';
import type { ExchangeWorld } from '../support/world';

async function withdrawalsOf(world: ExchangeWorld, name = 'Ada'): Promise<WithdrawalsAbility> {
  return (await world.actor(name)).withdrawals!;
}

Given('{word} confirms withdrawals with an authenticator', async function (this: ExchangeWorld, name: string) {
  await (await withdrawalsOf(this, name)).confirmByAuthenticator();
});
When(
  '{word} takes her authenticator for withdrawals away and sets up another',
  async function (this: ExchangeWorld, name: string) {
    const withdrawals = await withdrawalsOf(this, name);
    await withdrawals.takeAuthenticatorAway();
    await withdrawals.confirmByAuthenticator();
  },
);
When(
  '{word} asks for a code to withdraw {word} USDT',
  async function (this: ExchangeWorld, name: string, amount: string) {
    await (await withdrawalsOf(this, name)).askForCode(amount);
  },
);
When('a day has passed', async function (this: ExchangeWorld) {
  await (await withdrawalsOf(this)).waitADay();
});

Then('the mail with it names {word} USDT and where they go', async function (this: ExchangeWorld, amount: string) {
  const lines = await (await withdrawalsOf(this)).mail();
  for (const line of [`Amount: ${amount} USDT`, /^Address: 0x\w{40}$/])
    assert.ok(
      lines.some((each) => (typeof line === 'string' ? each === line : line.test(each))),
      lines.join('\n'),
    );
});
Then('{word} USDT leave with it', async function (this: ExchangeWorld, amount: string) {
  const withdrawals = await withdrawalsOf(this);
  const before = Number(await withdrawals.balance());
  assert.equal(await withdrawals.withdraw(amount), undefined);
  assert.equal(before - Number(await withdrawals.balance()), Number(amount));
});
Then(
  '{word} USDT do not leave with it, because {}',
  async function (this: ExchangeWorld, amount: string, reason: string) {
    const withdrawals = await withdrawalsOf(this);
    const kinds: Readonly<Record<string, string>> = {
      'withdrawing is not possible': 'cannotWithdraw',
      'the proof is wrong': 'invalid',
    };
    const before = await withdrawals.balance();
    assert.equal(await withdrawals.withdraw(amount), kinds[reason]);
    assert.equal(await withdrawals.balance(), before);
  },
);
