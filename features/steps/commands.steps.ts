import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal, decimalText, roundTo } from '../../src/domain/shared/decimal';
import type { PreviewedOrder } from '../support/abilities/commands';
import type { ExchangeWorld } from '../support/world';

When('{word} says {string}', async function (this: ExchangeWorld, name: string, words: string) {
  const { commands, trading } = await this.actor(name);
  this.notes.set('best bid', await trading.bestBid());
  await commands.say(words);
});

Then(
  'she is shown an order to buy {word} BTC about {int} percent below the market',
  async function (this: ExchangeWorld, quantity: string, percent: number) {
    const { commands } = await this.actor('Ada');
    let shown: PreviewedOrder | undefined;
    await this.assembly.eventually(
      'the order in figures',
      async () => (shown = await commands.preview()) !== undefined,
    );
    const wanted = decimal(this.note('best bid')).times(1 - percent / 100);
    assert.deepEqual([shown!.side, shown!.quantity], ['BUY', quantity]);
    const { price } = shown!;
    assert.ok(
      decimal(price!).minus(wanted).abs().lt(wanted.times('0.01')),
      `${price} is not near ${decimalText(wanted)}`,
    );
  },
);

When('she agrees to the order', async function (this: ExchangeWorld) {
  const { commands } = await this.actor('Ada');
  this.notes.set('agreed order', writtenOrder(await commands.agreeToOrder()));
});

When('she agrees to cancel', async function (this: ExchangeWorld) {
  await (await this.actor('Ada')).commands.agreeToCancel();
});

Then('{int} orders of hers are open', async function (this: ExchangeWorld, count: number) {
  const { trading } = await this.actor('Ada');
  await this.assembly.eventually('the open orders', async () => (await trading.openOrders()).length === count);
});

Then('just such an order is among her open orders', async function (this: ExchangeWorld) {
  const { trading } = await this.actor('Ada');
  await this.assembly.eventually('the order', async () => (await trading.openOrders()).length > 0);
  assert.deepEqual((await trading.openOrders()).map(writtenOrder), [this.note('agreed order')]);
});

Then('she is told that {string} is not understood', async function (this: ExchangeWorld, word: string) {
  const { commands } = await this.actor('Ada');
  await this.assembly.eventually('the word', async () => (await commands.wrongWord()) === word);
  assert.equal(await commands.preview(), undefined);
});

Given(
  '{word} wants to be told when BTC comes to the middle of the market',
  async function (this: ExchangeWorld, name: string) {
    const { commands, trading } = await this.actor(name);
    const middle = roundTo(
      decimal(await trading.bestBid())
        .plus(decimal(await trading.bestOffer()))
        .div(2),
      3,
      'down',
    );
    await commands.say(`alert btc ${decimalText(middle)}`);
    await commands.agreeToAlert();
  },
);

When('{word} sells {word} BTC at market', async function (this: ExchangeWorld, name: string, quantity: string) {
  await (await this.actor(name)).trading.place({ side: 'SELL', quantity });
});

Then('she has been told once', async function (this: ExchangeWorld) {
  const { commands } = await this.actor('Ada');
  await this.assembly.eventually('the alert', async () => (await commands.firings()) > 0);
  // Whatever has happened in the market has reached her by then.
  await this.assembly.pass(60);
  assert.equal(await commands.firings(), 1);
});

Then(/^(\d+) alerts? waits? to be read$/, async function (this: ExchangeWorld, count: string) {
  assert.equal((await this.actor('Ada')).commands.unreadAlerts!(), Number(count));
});

When('she reads what fired', async function (this: ExchangeWorld) {
  (await this.actor('Ada')).commands.readAlerts!();
});

Given('{word} has another tab open', async function (this: ExchangeWorld, name: string) {
  await (
    await this.actor(name)
  ).commands.openAnotherTab!();
});

When('{word} closes the tab that watches', async function (this: ExchangeWorld, name: string) {
  (await this.actor(name)).commands.closeWatchingTab!();
});

Then('she is told that she cannot: {word}', async function (this: ExchangeWorld, reason: string) {
  assert.deepEqual((await this.actor('Ada')).commands.unfit!(), [reason]);
});

Then('one key cannot be bound to two things', async function (this: ExchangeWorld) {
  const { commands } = await this.actor('Ada');
  assert.equal(await commands.bindTwice(), 'taken');
});

When('{word} presses the key that buys, {}', async function (this: ExchangeWorld, name: string, where: string) {
  await (
    await this.actor(name)
  ).commands.pressBuy!(where as 'on the page' | 'in a field');
});

When('{word} arms her keys', async function (this: ExchangeWorld, name: string) {
  await (
    await this.actor(name)
  ).commands.armKeys!();
});

/** With plain figures: as many zeros as one place shows are not another order. */
function writtenOrder({ side, quantity, price }: PreviewedOrder): string {
  return [side, decimalText(decimal(quantity)), price && decimalText(decimal(price))].join(' ');
}
