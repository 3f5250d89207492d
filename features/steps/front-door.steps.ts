import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { FrontDoorAbility } from '../support/abilities/front-door';
import type { ExchangeWorld } from '../support/world';

const costs = new WeakMap<ExchangeWorld, Awaited<ReturnType<FrontDoorAbility['cost']>>>();
const ratios = new WeakMap<ExchangeWorld, Awaited<ReturnType<FrontDoorAbility['reserveRatio']>>>();

const doorOf = async (world: ExchangeWorld): Promise<FrontDoorAbility> => (await world.actor('Ada')).frontDoor!;

When(
  'Ada asks at the front door what trading {int} USDT of BTC costs',
  async function (this: ExchangeWorld, usdt: number) {
    costs.set(this, await (await doorOf(this)).cost(usdt));
  },
);
Then('what she is told with the fee is more by exactly the fee', function (this: ExchangeWorld) {
  const { without, withFee, fee } = costs.get(this)!;
  assert.ok(decimal(without).gte(0) && decimal(fee).gt(0), `${without} ${fee}`);
  assert.equal(String(decimal(without).plus(fee)), withFee);
});
Then('what she is told of {int} USDT is not less', async function (this: ExchangeWorld, usdt: number) {
  const more = await (await doorOf(this)).cost(usdt);
  assert.ok(decimal(more.without).gte(costs.get(this)!.without), more.without);
});

When('Ada looks at the reserve ratio at the front door', async function (this: ExchangeWorld) {
  ratios.set(this, await (await doorOf(this)).reserveRatio());
});
Then('it is the ratio of the page of reserves', function (this: ExchangeWorld) {
  const { atTheDoor, onItsPage } = ratios.get(this)!;
  assert.match(atTheDoor, /^\d/);
  assert.equal(atTheDoor, onItsPage);
});
