import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { BasketResult } from '../support/abilities/trading';
import type { ExchangeWorld } from '../support/world';

const results = new WeakMap<ExchangeWorld, BasketResult>();

When(
  '{word} sends a basket of bids for {word} {word} and {word} {word}, {int} percent below the market',
  async function (
    this: ExchangeWorld,
    name: string,
    quantity: string,
    asset: string,
    otherQuantity: string,
    otherAsset: string,
    percent: number,
  ) {
    const { trading } = await this.actor(name);
    const bids = [
      { asset, quantity },
      { asset: otherAsset, quantity: otherQuantity },
    ];
    results.set(this, await trading.sendBasket(bids, percent));
  },
);

Then("{int} orders of {word}'s basket were placed", function (this: ExchangeWorld, count: number, _name: string) {
  assert.deepEqual(results.get(this), { placed: count, problems: [[], []] });
});

Then(
  '{word} bids for {word} {word} and for {word} {word}',
  async function (this: ExchangeWorld, name: string, one: string, _asset: string, other: string, _other: string) {
    const { trading } = await this.actor(name);
    await this.assembly.eventually('both bids', async () => {
      const quantities = (await trading.openOrders()).map(({ quantity }) => decimal(quantity));
      return quantities.length === 2 && [one, other].every((wanted) => quantities.some((each) => each.eq(wanted)));
    });
  },
);

Then('{word} is told that her USDT does not pay for the basket', function (this: ExchangeWorld, _name: string) {
  assert.deepEqual(results.get(this), {
    placed: 0,
    problems: [[], ['insufficientBalance']],
  });
});
