import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal, decimalText, type Decimal } from '../../src/domain/shared/decimal';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';
import type { Actor } from '../support/actor';
import type { SeenTrade, WantedOrder } from '../support/abilities/trading';
import type { ExchangeWorld } from '../support/world';

const tick = decimal('0.01');

Given('{word} looks at the market {}', async function (this: ExchangeWorld, name: string, market: string) {
  await (await this.actor(name)).trading.open(market);
});

When('{word} buys {word} BTC at market', buyAtMarket);
Given('{word} has bought {word} BTC at market', buyAtMarket);
async function buyAtMarket(this: ExchangeWorld, name: string, quantity: string): Promise<void> {
  const { trading } = await this.actor(name);
  this.notes.set('best offer before', await trading.bestOffer());
  await trading.place({ side: 'BUY', quantity });
}

// On the way to what the scenario is about, by whatever program of theirs.
Given('{word} has bought {word} BTC', async function (this: ExchangeWorld, name: string, quantity: string) {
  await (await this.actor(name)).trading.buy(quantity);
});

When(
  '{word} orders {word} BTC at market twice in the same moment',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    await (await this.actor(name)).trading.placeTwiceAtOnce({ side: 'BUY', quantity });
  },
);

Then('{word} holds {word} {word}', async function (this: ExchangeWorld, name: string, amount: string, asset: string) {
  await holds(this, name, asset, (holding) => holding.eq(decimal(amount)), amount);
});

Then(
  '{word} holds more than {word} {word}',
  async function (this: ExchangeWorld, name: string, amount: string, asset: string) {
    await holds(this, name, asset, (holding) => holding.gt(decimal(amount)), `more than ${amount}`);
  },
);

Then(
  '{word} holds less than {word} {word}',
  async function (this: ExchangeWorld, name: string, amount: string, asset: string) {
    await holds(this, name, asset, (holding) => holding.lt(decimal(amount)), `less than ${amount}`);
  },
);

async function holds(
  world: ExchangeWorld,
  name: string,
  asset: string,
  fits: (holding: Decimal) => boolean,
  words: string,
): Promise<void> {
  const { trading } = await world.actor(name);
  await world.assembly.eventually(`${name} holds ${words} ${asset}`, async () => {
    const balance = await trading.balance(asset);
    return balance !== undefined && fits(decimal(balance.holding));
  });
}

Then(
  "{word}'s purchase of {word} BTC is among her fills",
  async function (this: ExchangeWorld, name: string, quantity: string) {
    const { trading } = await this.actor(name);
    await this.assembly.eventually('the fills add up to the order', async () => {
      const bought = (await trading.fills()).filter(({ side }) => side === 'BUY');
      if (!bought.length || !total(bought).eq(decimal(quantity))) return false;
      this.notes.set('fill price', bought[0]!.price);
      return true;
    });
  },
);

Then('it is among the public trades', async function (this: ExchangeWorld) {
  const { trading } = await this.actor('Ada');
  const price = decimal(this.note('fill price'));
  await this.assembly.eventually('the tape shows the trade', async () =>
    (await trading.tape()).some((trade) => trade.side === 'BUY' && decimal(trade.price).eq(price)),
  );
});

Then('it is in her order history as filled', async function (this: ExchangeWorld) {
  const { trading } = await this.actor('Ada');
  await this.assembly.eventually('a filled order', async () =>
    (await trading.orderHistory()).some(({ filled, side }) => filled && side === 'BUY'),
  );
});

Then('the offers it took are gone from the book', async function (this: ExchangeWorld) {
  // What she took first was the best offer when she bought, or what had become of it a moment later.
  const first = decimal(this.note('fill price'));
  const before = decimal(this.note('best offer before'));
  assert.ok(
    first.minus(before).abs().lt(before.times('0.02')),
    `filled at ${decimalText(first)}, offered at ${decimalText(before)}`,
  );
});

Given(
  '{word} offers {word} BTC below everyone else',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    const { trading } = await this.actor(name);
    const price = decimalText(decimal(await trading.bestBid()).plus(tick));
    this.notes.set('her price', price);
    await trading.place({ side: 'SELL', quantity, price });
  },
);

When(
  "{word} buys {word} BTC at {word}'s price",
  async function (this: ExchangeWorld, name: string, quantity: string, _owner: string) {
    await (await this.actor(name)).trading.place({ side: 'BUY', quantity, price: this.note('her price') });
  },
);

Then('{word} sees her offer filled at her price', async function (this: ExchangeWorld, name: string) {
  await seesFillAt(this, await this.actor(name), 'SELL');
});

Then("{word} sees his purchase filled at Ada's price", async function (this: ExchangeWorld, name: string) {
  await seesFillAt(this, await this.actor(name), 'BUY');
});

async function seesFillAt(world: ExchangeWorld, { name, trading }: Actor, side: SeenTrade['side']): Promise<void> {
  const price = decimal(world.note('her price'));
  await world.assembly.eventually(`${name} has a fill at ${decimalText(price)}`, async () =>
    (await trading.fills()).some((fill) => fill.side === side && decimal(fill.price).eq(price)),
  );
}

Then(
  '{word} and {word} see the same trade on the tape',
  async function (this: ExchangeWorld, one: string, other: string) {
    const price = decimal(this.note('her price'));
    for (const name of [one, other]) {
      const { trading } = await this.actor(name);
      await this.assembly.eventually(`${name} sees it on the tape`, async () =>
        (await trading.tape()).some((trade) => trade.side === 'BUY' && decimal(trade.price).eq(price)),
      );
    }
  },
);

Given(
  '{word} bids {word} BTC far below the market',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    await bidFarBelow(this, name, quantity);
  },
);

Given(
  /^(\w+) bids ([\d.]+) BTC far below the market for (\d+|an?) (minutes?|hour|day)$/,
  async function (this: ExchangeWorld, name: string, quantity: string, count: string, unit: string) {
    const minutes = (Number(count) || 1) * { minute: 1, minutes: 1, hour: 60, day: 1_440 }[unit]!;
    await bidFarBelow(this, name, quantity, minutes);
  },
);

/** @param minutes after which the bid ends by itself */
async function bidFarBelow(world: ExchangeWorld, name: string, quantity: string, minutes?: number): Promise<void> {
  const { trading } = await world.actor(name);
  // One look: while the page is still coming in, a second one may fall on a table that is drawn anew.
  await world.assembly.eventually('balances', async () => {
    const seen = await trading.balance('USDT');
    if (seen) world.notes.set('available before', seen.available);
    return seen !== undefined;
  });
  const price = decimalText(
    decimal(await trading.bestBid())
      .times('0.95')
      .round(0, 0),
  );
  await trading.place({ side: 'BUY', quantity, price, ...(minutes !== undefined && { minutes }) });
}

Then("{word}'s bid ends in a day", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('her bid says when it ends', async () => {
    const left = (await trading.minutesLeft()) ?? 0;
    return left > 1_438 && left < 1_442;
  });
});

Then("{word}'s records say that her bid expired", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('it expired', async () => (await trading.expired()) === 1);
});

Then("{word}'s bid is among her open orders", async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('the open order', async () => (await trading.openOrders()).length === 1);
});

Then('less USDT is available to {word}', async function (this: ExchangeWorld, name: string) {
  await available(this, name, (now, before) => now.lt(before));
});

When('{word} cancels her bid', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).trading.cancelAll();
});

Then('{word} has no open orders', async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('no open order', async () => (await trading.openOrders()).length === 0);
});

Then('all her USDT is available again', async function (this: ExchangeWorld) {
  await available(this, 'Ada', (now, before) => now.eq(before));
});

async function available(
  world: ExchangeWorld,
  name: string,
  fits: (now: Decimal, before: Decimal) => boolean,
): Promise<void> {
  const { trading } = await world.actor(name);
  const before = decimal(world.note('available before'));
  await world.assembly.eventually('the available balance', async () => {
    const balance = await trading.balance('USDT');
    return balance !== undefined && fits(decimal(balance.available), before);
  });
}

const reasons: Record<string, RejectionReason> = {
  'not enough balance': 'insufficientBalance',
  'not a price step': 'priceNotOnTick',
  'not a quantity step': 'quantityNotOnStep',
  'too little': 'quantityOutOfBounds',
  'worth too little': 'belowMinimumNotional',
  'too far from the market': 'priceOutOfBand',
};

When(
  '{word} fills in an order to {word} {word} BTC at {}',
  async function (this: ExchangeWorld, name: string, verb: string, quantity: string, words: string) {
    const actor = await this.actor(name);
    const best = decimal(await actor.trading.bestBid());
    const prices: Record<string, Decimal> = {
      'a fair price': best,
      'a price off the tick': best.plus(tick.div(2)),
      'twice the price': best.times(2),
    };
    const order: WantedOrder = { side: verb === 'sell' ? 'SELL' : 'BUY', quantity, price: decimalText(prices[words]!) };
    const problems = await actor.trading.problemsOf(order);
    this.notes.set('problems', problems.map(({ field, reason }) => `${field}: ${reason}`).join('; '));
  },
);

Then('the problem is told at the {word}: {}', function (this: ExchangeWorld, field: string, rule: string) {
  assert.equal(this.note('problems'), `${field}: ${reasons[rule]}`);
});

Then('nothing has been sent', async function (this: ExchangeWorld) {
  assert.equal(await this.assembly.exchange.ordersOf(await this.actor('Ada')), 0);
});

Given('the answer to the next order will be lost', async function (this: ExchangeWorld) {
  await this.assembly.exchange.loseNext('answer', await this.actor('Ada'));
});

Given('the next order will be lost on its way', async function (this: ExchangeWorld) {
  await this.assembly.exchange.loseNext('request', await this.actor('Ada'));
});

Then('{word} is told that the order was placed', async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('placed', async () => (await trading.outcome()) === 'placed', 30);
});

Then('{word} is told that the order was not placed', async function (this: ExchangeWorld, name: string) {
  const { trading } = await this.actor(name);
  await this.assembly.eventually('not placed', async () => (await trading.outcome()) === 'notPlaced', 30);
});

Then('exactly one order of hers exists', async function (this: ExchangeWorld) {
  const ada = await this.actor('Ada');
  await this.assembly.eventually('one order', async () => (await this.assembly.exchange.ordersOf(ada)) === 1);
});

Then('no order of hers exists', async function (this: ExchangeWorld) {
  assert.equal(await this.assembly.exchange.ordersOf(await this.actor('Ada')), 0);
});

When('{word} asks for her balances', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).trading.askForSomethingPrivate();
});

When('the exchange crashes and starts again', async function (this: ExchangeWorld) {
  await this.assembly.exchange.crashAndStartAgain();
});

function total(trades: readonly SeenTrade[]): Decimal {
  return trades.reduce((sum, { quantity }) => sum.plus(decimal(quantity)), decimal(0));
}

When('{int} minutes pass', async function (this: ExchangeWorld, minutes: number) {
  await this.assembly.pass(minutes * 60);
});
