import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { WrittenOrder } from '../support/abilities/ticket';
import type { ExchangeWorld } from '../support/world';

type Side = 'buy' | 'sell';
const sideOf = (side: string): WrittenOrder['side'] => (side === 'buy' ? 'BUY' : 'SELL');

async function write(world: ExchangeWorld, name: string, order: WrittenOrder): Promise<void> {
  const ticket = (await world.actor(name)).ticket!;
  world.notes.set('best offer before', String(await ticket.bestOffer()));
  await ticket.write(order);
}

async function place(world: ExchangeWorld, name: string, order: WrittenOrder): Promise<void> {
  await write(world, name, order);
  assert.deepEqual(await (await world.actor(name)).ticket!.send(), []);
}

async function holds(world: ExchangeWorld, expected: Readonly<Record<string, string>>): Promise<void> {
  const ticket = (await world.actor('Ada')).ticket!;
  await world.assembly.eventually(`she holds ${JSON.stringify(expected)}`, async () => {
    const held = Object.fromEntries((await ticket.positions()).map(({ side, holding }) => [side, holding]));
    return JSON.stringify(held) === JSON.stringify(expected);
  });
}

Given('{word} writes orders in {word}', async function (this: ExchangeWorld, name: string, market: string) {
  await (await this.actor(name)).ticket!.open(market);
});

Given('{word} bought {word} BTC at market', async function (this: ExchangeWorld, name: string, quantity: string) {
  await place(this, name, { side: 'BUY', kind: 'MARKET', quantity });
  await holds(this, { BOTH: quantity });
});

When(
  '{word} writes an order to {word} {word} BTC at market',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string) {
    await write(this, name, { side: sideOf(side), kind: 'MARKET', quantity });
  },
);

When(
  '{word} writes an order to {word} {word} BTC at market that only reduces',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string) {
    await write(this, name, { side: sideOf(side), kind: 'MARKET', quantity, reduceOnly: true });
  },
);

When(
  '{word} writes an order to {word} {word} BTC at market with its loss limited at {word}',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string, stopLoss: string) {
    await write(this, name, { side: sideOf(side), kind: 'MARKET', quantity, more: { stopLoss } });
  },
);

When(
  '{word} writes an order to {word} {word} BTC at market that slips by {word} percent at most',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string, slippage: string) {
    await write(this, name, { side: sideOf(side), kind: 'MARKET', quantity, more: { slippage } });
  },
);

When(
  '{word} writes a post-only order to buy {word} BTC at the best offer',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    const price = String(await (await this.actor(name)).ticket!.bestOffer());
    await write(this, name, { side: 'BUY', kind: 'LIMIT', timing: 'POST_ONLY', quantity, price });
  },
);

When(
  '{word} writes a trailing stop to {word} {word} BTC {word} percent below the highest price',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string, distance: string) {
    await write(this, name, {
      side: sideOf(side),
      kind: 'TRAILING_STOP',
      quantity,
      reduceOnly: true,
      more: { distance },
    });
  },
);

When(
  '{word} writes a pair to {word} {word} BTC at {word} or once it falls to {word}',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string, price: string, trigger: string) {
    await write(this, name, { side: sideOf(side), kind: 'OCO', quantity, price, more: { trigger } });
  },
);

When(
  '{word} writes {int} rising orders to {word} {word} BTC from {word} to {word}',
  async function (
    this: ExchangeWorld,
    name: string,
    count: number,
    side: Side,
    quantity: string,
    from: string,
    to: string,
  ) {
    (await this.actor(name)).ticket!.choose('slicing', 'rising');
    await write(this, name, { side: sideOf(side), kind: 'SCALED', quantity, more: { from, to, count: String(count) } });
  },
);

When('she notes what the form estimates', async function (this: ExchangeWorld) {
  const { entry, liquidation, fee, margin } = await (await this.actor('Ada')).ticket!.estimate();
  this.notes.set('fee', fee);
  this.notes.set('margin', margin);
  this.notes.set('entry', String(entry));
  this.notes.set('liquidation', String(liquidation));
});

When('she sends it', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await this.actor('Ada')).ticket!.send(), []);
});

When(
  '{word} opens {word} BTC long and {word} BTC short',
  async function (this: ExchangeWorld, name: string, long: string, short: string) {
    await place(this, name, { side: 'BUY', kind: 'MARKET', quantity: long });
    await place(this, name, { side: 'SELL', kind: 'MARKET', quantity: short });
  },
);

When('{word} closes {word} BTC of her long', async function (this: ExchangeWorld, name: string, quantity: string) {
  await place(this, name, { side: 'SELL', kind: 'MARKET', quantity, closing: true });
});

Given('{word} has sold {word} BTC', async function (this: ExchangeWorld, name: string, quantity: string) {
  await place(this, name, { side: 'SELL', kind: 'MARKET', quantity });
});

When(
  '{word} sells {word} BTC, {word} at a time',
  async function (this: ExchangeWorld, name: string, quantity: string, part: string) {
    for (let sold = decimal(0); sold.lt(quantity); sold = sold.plus(part))
      await place(this, name, { side: 'SELL', kind: 'MARKET', quantity: part });
  },
);

Then('it is kept back: {}', async function (this: ExchangeWorld, problem: string) {
  assert.deepEqual(await (await this.actor('Ada')).ticket!.send(), [problem]);
});

Then('her position has the entry and the liquidation price of the estimate', async function (this: ExchangeWorld) {
  const ticket = (await this.actor('Ada')).ticket!;
  await this.assembly.eventually('the position is there', async () => (await ticket.positions()).length === 1);
  const [position] = await ticket.positions();
  assert.equal(position!.entry, this.note('entry'));
  assert.equal(String(position!.liquidation), this.note('liquidation'));
});

Then('her position is closed', async function (this: ExchangeWorld) {
  await holds(this, {});
});

Then(
  'she holds {word} BTC long and {word} BTC short',
  async function (this: ExchangeWorld, LONG: string, SHORT: string) {
    await holds(this, { LONG, SHORT });
  },
);

Then('she holds {word} BTC short alone', async function (this: ExchangeWorld, SHORT: string) {
  await holds(this, { SHORT });
});

Then('a(n) {word} of hers waits', async function (this: ExchangeWorld, kind: string) {
  const ticket = (await this.actor('Ada')).ticket!;
  await this.assembly.eventually(`${kind} waits`, async () => (await ticket.waiting()).includes(kind));
});

Then(
  'she has {int} open orders that add up to {word} BTC, the first at {word} and the last at {word}',
  async function (this: ExchangeWorld, count: number, quantity: string, first: string, last: string) {
    const ticket = (await this.actor('Ada')).ticket!;
    await this.assembly.eventually(
      `${count} orders are open`,
      async () => (await ticket.openOrders()).length === count,
    );
    const orders = await ticket.openOrders();
    assert.equal(orders.reduce((sum, each) => sum.plus(each.quantity ?? 0), decimal(0)).toFixed(), quantity);
    assert.deepEqual(
      new Set([first, last].map((price) => orders.some((order) => order.price === price))),
      new Set([true]),
    );
  },
);

Then('she paid at most {word} percent more than the best offer', async function (this: ExchangeWorld, percent: string) {
  const ticket = (await this.actor('Ada')).ticket!;
  await this.assembly.eventually('some of it filled', async () => (await ticket.positions()).length === 1);
  const [position] = await ticket.positions();
  const highest = decimal(this.note('best offer before')).times(decimal(1).plus(decimal(percent).div(100)));
  assert.ok(decimal(position!.entry).lte(highest), `entered at ${position!.entry}`);
  assert.deepEqual(await ticket.openOrders(), []);
});
