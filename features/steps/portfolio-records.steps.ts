import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { PositionRecordsAbility } from '../support/abilities/portfolio';
import type { ExchangeWorld } from '../support/world';

const records = async (world: ExchangeWorld): Promise<PositionRecordsAbility> =>
  (await world.actor('Ada')).portfolio.still!.records;

When('Ada wants her bid to be for {word} BTC', async function (this: ExchangeWorld, quantity: string) {
  this.notes.set('changed', String(await (await records(this)).resizeBid(quantity)));
});

Then('her bid stays one for {word} BTC', async function (this: ExchangeWorld, quantity: string) {
  assert.equal(this.note('changed'), 'false');
  assert.ok(decimal((await (await records(this)).bidQuantity())!).eq(quantity), 'another quantity');
});

Then('her bid is for {word} BTC', async function (this: ExchangeWorld, quantity: string) {
  const told = await records(this);
  await this.assembly.eventually(`a bid for ${quantity} BTC`, async () =>
    decimal((await told.bidQuantity()) ?? '0').eq(quantity),
  );
});

When('Ada offers half of it {int} percent above the market', async function (this: ExchangeWorld, percent: number) {
  await (await records(this)).offer(50, percent);
});

When('Ada cancels her bids', async function (this: ExchangeWorld) {
  await (await records(this)).cancelSide('BUY');
});

When('Ada adds a take profit {int} percent above the market', async function (this: ExchangeWorld, percent: number) {
  await (await records(this)).addTakeProfit(percent);
});

Then(
  'a take profit and a stop loss protect the whole position, and nothing else does',
  async function (this: ExchangeWorld) {
    const told = await records(this);
    await this.assembly.eventually(
      'two prices',
      async () => JSON.stringify(await told.protection()) === JSON.stringify({ whole: 2, parts: 0 }),
    );
  },
);

When('Ada cancels the line of her take profit', async function (this: ExchangeWorld) {
  await (await records(this)).cancelTakeProfit();
});

Then('a stop loss alone protects the whole position', async function (this: ExchangeWorld) {
  const told = await records(this);
  await this.assembly.eventually(
    'one price',
    async () => JSON.stringify(await told.protection()) === JSON.stringify({ whole: 1, parts: 0 }),
  );
});

Given("Ada's positions have margin of their own", async function (this: ExchangeWorld) {
  await (await records(this)).isolate();
});

When('Ada adds {word} USDT of margin', async function (this: ExchangeWorld, amount: string) {
  const told = await records(this);
  this.notes.set('liquidation', (await told.liquidationPrice())!);
  await told.addMargin(amount);
});

Then('it would be liquidated further down', async function (this: ExchangeWorld) {
  const told = await records(this);
  await this.assembly.eventually('a lower liquidation price', async () =>
    decimal((await told.liquidationPrice()) ?? '0').lt(this.note('liquidation')),
  );
});

Then(
  'her position history tells of a {word} position of {word} BTC',
  async function (this: ExchangeWorld, direction: string, quantity: string) {
    const told = await records(this);
    await this.assembly.eventually('the position', async () =>
      (await told.closedPositions()).includes(`${direction} ${quantity}`),
    );
  },
);

Then('Ada finds a liquidation in her history', async function (this: ExchangeWorld) {
  const told = await records(this);
  await this.assembly.eventually('a liquidation', async () => (await told.liquidations()) > 0);
});

Then('her position history says what the liquidation cost beside the fees', async function (this: ExchangeWorld) {
  const told = await records(this);
  await this.assembly.eventually('what it cost', async () => (await told.liquidationCost()).gt(0));
});

Then('the cost of some of her BTC is known, and none of what she did not buy', async function (this: ExchangeWorld) {
  const bought = decimal(await (await records(this)).boughtOf('SPOT_BTC_USDT'));
  assert.ok(bought.gt(0) && bought.lte('0.01'), bought.toFixed());
});

Then('its profit is smaller after fees', async function (this: ExchangeWorld) {
  const { before, after } = await (await records(this)).profits();
  assert.ok(decimal(after).lt(before), `${after} after fees, ${before} before`);
});

Then(
  /^her records tell of her (purchase|bid): (.+)$/,
  async function (this: ExchangeWorld, _order: string, story: string) {
    const told = await records(this);
    await this.assembly.eventually(story, async () => (await told.orderStory('BUY')).join(', ') === story);
  },
);

Then(
  'her records have {int} order(s) that was/were filled and {int} that was/were cancelled',
  async function (this: ExchangeWorld, filled: number, cancelled: number) {
    const told = await records(this);
    await this.assembly.eventually(
      'the records',
      async () => (await told.endedOrders('FILLED')) === filled && (await told.endedOrders('CANCELLED')) === cancelled,
    );
    assert.equal(await told.endedOrders(), filled + cancelled);
  },
);

Then('she can place it again with one look at the ticket', async function (this: ExchangeWorld) {
  assert.ok(await (await records(this)).wantAgain(), 'the wish is not kept');
});
