import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { ExchangeWorld } from '../support/world';

When('{word} groups the book by {word}', async function (this: ExchangeWorld, name: string, width: string) {
  await (await this.actor(name)).book.group(width);
});

Then("{word}'s book is grouped by {word}", async function (this: ExchangeWorld, name: string, width: string) {
  const { book } = await this.actor(name);
  await this.assembly.eventually(`grouped by ${width}`, async () => (await book.grouping()) === width);
});

Then("{word}'s book is not grouped by {word}", async function (this: ExchangeWorld, name: string, width: string) {
  assert.notEqual(await (await this.actor(name)).book.grouping(), width);
});

When('{word} takes the price of an offer', async function (this: ExchangeWorld, name: string) {
  const { price } = await (await this.actor(name)).book.takeOffer();
  this.notes.set('taken price', price);
});

When('{word} takes everything offered up to there', async function (this: ExchangeWorld, name: string) {
  const { price, total } = await (await this.actor(name)).book.takeOffersUpTo();
  this.notes.set('taken price', price).set('taken quantity', total);
});

Then('her order has that price', async function (this: ExchangeWorld) {
  const { price } = await (await this.actor('Ada')).book.order();
  assert.ok(decimal(price).eq(decimal(this.note('taken price'))), price);
});

Then('her order has that price and that quantity', async function (this: ExchangeWorld) {
  const { price, quantity } = await (await this.actor('Ada')).book.order();
  assert.ok(decimal(price).eq(decimal(this.note('taken price'))), price);
  assert.ok(decimal(quantity).eq(decimal(this.note('taken quantity'))) && decimal(quantity).gt(0), quantity);
});

When('{word} cancels her bid in the book', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.cancelOwn();
});

When('{word} has the book read out', async function (this: ExchangeWorld, name: string) {
  const { bid, ask, spread } = await (await this.actor(name)).book.readOut();
  this.notes.set('bid', bid).set('ask', ask).set('spread', spread);
});

Then('she hears the best prices and what lies between them', function (this: ExchangeWorld) {
  const [bid, ask, spread] = ['bid', 'ask', 'spread'].map((name) => decimal(this.note(name)));
  assert.ok(bid!.gt(0) && ask!.minus(bid!).eq(spread!), `${bid} ${ask} ${spread}`);
});

When('{word} wants to see trades from {word} BTC on', async function (this: ExchangeWorld, name: string, size: string) {
  await (await this.actor(name)).book.showTradesFrom(size);
});

Then(
  'the smallest trade that {word} sees is {word} BTC',
  async function (this: ExchangeWorld, name: string, size: string) {
    const { book } = await this.actor(name);
    await this.assembly.eventually('the trade', async () => (await book.smallestTrade()) === size);
  },
);

Given('{word} has the price ladder in front of her', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.openLadder();
});

When('{word} arms the ladder', async function (this: ExchangeWorld, name: string) {
  const { book } = await this.actor(name);
  await book.armLadder();
  await this.assembly.eventually('armed', () => book.isArmed());
});

Then('the ladder is not armed', async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).book.isArmed(), false);
});

When(
  '{word} clicks below the market on the ladder for {word} BTC',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    await (await this.actor(name)).book.clickLadder(quantity);
  },
);

Then('her order has the quantity {word}', async function (this: ExchangeWorld, quantity: string) {
  assert.equal((await (await this.actor('Ada')).book.order()).quantity, quantity);
});

When('{word} moves her bid one row down', async function (this: ExchangeWorld, name: string) {
  const { trading, book } = await this.actor(name);
  this.notes.set('bid before', (await trading.openOrders())[0]!.price!);
  await book.moveOwnDown();
});

Then(
  'her bid is {word} USDT lower and still for {word} BTC',
  async function (this: ExchangeWorld, distance: string, quantity: string) {
    const { trading } = await this.actor('Ada');
    const wanted = decimal(this.note('bid before')).minus(distance);
    await this.assembly.eventually('the moved bid', async () => {
      const [bid] = await trading.openOrders();
      return bid?.price !== undefined && decimal(bid.price).eq(wanted) && decimal(bid.quantity).eq(decimal(quantity));
    });
  },
);

When('{word} disarms the ladder', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.armLadder(false);
});

When('{word} drags her bid one row down', async function (this: ExchangeWorld, name: string) {
  const { trading, book } = await this.actor(name);
  this.notes.set('bid before', (await trading.openOrders())[0]!.price!);
  await book.dragOwnDown();
});

When('{word} cancels her bid on the ladder', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.cancelOwnOnLadder();
});

When(
  '{word} sets a stop above the market on the ladder for {word} BTC',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    await (await this.actor(name)).book.stopOnLadder(quantity);
  },
);

Then('her stop stands on the ladder', async function (this: ExchangeWorld) {
  const { book } = await this.actor('Ada');
  await this.assembly.eventually('the stop', async () => (await book.stopPrice()) !== undefined);
  this.notes.set('stop before', (await book.stopPrice())!);
});

When('{word} moves her stop one row up', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.moveStopUp();
});

Then('her stop has not moved', async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).book.stopPrice(), this.note('stop before'));
});

When('{word} says that this is meant', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).book.confirmMove();
});

Then('her stop is {word} USDT higher', async function (this: ExchangeWorld, distance: string) {
  const { book } = await this.actor('Ada');
  const wanted = decimal(this.note('stop before')).plus(distance);
  await this.assembly.eventually('the moved stop', async () => decimal((await book.stopPrice()) ?? '0').eq(wanted));
});
