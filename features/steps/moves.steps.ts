import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { MovesAbility } from '../support/abilities/moves';
import type { ExchangeWorld } from '../support/world';

interface Told {
  readonly refusal?: string | undefined;
  /** BTC before the conversion. */
  readonly before?: number;
}
const told = new WeakMap<ExchangeWorld, Told>();

async function movesOf(world: ExchangeWorld): Promise<MovesAbility> {
  return (await world.actor('Ada')).moves;
}

When('Ada transfers {word} USDT to the sub-account', async function (this: ExchangeWorld, amount: string) {
  assert.equal(await (await movesOf(this)).transfer('out', amount), undefined);
});
When(
  'Ada transfers {word} USDT to the sub-account and the answer is lost',
  async function (this: ExchangeWorld, amount: string) {
    assert.equal(await (await movesOf(this)).transfer('out', amount, true), undefined);
  },
);
When('Ada transfers {word} USDT back from the sub-account', async function (this: ExchangeWorld, amount: string) {
  assert.equal(await (await movesOf(this)).transfer('back', amount), undefined);
});
When(
  'Ada tries to transfer {word} USDT back from the sub-account',
  async function (this: ExchangeWorld, amount: string) {
    told.set(this, { refusal: await (await movesOf(this)).transfer('back', amount) });
  },
);
Given('Ada is quoted what {word} USDT are in BTC', async function (this: ExchangeWorld, amount: string) {
  const moves = await movesOf(this);
  told.set(this, { before: Number(await moves.balance('BTC')) });
  await moves.quote(amount);
});
When('Ada takes the quote twice', async function (this: ExchangeWorld) {
  const moves = await movesOf(this);
  assert.equal(await moves.take(), undefined);
  // The second click is answered by what the first one did.
  assert.equal(await moves.take(), undefined);
});
When('Ada converts all the USDT that are offered into BTC', async function (this: ExchangeWorld) {
  const moves = await movesOf(this);
  await this.assembly.eventually('the offer', async () => moves.staged!.convertible() !== undefined);
  told.set(this, { before: Number(await moves.balance('BTC')) });
  await moves.quote(moves.staged!.convertible()!);
  assert.equal(await moves.take(), undefined);
});
When('Ada tries to convert {word} USDT more into BTC', async function (this: ExchangeWorld, amount: string) {
  const moves = await movesOf(this);
  await moves.quote(amount);
  told.set(this, { refusal: await moves.take() });
});
When(
  'Ada thinks about it for {int} seconds and takes the quote',
  async function (this: ExchangeWorld, seconds: number) {
    const moves = await movesOf(this);
    await moves.staged!.think(seconds);
    told.set(this, { refusal: await moves.take() });
  },
);

Then('she reads that {float} USDT can come back', async function (this: ExchangeWorld, amount: number) {
  assert.equal(Number(await (await movesOf(this)).givable()), amount);
});
Then('she is told that there is not so much', function (this: ExchangeWorld) {
  assert.equal(told.get(this)?.refusal, 'rejected');
});
Then('she is told that the quote is over', function (this: ExchangeWorld) {
  assert.equal(told.get(this)?.refusal, 'invalid');
});
Then('{float} USDT are left on her account', async function (this: ExchangeWorld, amount: number) {
  assert.equal(Number(await (await movesOf(this)).balance('USDT')), amount);
});
Then('she has exactly what was promised', async function (this: ExchangeWorld) {
  const moves = await movesOf(this);
  const gained = Number(await moves.balance('BTC')) - told.get(this)!.before!;
  assert.equal(gained.toFixed(8), Number(moves.promised()).toFixed(8));
});
