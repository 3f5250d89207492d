import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CopyingAbility, SeenCopy } from '../support/abilities/copying';
import type { ExchangeWorld } from '../support/world';

async function copying(world: ExchangeWorld, name = 'Ada'): Promise<CopyingAbility> {
  return (await world.actor(name)).copying;
}
async function onlyCopy(world: ExchangeWorld): Promise<SeenCopy> {
  const copies = await (await copying(world)).copies();
  assert.equal(copies.length, 1);
  return copies[0]!;
}

Given('lead traders can be copied', async function (this: ExchangeWorld) {
  await (await copying(this)).beginLeads();
});
Given('Ada copies the lead with {int} USDT', async function (this: ExchangeWorld, amount: number) {
  assert.equal(await (await copying(this)).copy(String(amount)), undefined);
});
Given(
  'Ada copies the lead with {int} USDT, until {int} percent is lost',
  async function (this: ExchangeWorld, amount: number, percent: number) {
    const ability = await copying(this);
    this.notes.set('cash', String(await ability.cash()));
    assert.equal(await ability.copy(String(amount), { stopLoss: String(percent / 100) }), undefined);
  },
);
Given('Ada copies the lead the other way round with {int} USDT', async function (this: ExchangeWorld, amount: number) {
  assert.equal(await (await copying(this)).copy(String(amount), { counter: true }), undefined);
});
When(
  'Ada copies the lead with {int} USDT and the answer is lost',
  async function (this: ExchangeWorld, amount: number) {
    await (await copying(this)).copyUnheard(String(amount));
  },
);
When('the lead buys {int} BTC', async function (this: ExchangeWorld, bitcoins: number) {
  await (await copying(this)).leadTrades('BUY', bitcoins);
});
When('the lead sells {int} BTC', async function (this: ExchangeWorld, bitcoins: number) {
  await (await copying(this)).leadTrades('SELL', bitcoins);
});
When("the lead's market falls by {int} percent", async function (this: ExchangeWorld, percent: number) {
  await (await copying(this)).marketFalls(percent);
});
When('Ada stops copying', async function (this: ExchangeWorld) {
  await (await copying(this)).stop('close');
});

Then("Ada's copy holds about {float} BTC", async function (this: ExchangeWorld, bitcoins: number) {
  const { held } = await onlyCopy(this);
  assert.ok(Math.abs(held - bitcoins) < Math.abs(bitcoins) * 0.05, `holds ${held} BTC`);
});
Then("Ada's copy holds nothing", async function (this: ExchangeWorld) {
  assert.equal((await onlyCopy(this)).held, 0);
});
Then(
  "Ada's copy has ended at its stop loss, and the rest is back on her account",
  async function (this: ExchangeWorld) {
    const { status, end } = await onlyCopy(this);
    assert.deepEqual([status, end], ['ENDED', 'STOP_LOSS']);
    const lost = Number(this.note('cash')) - (await (await copying(this)).cash());
    assert.ok(lost > 0 && lost < 4_200 * 0.05, `lost ${lost} USDT`);
  },
);
Then("Ada's copy has ended, and she has about as much as before", async function (this: ExchangeWorld) {
  const { status, held } = await onlyCopy(this);
  assert.deepEqual([status, held], ['ENDED', 0]);
  const cash = await (await copying(this)).cash();
  assert.ok(cash > 9_995 && cash <= 10_000, `has ${cash} USDT`);
});
Then('Ada has {int} copy', async function (this: ExchangeWorld, count: number) {
  assert.equal((await (await copying(this)).copies()).length, count);
});
Then('Ada cannot copy the lead a second time', async function (this: ExchangeWorld) {
  assert.equal(await (await copying(this)).copy('1000'), 'duplicate');
});

Given(
  'Bo leads a strategy of contracts for {int} percent of the profit',
  async function (this: ExchangeWorld, percent: number) {
    await (await copying(this, 'Bo')).lead(percent / 100);
  },
);
Given(
  /^Ada copies Bo( the other way round)? with (\d+) USDT(?:, until (\d+) percent is lost)?$/,
  async function (this: ExchangeWorld, counter: string | null, amount: number, percent: number | null) {
    const ability = await copying(this);
    this.notes.set('cash', String(await ability.cash()));
    const how = {
      ...(counter !== null && { counter: true }),
      ...(percent !== null && { stopLoss: String(percent / 100) }),
    };
    assert.equal(await ability.copyOf(await copying(this, 'Bo'), String(amount), how), undefined);
  },
);
When(
  /^(Ada|Bo) (buys|sells) ([\d.]+) (BTC|ETH) of the contract$/,
  async function (this: ExchangeWorld, name: string, does: string, quantity: number, coin: string) {
    await (await copying(this, name)).trade(does === 'buys' ? 'BUY' : 'SELL', quantity, coin);
  },
);
When(
  "Bo buys and sells {float} BTC of the contract until Ada's copy ends",
  async function (this: ExchangeWorld, bitcoins: number) {
    const lead = await copying(this, 'Bo');
    let holds = false;
    // The exchange looks at the lead once a second. Each turn costs the copy its fees and the spread.
    await this.assembly.eventually(
      'the end of the copy',
      async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          await lead.trade(holds ? 'SELL' : 'BUY', bitcoins);
          holds = !holds;
          await this.assembly.pass(1.2);
        }
        return (await onlyCopy(this)).status === 'ENDED';
      },
      90,
    );
  },
);
Then(/^Ada's copy is (long|short)$/, async function (this: ExchangeWorld, side: string) {
  const sign = side === 'long' ? 1 : -1;
  await this.assembly.eventually(`${side}`, async () => Math.sign((await onlyCopy(this)).held) === sign);
});
Then(
  "what it holds stands among Ada's positions, marked as counter-copied from Bo's strategy",
  async function (this: ExchangeWorld) {
    const { leadingName: strategy } = await copying(this, 'Bo');
    const { held } = await onlyCopy(this);
    assert.deepEqual(await (await copying(this)).marked(), [{ strategy, counter: true, held }]);
  },
);
When('Ada looks at her copy, which has traded nothing', async function (this: ExchangeWorld) {
  const ability = await copying(this);
  await ability.lookAtCopy!();
  assert.deepEqual(await ability.onScreen!(), { trades: 0, positions: 0 });
});
Then('Ada comes to see a trade and what the copy holds, without looking again', async function (this: ExchangeWorld) {
  const ability = await copying(this);
  const isThere = async () => {
    const { trades, positions } = await ability.onScreen!();
    // One order may fill in several parts.
    return trades >= 1 && positions === 1;
  };
  await this.assembly.eventually('the trade', isThere, 25);
});
When('Ada limits each trade of her copy to {int} USDT', async function (this: ExchangeWorld, most: number) {
  await (await copying(this)).limitTrades(most);
});
Then(
  "Ada's copy holds BTC for {int} USDT at most, and for more than {int}",
  async function (this: ExchangeWorld, most: number, least: number) {
    const worth = async (): Promise<number> => {
      const trades = await (await copying(this)).copiedTrades();
      return trades.reduce((sum, { executed, price = 0 }) => sum + executed * price, 0);
    };
    await this.assembly.eventually(`more than ${least} USDT`, async () => (await worth()) > least);
    assert.ok((await worth()) <= most, `${await worth()} USDT`);
  },
);
Then("Ada's copy comes to hold nothing", async function (this: ExchangeWorld) {
  await this.assembly.eventually('nothing', async () => (await onlyCopy(this)).held === 0);
});
Then("Ada's copy is still short", async function (this: ExchangeWorld) {
  await this.assembly.pass(3);
  assert.ok((await onlyCopy(this)).held < 0, 'it holds no short position');
});
Then('Ada reads that copying is paused', async function (this: ExchangeWorld) {
  assert.equal((await onlyCopy(this)).status, 'PAUSED');
});
Given('the lead has gained and lost', async function (this: ExchangeWorld) {
  await (await copying(this)).haveRecord();
});
Then(
  "the X-ray of {int} USDT leads from the lead's result to the copier's to the cent",
  async function (this: ExchangeWorld, amount: number) {
    const { lead, fees, slippage = 0, share, compounding, rounding, copier } = await (await copying(this)).xray(amount);
    assert.notEqual(lead, 0);
    assert.equal((lead - fees - slippage - share - compounding - rounding).toFixed(2), copier.toFixed(2));
    assert.ok(Math.abs(rounding) <= 0.03, `${rounding} USDT rounded away`);
  },
);
When(
  "the lead's market rises by {int} percent and a day passes",
  async function (this: ExchangeWorld, percent: number) {
    const ability = await copying(this);
    await ability.marketFalls(-percent);
    await ability.dayPasses();
  },
);
When('Bo closes the strategy', async function (this: ExchangeWorld) {
  await (await copying(this, 'Bo')).closeStrategy();
});
When('Ada adds {int} USDT to her copy and the answer is lost', async function (this: ExchangeWorld, amount: number) {
  await (await copying(this)).moveUnheard(String(amount));
});
When('Ada takes {int} USDT out of her copy', async function (this: ExchangeWorld, amount: number) {
  await (await copying(this)).move(String(-amount));
});

Then("Bo has been paid a fifth of Ada's new profit", async function (this: ExchangeWorld) {
  const earned = await (await copying(this, 'Bo')).earned();
  const { profit, shared } = await onlyCopy(this);
  assert.ok(earned > 0, `earned ${earned}`);
  assert.equal(earned, shared);
  // What is left to Ada is four fifths, but for what the price did meanwhile.
  assert.ok(Math.abs(earned / (earned + profit) - 0.2) < 0.01, `earned ${earned} of ${earned + profit} USDT`);
});
Then("Ada's copy has ended because its strategy was closed", async function (this: ExchangeWorld) {
  const { status, end } = await onlyCopy(this);
  assert.deepEqual([status, end], ['ENDED', 'STRATEGY_CLOSED']);
});
Then("Ada's copy has been given {int} USDT", async function (this: ExchangeWorld, amount: number) {
  assert.equal((await onlyCopy(this)).amount, amount);
});
Then(
  'Ada has {int} USDT on her account, and her copy has neither gained nor lost',
  async function (this: ExchangeWorld, cash: number) {
    assert.equal((await onlyCopy(this)).profit, 0);
    assert.equal(await (await copying(this)).cash(), cash);
  },
);

When('Ada pauses copying', async function (this: ExchangeWorld) {
  await (await copying(this)).pause(true);
});
When('Ada goes on copying', async function (this: ExchangeWorld) {
  await (await copying(this)).pause(false);
});

Then(
  "the X-ray of {int} USDT takes from the lead's result what copies have lost on the way",
  async function (this: ExchangeWorld, amount: number) {
    const { lead, fees, slippage, share, compounding, rounding, copier } = await (await copying(this)).xray(amount);
    assert.ok(lead > 0 && slippage !== undefined && slippage > 0, `lead ${lead}, slippage ${slippage} USDT`);
    // A lead who takes pays as much as a copier does: nothing extra. And what is left is no profit to share.
    assert.deepEqual([fees, share], [0, 0]);
    assert.equal((lead - fees - slippage - share - compounding - rounding).toFixed(2), copier.toFixed(2));
    assert.ok(Math.abs(rounding) <= 0.03, `${rounding} USDT rounded away`);
  },
);
Then("Ada reads each copied trade beside the lead's price", async function (this: ExchangeWorld) {
  const trades = await (await copying(this)).copiedTrades();
  assert.ok(trades.length > 0, 'no trades');
  // Whoever follows a buyer pays what the buyer has left.
  for (const { leadPrice, price } of trades)
    assert.ok(price !== undefined && price >= leadPrice, `${price} after ${leadPrice}`);
});

Then(
  'fees, slippage and profit share of the X-ray of {int} USDT each take their part',
  async function (this: ExchangeWorld, amount: number) {
    const { fees, slippage = 0, share } = await (await copying(this)).xray(amount);
    for (const [name, part] of Object.entries({ fees, slippage, share })) assert.ok(part > 0, `${name}: ${part}`);
  },
);

When('Ada stops copying and keeps what the copy holds', async function (this: ExchangeWorld) {
  await (await copying(this)).stop('keep');
  this.notes.set('held', String((await onlyCopy(this)).held));
});
Then("Ada's copy follows no more, and holds what it held", async function (this: ExchangeWorld) {
  // The exchange looks at the lead once a second.
  await this.assembly.pass(3);
  const { status, held } = await onlyCopy(this);
  assert.deepEqual([status, String(held)], ['RELEASED', this.note('held')]);
  assert.notEqual(held, 0);
});
When('Ada closes what the copy has kept', async function (this: ExchangeWorld) {
  await (await copying(this)).closeKept();
});
Then("Ada's copy has ended, and what it was worth is back on her account", async function (this: ExchangeWorld) {
  await this.assembly.eventually('its end', async () => (await onlyCopy(this)).status === 'ENDED');
  const { held, profit } = await onlyCopy(this);
  assert.equal(held, 0);
  const cash = await (await copying(this)).cash();
  const expected = Number(this.note('cash')) + profit;
  assert.ok(Math.abs(cash - expected) < 0.02, `${cash} USDT instead of ${expected}`);
});
Then(
  "Ada reads each trade of her copy beside Bo's, and what the difference cost",
  async function (this: ExchangeWorld) {
    const trades = await (await copying(this)).copiedTrades();
    const made = trades.filter(({ price }) => price !== undefined);
    assert.ok(made.length >= 2, `${made.length} trades`);
    for (const { side, leadPrice, price, executed, cost } of made) {
      const beyond = (price! - leadPrice) * executed * (side === 'BUY' ? 1 : -1);
      // A page shows prices to the cent.
      assert.ok(Math.abs(beyond - cost) < 0.001 + 0.01 * executed, `${cost} USDT instead of ${beyond}`);
    }
    const total = made.reduce((sum, { cost }) => sum + cost, 0);
    assert.ok(Math.abs(total - (await onlyCopy(this)).slippage) < 0.02, `${total} USDT altogether`);
  },
);

When(
  'Ada reads what would return and what would stay if she kept what the copy holds',
  async function (this: ExchangeWorld) {
    const ability = await copying(this);
    const { returns, stays } = await ability.ifKept();
    this.notes.set('returns', String(returns));
    this.notes.set('stays', String(stays));
    this.notes.set('before', String(await ability.cash()));
  },
);
Then(
  'what she was told is back on her account, and what she was told has stayed',
  async function (this: ExchangeWorld) {
    const cash = await (await copying(this)).cash();
    const [returns, stays] = [Number(this.note('returns')), Number(this.note('stays'))];
    assert.ok(returns > stays, `${returns} USDT would return, ${stays} stay`);
    assert.ok(Math.abs(cash - Number(this.note('before')) - returns) < 0.02, `${cash} USDT on the account`);
    const { status, worth } = await onlyCopy(this);
    assert.equal(status, 'RELEASED');
    assert.ok(Math.abs(worth - stays) < 0.02, `${worth} USDT stayed instead of ${stays}`);
    this.notes.set('before', String(cash));
  },
);
Then(
  'Ada reads mark price, unrealised PnL and liquidation price of all that was kept',
  async function (this: ExchangeWorld) {
    const kept = await (await copying(this)).keptFigures();
    assert.deepEqual(kept.map(({ coin }) => coin).toSorted(), ['BTC', 'ETH']);
    for (const { coin, openPrice, quantity, mark, pnl, liquidation } of kept) {
      assert.ok(Math.abs(pnl - (mark - openPrice) * quantity) < 0.01, `${coin}: ${pnl} USDT`);
      assert.ok(liquidation !== undefined && liquidation < mark, `${coin}: liquidated at ${liquidation}`);
    }
  },
);
When('Ada closes the {word} position of the copy', async function (this: ExchangeWorld, coin: string) {
  await (await copying(this)).closePosition(coin);
});
Then(
  "Ada's copy has kept BTC alone, and the margin of ETH is back on her account",
  async function (this: ExchangeWorld) {
    const ability = await copying(this);
    assert.deepEqual(
      (await ability.keptFigures()).map(({ coin }) => coin),
      ['BTC'],
    );
    const [before, cash] = [Number(this.note('before')), await ability.cash()];
    assert.ok(cash > before, `${cash} USDT after ${before}`);
    assert.equal((await onlyCopy(this)).status, 'RELEASED');
  },
);
