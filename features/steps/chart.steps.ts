import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal, decimalText, zero } from '../../src/domain/shared/decimal';
import type { ExchangeWorld } from '../support/world';

When('{word} puts the {} on the chart', async function (this: ExchangeWorld, name: string, indicator: string) {
  await (await this.actor(name)).chart.addIndicator(indicator);
});

Then("the {} is on {word}'s chart", async function (this: ExchangeWorld, indicator: string, name: string) {
  const { chart } = await this.actor(name);
  assert.deepEqual(await chart.indicators(), [indicator]);
});

Then("no indicator is on {word}'s chart", async function (this: ExchangeWorld, name: string) {
  assert.deepEqual(await (await this.actor(name)).chart.indicators(), []);
});

When('{word} sets her candles to {word}', async function (this: ExchangeWorld, name: string, interval: string) {
  await (await this.actor(name)).chart.chooseInterval(interval);
});

Then("{word}'s candles are of {word}", async function (this: ExchangeWorld, name: string, interval: string) {
  assert.equal(await (await this.actor(name)).chart.interval(), interval);
});

When('{word} uses her chart for all markets', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).chart.useForAll();
});

When('{word} compares with {word}', async function (this: ExchangeWorld, name: string, market: string) {
  await (await this.actor(name)).chart.compare(market);
});

Then("{word} is beside {word}'s candles", async function (this: ExchangeWorld, market: string, name: string) {
  assert.deepEqual(await (await this.actor(name)).chart.compared(), market === 'nothing' ? [] : [market]);
});

When(
  '{word} has her candles drawn from the {word} price',
  async function (this: ExchangeWorld, name: string, price: 'mark' | 'index') {
    await (await this.actor(name)).chart.choosePrice(price);
  },
);

Then("{word}'s candles are of the {word} price", async function (this: ExchangeWorld, name: string, price: string) {
  assert.equal(await (await this.actor(name)).chart.price(), price);
});

Then(
  "{word}'s newest candle closes at what her position is valued by",
  async function (this: ExchangeWorld, name: string) {
    const { chart } = await this.actor(name);
    await this.assembly.eventually('the price of the contract', async () => {
      const { candle, exchange } = await chart.valued();
      return candle === exchange;
    });
  },
);

When(
  '{word} asks on the chart to be told at {word} USDT',
  async function (this: ExchangeWorld, name: string, price: string) {
    await (await this.actor(name)).chart.askToBeTold(price);
  },
);

Then('{word} waits to be told at {word} USDT', async function (this: ExchangeWorld, name: string, price: string) {
  assert.deepEqual(await (await this.actor(name)).chart.toldAt(), [price]);
});

Given(
  "the clock of {word}'s machine is an hour {word}",
  async function (this: ExchangeWorld, name: string, direction: string) {
    await (await this.actor(name)).chart.setMachineClock(direction === 'ahead' ? 1 : -1);
  },
);

Then("{word}'s candle ends when the exchange ends it", async function (this: ExchangeWorld, name: string) {
  const { chart } = await this.actor(name);
  await this.assembly.eventually('the time of the exchange', async () => {
    const { shown, exchange } = await chart.candleLeft();
    return Math.abs(shown - exchange) < 1_000;
  });
});

When(
  '{word} moves the line of her bid up by {word} USDT',
  async function (this: ExchangeWorld, name: string, distance: string) {
    const { chart } = await this.actor(name);
    await this.assembly.eventually('a line', async () => (await chart.lines()).length === 1);
    const { price } = (await chart.lines())[0]!;
    this.notes.set('line before', price);
    await chart.moveLine(decimalText(decimal(price).plus(distance)));
  },
);

Then('{word} is asked whether she means it', async function (this: ExchangeWorld, name: string) {
  const { chart } = await this.actor(name);
  await this.assembly.eventually('the question', () => chart.isAsked());
});

When('{word} says that she means it', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).chart.confirm();
});

Then("the line of {word}'s bid is where it was", async function (this: ExchangeWorld, name: string) {
  await lineIsAt(this, name, '0');
});

Then(
  "the line of {word}'s bid is {word} USDT higher",
  async function (this: ExchangeWorld, name: string, distance: string) {
    await lineIsAt(this, name, distance);
  },
);

async function lineIsAt(world: ExchangeWorld, name: string, distance: string): Promise<void> {
  const { chart } = await world.actor(name);
  const wanted = decimal(world.note('line before')).plus(distance);
  await world.assembly.eventually(`a line at ${decimalText(wanted)}`, async () => {
    const lines = await chart.lines();
    return lines.length === 1 && decimal(lines[0]!.price).eq(wanted);
  });
}

Then(
  "{word} BTC are marked as bought on {word}'s chart",
  async function (this: ExchangeWorld, quantity: string, name: string) {
    const { chart } = await this.actor(name);
    await this.assembly.eventually('the marks', async () =>
      (await chart.bought()).reduce((sum, each) => sum.plus(each), zero).eq(decimal(quantity)),
    );
  },
);
