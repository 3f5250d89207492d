import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

const marginModes = { cross: 'CROSS', isolated: 'ISOLATED' } as const;
const positionModes = { 'one-way': 'ONE_WAY', hedge: 'HEDGE_MODE' } as const;

Given('{word} looks at the contract {word}', async function (this: ExchangeWorld, name: string, market: string) {
  await (await this.actor(name)).contracts.look(market);
});

When('{word} wants {int} times leverage', async function (this: ExchangeWorld, name: string, leverage: number) {
  await (await this.actor(name)).contracts.chooseLeverage(leverage);
});

When('{word} wants {word} margin', async function (this: ExchangeWorld, name: string, mode: keyof typeof marginModes) {
  await (await this.actor(name)).contracts.chooseMarginMode(marginModes[mode]);
});

When(
  '{word} wants {word} positions',
  async function (this: ExchangeWorld, name: string, mode: keyof typeof positionModes) {
    await (await this.actor(name)).contracts.choosePositionMode(positionModes[mode]);
  },
);

Given('{word} holds {word} BTC in contracts', async function (this: ExchangeWorld, name: string, quantity: string) {
  const { contracts } = await this.actor(name);
  await contracts.buy(quantity);
  await this.assembly.eventually('the position', async () => (await contracts.risk()).level !== 'none', 20);
});

Then(
  '{word} sees what it is valued by, and when funding is settled',
  async function (this: ExchangeWorld, name: string) {
    const { contracts } = await this.actor(name);
    await this.assembly.eventually('the figures', async () =>
      Object.values(await contracts.figures()).every((value) => value !== undefined),
    );
    const { mark, index, settlesIn } = await contracts.figures();
    assert.ok(Math.abs(mark! / index! - 1) < 0.05, `mark ${mark} near index ${index}`);
    assert.ok(settlesIn! > 0 && settlesIn! <= 8 * 3600, `settles in ${settlesIn} s`);
  },
);

Then('{word} sees which funding was settled', async function (this: ExchangeWorld, name: string) {
  const rates = await (await this.actor(name)).contracts.settledFunding();
  assert.ok(rates.length > 0 && rates.every((rate) => Math.abs(rate) <= 1), rates.join(' '));
});

Then(
  'her contracts have {word} margin, {int} times leverage and {word} positions',
  async function (
    this: ExchangeWorld,
    margin: keyof typeof marginModes,
    leverage: number,
    positions: keyof typeof positionModes,
  ) {
    const { contracts } = await this.actor('Ada');
    const wanted = { marginMode: marginModes[margin], leverage, positionMode: positionModes[positions] };
    await this.assembly.eventually(
      JSON.stringify(wanted),
      async () => JSON.stringify(await contracts.margin()) === JSON.stringify(wanted),
    );
  },
);

Then('she is told that the leverage is too high', async function (this: ExchangeWorld) {
  const { contracts } = await this.actor('Ada');
  await this.assembly.eventually('the reason', () => contracts.isToldWhyNot('leverage'));
});

Then('she is told that her contracts have to be closed first', async function (this: ExchangeWorld) {
  const { contracts } = await this.actor('Ada');
  await this.assembly.eventually('the reason', () => contracts.isToldWhyNot('positionMode'));
});

Then(
  'her account stands safely, with a margin ratio above {int} %',
  async function (this: ExchangeWorld, least: number) {
    const { contracts } = await this.actor('Ada');
    await this.assembly.eventually('the ratio', async () => {
      const { level, ratio } = await contracts.risk();
      return level === 'safe' && ratio !== undefined && ratio > least;
    });
  },
);
