import { Then, When } from '@cucumber/cucumber';
import { decimal, decimalText } from '../../src/domain/shared/decimal';
import type { ExchangeWorld } from '../support/world';

When(
  '{word} lets her bid chase the market up to {int} percent {word} it',
  async function (this: ExchangeWorld, name: string, percent: number, where: string) {
    const { trading } = await this.actor(name);
    await this.assembly.eventually('her bid is open', async () => (await trading.openOrders()).length === 1);
    const limit = decimal(await trading.bestBid())
      .times(1 + (where === 'above' ? percent : -percent) / 100)
      .round(0, 0);
    this.notes.set('limit', decimalText(limit));
    await trading.chase(decimalText(limit));
  },
);

Then("{word}'s bid stands with the best bids", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  // The market moves on between two looks at it: what counts is that the bid is where the market is.
  await this.assembly.eventually('her bid is near the best', async () => {
    const [order] = await trading.openOrders();
    const best = decimal(await trading.bestBid());
    return order === undefined || decimal(order.price!).gte(best.times('0.995'));
  });
});

Then("{word}'s bid stands at her limit", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  const limit = decimal(this.notes.get('limit')!);
  await this.assembly.eventually('her bid is at its limit', async () => {
    const [order] = await trading.openOrders();
    return order !== undefined && decimal(order.price!).eq(limit);
  });
});

Then("nothing of {word}'s is chased", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('no order is chased', async () => (await trading.chased()) === 0);
});
