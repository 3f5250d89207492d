import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { TicketAbility } from '../support/abilities/ticket';
import type { ExchangeWorld } from '../support/world';

async function ticketOf(world: ExchangeWorld): Promise<TicketAbility> {
  return (await world.actor('Ada')).ticket!;
}

When(
  '{word} bids {word} BTC at {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, price: string) {
    await (await this.actor(name)).ticket!.write({ side: 'BUY', kind: 'LIMIT', price, quantity });
  },
);

Then('she got the average price and paid the fee of the estimate', async function (this: ExchangeWorld) {
  const ticket = await ticketOf(this);
  await this.assembly.eventually('the position is there', async () => (await ticket.positions()).length === 1);
  assert.equal((await ticket.positions())[0]!.entry, this.note('entry'));
  assert.equal(await ticket.paidFees(), this.note('fee'));
});

Then('both her positions have the liquidation price of the estimate', async function (this: ExchangeWorld) {
  const ticket = await ticketOf(this);
  const estimate = this.note('liquidation');
  assert.ok(Number(estimate) > 0, estimate);
  await this.assembly.eventually('both legs are liquidated there', async () => {
    const prices = (await ticket.positions()).map(({ liquidation }) => liquidation);
    return prices.length === 2 && prices.every((price) => price === estimate);
  });
});

Then('it takes half the margin of the estimate', async function (this: ExchangeWorld) {
  const ticket = await ticketOf(this);
  const expected = decimal(this.note('margin')).div(2);
  await this.assembly.eventually('the margin of the new leverage', async () =>
    decimal((await ticket.estimate()).margin)
      .minus(expected)
      .abs()
      .lt('0.000001'),
  );
});

Then('her price is still {word}', async function (this: ExchangeWorld, price: string) {
  assert.equal((await ticketOf(this)).price(), price);
});

Then('she is warned: {}', async function (this: ExchangeWorld, warnings: string) {
  assert.equal((await ticketOf(this)).warnings().join(', ') || 'nothing', warnings);
});

Then('before long she is warned: {}', async function (this: ExchangeWorld, warning: string) {
  const ticket = await ticketOf(this);
  await this.assembly.eventually(warning, async () => ticket.warnings().includes(warning), 60);
});
