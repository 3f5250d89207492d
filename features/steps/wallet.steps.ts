import { strict as assert } from 'node:assert';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { WalletAbility } from '../support/abilities/wallet';
import type { ExchangeWorld } from '../support/world';

async function walletOf(world: ExchangeWorld): Promise<WalletAbility> {
  return (await world.actor('Ada')).wallet;
}

const whys: Readonly<Record<string, string>> = {
  'put to earn': 'EARN',
  converted: 'CONVERT',
  moved: 'SUB_ACCOUNT_TRANSFER',
  given: 'CREDIT',
};

When('Ada converts {word} USDT into {word}', async function (this: ExchangeWorld, amount: string, asset: string) {
  await (await walletOf(this)).buyFor(amount, asset);
});
When('Ada converts her small balances into USDT', async function (this: ExchangeWorld) {
  await (await walletOf(this)).shown!.sweep();
});
When(/^Ada (?:hides her amounts|shows her amounts again)$/, async function (this: ExchangeWorld) {
  await (await walletOf(this)).shown!.switchAmounts();
});

Then(
  "{float} {word} are Ada's, of which {float} are free and {float} earn",
  async function (this: ExchangeWorld, total: number, asset: string, available: number, earning: number) {
    const held = await (await walletOf(this)).holdingOf(asset);
    assert.deepEqual([held.total, held.available, held.earning].map(Number), [total, available, earning]);
  },
);
Then('Ada has no {word} left', async function (this: ExchangeWorld, asset: string) {
  const { total } = await (await walletOf(this)).holdingOf(asset);
  assert.equal(Number(total), 0);
});
Then(
  'what happened to her {word} is told, newest first:',
  async function (this: ExchangeWorld, asset, table: DataTable) {
    const told = await (await walletOf(this)).movements(asset);
    const expected = table.raw().map(([why, amount]) => [whys[why!], amount]);
    assert.deepEqual(told, expected);
  },
);
Then('her statement adds up to {float} {word}', async function (this: ExchangeWorld, sum: number, asset: string) {
  assert.equal(Number(await (await walletOf(this)).statement(asset)), sum);
});
Then('her statement adds up to all of her {word}', async function (this: ExchangeWorld, asset: string) {
  const wallet = await walletOf(this);
  const { total } = await wallet.holdingOf(asset);
  const sum = await wallet.statement(asset);
  // As near as it is shown.
  const near = Math.max(1e-9, 10 ** -(total.split('.')[1] ?? '').length);
  assert.ok(Number(total) !== 0 && Math.abs(Number(sum) - Number(total)) < near, `${sum}, and there is ${total}`);
});
Then('no page of her money shows one', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await walletOf(this)).shown!.withAmounts(), []);
});
Then('the pages of her money show them', async function (this: ExchangeWorld) {
  assert.ok((await (await walletOf(this)).shown!.withAmounts()).includes('/wallet'), 'the wallet shows no amounts');
});
