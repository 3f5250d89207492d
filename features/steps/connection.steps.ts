import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ConnectionWords } from '../support/abilities/watching';
import type { ExchangeWorld } from '../support/world';

Given('{word} looks at all markets', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).watching.openMarkets();
});

Given('the prices are live', pricesAreLive);
Then('the prices are live again', pricesAreLive);
Then('the prices are live again without her doing anything', pricesAreLive);
async function pricesAreLive(this: ExchangeWorld): Promise<void> {
  const { watching } = await this.actor('Ada');
  // Up to 15 s lie between two tries; the rest is for a machine that is busy.
  await this.assembly.eventually(
    'live prices',
    async () => (await watching.connection()) === 'live' && (await watching.seesLivePrices()),
    45,
  );
}

When('the exchange is away for {int} seconds', async function (this: ExchangeWorld, seconds: number) {
  const { watching } = await this.actor('Ada');
  await this.assembly.exchange.outage(seconds, async () => {
    const words = await watching.connection();
    this.seen.connections.add(words);
    // Until the loss has been noticed the indicator says "live"; that takes no longer than a moment.
    if (words !== 'live' && (await watching.seesLivePrices())) this.seen.liveWhileAway += 1;
  });
});

Then('{word} is told that the connection is being restored', function (this: ExchangeWorld, _name: string) {
  assert.ok(this.seen.connections.has('reconnecting'), `seen: ${[...this.seen.connections].join(', ')}`);
});

Then('{word} is told that she is offline', async function (this: ExchangeWorld, name: string) {
  const { watching } = await this.actor(name);
  await hears(this, () => watching.connection(), 'offline');
});

Then('no price is shown as live meanwhile', function (this: ExchangeWorld) {
  assert.equal(this.seen.liveWhileAway, 0);
});

When('{word} asks to reconnect', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).watching.reconnect();
});

When('the exchange falls silent without closing the line', async function (this: ExchangeWorld) {
  await this.assembly.exchange.fallSilent();
});

Then('within {int} seconds no price is shown as live', async function (this: ExchangeWorld, seconds: number) {
  const { watching } = await this.actor('Ada');
  await this.assembly.eventually('nothing is live', async () => !(await watching.seesLivePrices()), seconds);
});

Given(
  'the exchange is gone and {word} has been told that she is offline',
  async function (this: ExchangeWorld, name: string) {
    const { watching } = await this.actor(name);
    await this.assembly.exchange.goAway();
    await hears(this, () => watching.connection(), 'offline');
  },
);

When('the exchange is back', async function (this: ExchangeWorld) {
  await this.assembly.exchange.comeBack();
});

When("{word}'s machine is online again", async function (this: ExchangeWorld, name: string) {
  const { watching } = await this.actor(name);
  await watching.setOnline(false);
  await watching.setOnline(true);
});

async function hears(
  world: ExchangeWorld,
  connection: () => Promise<ConnectionWords>,
  words: ConnectionWords,
): Promise<void> {
  await world.assembly.eventually(`the words "${words}"`, async () => (await connection()) === words, 40);
}
