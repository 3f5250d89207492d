import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

Given(
  '{word} holds contracts that need nearly all of her collateral',
  async function (this: ExchangeWorld, name: string) {
    await (
      await this.actor(name)
    ).margin.holdContracts!();
  },
);

When('{word} looks at her margin', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).margin.look();
});

When('{word} no longer uses {word} as collateral', async function (this: ExchangeWorld, name: string, asset: string) {
  await (await this.actor(name)).margin.useAsCollateral(asset, false);
});

When('{word} uses {word} as collateral again', async function (this: ExchangeWorld, name: string, asset: string) {
  await (await this.actor(name)).margin.useAsCollateral(asset, true);
});

When(
  '{word} prefers spot with margin, {int} times leverage and losses paid with collateral',
  async function (this: ExchangeWorld, name: string, leverage: number) {
    await (await this.actor(name)).margin.choose('MARGIN', leverage, 'COLLATERAL');
  },
);

Then('she reads that nothing is lent here', async function (this: ExchangeWorld) {
  const { margin } = await this.actor('Ada');
  await this.assembly.eventually('the sentence', () => margin.isToldThatNothingIsLent());
});

Then('she reads that nothing of hers can be liquidated', async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).margin.risk(), 'none');
});

Then('no interest was charged', async function (this: ExchangeWorld) {
  assert.equal(await (await this.actor('Ada')).margin.hasPaidInterest(), false);
});

Then('{word} counts nothing as margin', async function (this: ExchangeWorld, asset: string) {
  const { margin } = await this.actor('Ada');
  await this.assembly.eventually(`${asset} left out`, async () => !(await margin.countsAsMargin(asset)));
});

Then('{word} counts as margin', async function (this: ExchangeWorld, asset: string) {
  const { margin } = await this.actor('Ada');
  await this.assembly.eventually(`${asset} counted`, () => margin.countsAsMargin(asset));
});

Then('she is told that this collateral is needed', async function (this: ExchangeWorld) {
  const { margin } = await this.actor('Ada');
  await this.assembly.eventually('the reason', () => margin.isToldThatItIsNeeded());
});

Then('her account keeps these choices', async function (this: ExchangeWorld) {
  const actor = await this.actor('Ada');
  await actor.reload();
  await this.assembly.eventually('the choices', async () => {
    const { mode, leverage, charge } = await actor.margin.choices();
    return mode === 'MARGIN' && leverage === 5 && charge === 'COLLATERAL';
  });
});
