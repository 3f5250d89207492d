import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { MarketDataAbility, SeenPlan } from '../support/abilities/market-data';
import type { ExchangeWorld } from '../support/world';

const plans = new WeakMap<ExchangeWorld, SeenPlan>();

async function marketData(world: ExchangeWorld): Promise<MarketDataAbility> {
  return (await world.actor('Ada')).marketData!;
}

Given(
  'longs of BTC-PERP paid {word} % at each of the last {int} settlements',
  async function (this: ExchangeWorld, percent: string, times: number) {
    const data = await marketData(this);
    for (let time = 0; time < times; time += 1) await data.settleFunding(percent);
  },
);

When(
  'Ada asks what a {word} of {int} USDT brings in {int} day(s)',
  async function (this: ExchangeWorld, direction: string, value: number, days: number) {
    const side = direction === 'long' ? 'LONG' : 'SHORT';
    plans.set(this, await (await marketData(this)).planFunding(side, String(value), days));
  },
);

Then(
  'it is said to bring {word} USDT over {int} settlements, and a move of {word} % evens it out',
  async function (this: ExchangeWorld, expected: string, settlements: number, breakEven: string) {
    assert.deepEqual(plans.get(this), { kind: 'plan', settlements, expected, breakEven });
  },
);
Then('she is told that too little is known to say', async function (this: ExchangeWorld) {
  assert.equal(plans.get(this)!.kind, 'shortHistory');
});
