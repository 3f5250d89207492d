import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { VouchersAbility } from '../support/abilities/vouchers';
import type { ExchangeWorld } from '../support/world';

async function vouchersOf(world: ExchangeWorld): Promise<VouchersAbility> {
  return (await world.actor('Ada')).vouchers!;
}

When('Ada uses her fee rebate in two windows at once', async function (this: ExchangeWorld) {
  await (await vouchersOf(this)).useTwiceAtOnce();
});
When('Ada uses her fee rebate and the answer is lost', async function (this: ExchangeWorld) {
  await (await vouchersOf(this)).useUnheard();
});

Then('Ada has one fee rebate in use', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await vouchersOf(this)).statuses(), ['IN_USE']);
});
Then('Ada has no voucher', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await vouchersOf(this)).statuses(), []);
});
Then(
  'Ada pays half the fee for selling {word} BTC, and the voucher says so',
  async function (this: ExchangeWorld, quantity: string) {
    const { charged, full, used } = await (await vouchersOf(this)).sell(quantity);
    assert.ok(decimal(charged).times(2).minus(full).abs().lte('0.000001'), `${charged} of ${full}`);
    assert.ok(decimal(used).plus(charged).minus(full).abs().lte('0.000001'), `${used} beside ${charged} of ${full}`);
  },
);
