import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PartnersAbility } from '../support/abilities/partners';
import type { ExchangeWorld } from '../support/world';

type Answer = Awaited<ReturnType<PartnersAbility['apply']>>;

const answers = new WeakMap<ExchangeWorld, Answer>();
type Commission = Awaited<ReturnType<PartnersAbility['reckonCommission']>>;

const reckoned = new WeakMap<ExchangeWorld, { readonly told: Commission; readonly paid: Commission }>();
const shares = new WeakMap<ExchangeWorld, { readonly told: readonly string[]; readonly paid: readonly string[] }>();
const programmes = { broker: 'broker', 'market maker': 'marketMaker', 'lead trader': 'leadTrader' } as const;
type Name = keyof typeof programmes;

const partnersOf = async (world: ExchangeWorld): Promise<PartnersAbility> => (await world.actor('Ada')).partners!;

When(/^Ada applies as a (broker|market maker|lead trader)$/, async function (this: ExchangeWorld, name: Name) {
  answers.set(this, await (await partnersOf(this)).apply(programmes[name]));
});
Given(
  /^Ada has applied as a (broker|market maker|lead trader) and the answer was lost$/,
  async function (this: ExchangeWorld, name: Name) {
    await (await partnersOf(this)).applyUnheard(programmes[name]);
  },
);

Then(
  /^she is told (a reference|that it arrived), and the exchange has one application of hers$/,
  async function (this: ExchangeWorld, told: string) {
    const answer = answers.get(this)!;
    assert.equal(answer.refused, undefined);
    assert.equal(answer.number !== undefined, told === 'a reference');
    assert.equal(await (await partnersOf(this)).filed(), 1);
  },
);
Then('she is told that the exchange has her application already', function (this: ExchangeWorld) {
  assert.equal(answers.get(this)!.refused, 'duplicate');
});

When(
  'Ada reckons with {int} friends who each trade {float} USDT a month',
  async function (this: ExchangeWorld, people: number, volume: number) {
    const partners = await partnersOf(this);
    reckoned.set(this, {
      told: await partners.reckonCommission(people, volume),
      paid: await partners.paidCommission(people, volume),
    });
  },
);
Then(
  'she is told a rate of {int} %, and an amount that the exchange pays',
  function (this: ExchangeWorld, rate: number) {
    const { told, paid } = reckoned.get(this)!;
    assert.equal(told.rate, rate);
    assert.notEqual(told.amount, '0');
    assert.deepEqual(told, paid);
  },
);

When(
  'Ada reckons with {int} USDT of others that gain {int} %, lose {int} % and gain {int} %',
  async function (this: ExchangeWorld, assets: number, gain: number, loss: number, again: number) {
    const partners = await partnersOf(this);
    const returns = [gain, -loss, again];
    shares.set(this, {
      told: await partners.reckonShares(assets, returns),
      paid: await partners.paidShares(assets, returns),
    });
  },
);
Then(
  'she is told a share of the first and the last month, as the exchange pays it, and none of the loss',
  function (this: ExchangeWorld) {
    const { told, paid } = shares.get(this)!;
    assert.deepEqual(
      told.map((share) => share !== '0'),
      [true, false, true],
    );
    assert.deepEqual(told, paid);
  },
);
