import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { PortfolioAbility, SeenPosition, StillMarketAbility } from '../support/abilities/portfolio';
import type { ExchangeWorld } from '../support/world';

const ada = async (world: ExchangeWorld): Promise<PortfolioAbility> => (await world.actor('Ada')).portfolio;
const still = async (world: ExchangeWorld): Promise<StillMarketAbility> => (await ada(world)).still!;

async function holds(world: ExchangeWorld, wanted: readonly SeenPosition[]): Promise<void> {
  const portfolio = await ada(world);
  await world.assembly.eventually(`positions ${JSON.stringify(wanted)}`, async () => {
    const seen = await portfolio.positions();
    return (
      seen.length === wanted.length &&
      wanted.every(({ direction, quantity }) =>
        seen.some((each) => each.direction === direction && decimal(each.quantity).eq(decimal(quantity))),
      )
    );
  });
}

async function exportTrades(this: ExchangeWorld, market: string): Promise<void> {
  const symbol = market === 'spot' ? 'SPOT_BTC_USDT' : 'PERP_BTC_USDT';
  this.notes.set('file', (await (await still(this)).exportTrades(symbol)).join('\n'));
}

Given(
  'Ada holds a {word} position of {word} BTC',
  async function (this: ExchangeWorld, direction: SeenPosition['direction'], quantity: string) {
    await (await ada(this)).hold(direction, quantity);
  },
);

Given('Ada holds long and short positions beside each other', async function (this: ExchangeWorld) {
  await (await still(this)).useHedgeMode();
});

Given('Ada has a stop loss {int} percent below the market', async function (this: ExchangeWorld, percent: number) {
  await (await ada(this)).stopLoss(percent);
});

Given(
  'Ada has a bid for {word} BTC {int} percent below the market',
  async function (this: ExchangeWorld, quantity: string, percent: number) {
    await (await ada(this)).bidBelow(quantity, percent);
  },
);

When('Ada closes half of it', async function (this: ExchangeWorld) {
  await (await ada(this)).close(50);
});

When('Ada turns it round', async function (this: ExchangeWorld) {
  await (await ada(this)).reverse();
});

When('the mark price {word} by {int} percent', async function (this: ExchangeWorld, way: string, percent: number) {
  const market = await still(this);
  await market.moveMark(way === 'rises' ? percent : -percent);
  await this.assembly.pass(2);
  await market.advance();
});

When('Ada closes all that lose', async function (this: ExchangeWorld) {
  await (await still(this)).closeLosers();
});

When('funding is settled', async function (this: ExchangeWorld) {
  const market = await still(this);
  await market.setFunding();
  await this.assembly.pass(9 * 3_600);
  await market.advance();
});

When('Ada moves her bid to {int} percent below the market', async function (this: ExchangeWorld, percent: number) {
  await (await ada(this)).moveBid(percent);
});

When('Ada cancels all orders', async function (this: ExchangeWorld) {
  await (await ada(this)).cancelEverything();
});

When('Ada writes her trades of the {word} to a file', exportTrades);
When('Ada writes her trades of the {word} market to a file', exportTrades);

Then(
  'she holds a {word} position of {word} BTC',
  function (this: ExchangeWorld, direction: SeenPosition['direction'], quantity: string) {
    return holds(this, [{ direction, quantity }]);
  },
);

Then('nothing of it is left', function (this: ExchangeWorld) {
  return holds(this, []);
});

Then('Ada finds that she paid funding', async function (this: ExchangeWorld) {
  const market = await still(this);
  await this.assembly.eventually('a payment', async () =>
    (await market.fundingPayments()).some((amount) => decimal(amount).lt(0)),
  );
});

Then('her bid is {int} percent below the market', async function (this: ExchangeWorld, percent: number) {
  const portfolio = await ada(this);
  await this.assembly.eventually(`the bid at ${percent} %`, async () => (await portfolio.bidDistance()) === percent);
});

Then(
  'cancelling all orders would cancel {int} limit order(s) and {int} conditional order(s)',
  async function (this: ExchangeWorld, limit: number, conditional: number) {
    const portfolio = await ada(this);
    await this.assembly.eventually('what would be cancelled', async () => {
      const told = await portfolio.toBeCancelled();
      return told.limit === limit && told.conditional === conditional;
    });
  },
);

Then('no order of hers waits', async function (this: ExchangeWorld) {
  const portfolio = await ada(this);
  await this.assembly.eventually('no order', async () => {
    const { limit, conditional } = await portfolio.toBeCancelled();
    return limit + conditional === 0;
  });
});

Then('the file tells of {word} BTC and of nothing else', function (this: ExchangeWorld, quantity: string) {
  const rows = this.note('file').split('\n');
  assert.ok(rows.length > 0 && rows.every((row) => row.includes('PERP_BTC_USDT')), rows.join('\n'));
  const sum = rows.reduce((total, row) => total.plus(decimal(row.split(',')[7]!)), decimal(0));
  assert.ok(sum.eq(decimal(quantity)), sum.toFixed());
});

Then(
  'the file tells of a purchase of {word} BTC and a sale of {word} BTC',
  function (this: ExchangeWorld, bought: string, sold: string) {
    const rows = this.note('file')
      .split('\n')
      .map((row) => row.split(','));
    const sum = (side: string): string =>
      rows
        .filter((row) => row[5] === side)
        .reduce((total, row) => total.plus(decimal(row[7]!)), decimal(0))
        .toFixed();
    assert.deepEqual([sum('BUY'), sum('SELL')], [bought, sold]);
  },
);
