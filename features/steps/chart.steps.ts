import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal, decimalText, zero } from '../../src/domain/shared/decimal';
import type { ExchangeWorld } from '../support/world';

When('{word} puts the {} on the chart', async function (this: ExchangeWorld, name: string, indicator: string) {
  await (await this.actor(name)).chart.addIndicator(indicator);
});

Then("the {} is on {word}'s chart", async function (this: ExchangeWorld, indicator: string, name: string) {
  const { chart } = await this.actor(name);
  assert.deepEqual(await chart.indicators(), [indicator]);
});

When('{word} moves the line of her bid up by {word} USDT', async function (this: ExchangeWorld, name: string, distance: string) {
  const { chart } = await this.actor(name);
  await this.assembly.eventually('a line', async () => (await chart.lines()).length === 1);
  const { price } = (await chart.lines())[0]!;
  this.notes.set('line before', price);
  await chart.moveLine(decimalText(decimal(price).plus(distance)));
});

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

Then("the line of {word}'s bid is {word} USDT higher", async function (this: ExchangeWorld, name: string, distance: string) {
  await lineIsAt(this, name, distance);
});

async function lineIsAt(world: ExchangeWorld, name: string, distance: string): Promise<void> {
  const { chart } = await world.actor(name);
  const wanted = decimal(world.note('line before')).plus(distance);
  await world.assembly.eventually(`a line at ${decimalText(wanted)}`, async () => {
    const lines = await chart.lines();
    return lines.length === 1 && decimal(lines[0]!.price).eq(wanted);
  });
}

Then("{word} BTC are marked as bought on {word}'s chart", async function (this: ExchangeWorld, quantity: string, name: string) {
  const { chart } = await this.actor(name);
  await this.assembly.eventually('the marks', async () => (await chart.bought()).reduce((sum, each) => sum.plus(each), zero).eq(decimal(quantity)));
});
