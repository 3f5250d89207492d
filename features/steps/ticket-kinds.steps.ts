import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { TicketAbility, WrittenOrder } from '../support/abilities/ticket';
import type { ExchangeWorld } from '../support/world';

async function ticketOf(world: ExchangeWorld, name = 'Ada'): Promise<TicketAbility> {
  return (await world.actor(name)).ticket!;
}

/** One order of each kind, to buy. */
const kinds: Readonly<Record<string, Omit<WrittenOrder, 'side' | 'quantity'>>> = {
  'a stop': { kind: 'STOP_MARKET', more: { trigger: '61000' } },
  'a stop limit': { kind: 'STOP_LIMIT', price: '61010', more: { trigger: '61000' } },
  'a trailing stop': { kind: 'TRAILING_STOP', more: { distance: '1' } },
  'a pair': { kind: 'OCO', price: '59000', more: { trigger: '61000' } },
  'a bracket': { kind: 'LIMIT', price: '59900', more: { takeProfit: '61000' } },
  'scaled orders': { kind: 'SCALED', more: { from: '59000', to: '59800', count: '5' } },
  'a TWAP': { kind: 'TWAP', more: { minutes: '5', count: '5' } },
};

When(
  '{word} writes {word} {} as {}',
  async function (this: ExchangeWorld, name: string, far: string, _much: string, kind: string) {
    await (await ticketOf(this, name)).write({ ...kinds[kind]!, side: 'BUY', quantity: far === 'far' ? '50' : '0.01' });
  },
);

When(
  '{word} writes a stop to sell {word} BTC that only reduces, once it falls to {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, trigger: string) {
    await (
      await ticketOf(this, name)
    ).write({ side: 'SELL', kind: 'STOP_MARKET', quantity, reduceOnly: true, more: { trigger } });
  },
);

Then('she would be asked about {word}', async function (this: ExchangeWorld, question: string) {
  assert.equal((await ticketOf(this)).question() ?? 'nothing', question);
});

When('she wants never to be asked about {word}', async function (this: ExchangeWorld, question: string) {
  (await ticketOf(this)).neverAsk(question);
});

When(
  '{word} writes a bracket to buy {word} BTC at {word} that takes its profit at {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, price: string, takeProfit: string) {
    await (await ticketOf(this, name)).write({ side: 'BUY', kind: 'LIMIT', price, quantity, more: { takeProfit } });
  },
);

When(
  '{word} writes a bracket to buy {word} BTC at market that closes at {word} or {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, takeProfit: string, stopLoss: string) {
    await (await ticketOf(this, name)).write({ side: 'BUY', kind: 'MARKET', quantity, more: { takeProfit, stopLoss } });
  },
);

When(
  '{word} writes a trailing stop to sell {word} BTC {word} USDT below the highest price',
  async function (this: ExchangeWorld, name: string, quantity: string, distance: string) {
    const ticket = await ticketOf(this, name);
    ticket.choose('distanceBy', 'value');
    await ticket.write({ side: 'SELL', kind: 'TRAILING_STOP', quantity, reduceOnly: true, more: { distance } });
  },
);

When(
  '{word} offers {word} BTC at {word} and shows {word} of it',
  async function (this: ExchangeWorld, name: string, quantity: string, price: string, visible: string) {
    const ticket = await ticketOf(this, name);
    await ticket.write({ side: 'SELL', kind: 'LIMIT', price, quantity, more: { visible } });
    assert.deepEqual(await ticket.send(), []);
  },
);

When(
  '{word} spreads {word} BTC over {word} minutes in {word} parts',
  async function (this: ExchangeWorld, name: string, quantity: string, minutes: string, count: string) {
    await (await ticketOf(this, name)).write({ side: 'BUY', kind: 'TWAP', quantity, more: { minutes, count } });
  },
);

When(
  '{word} buys {word} BTC, {word} at a time',
  async function (this: ExchangeWorld, name: string, quantity: string, part: string) {
    const ticket = await ticketOf(this, name);
    for (let bought = decimal(0); bought.lt(quantity); bought = bought.plus(part)) {
      await ticket.write({ side: 'BUY', kind: 'MARKET', quantity: part });
      assert.deepEqual(await ticket.send(), []);
    }
  },
);

Then(
  '{word} sees {word} BTC on offer at {word}',
  async function (this: ExchangeWorld, name: string, size: string, price: string) {
    const ticket = await ticketOf(this, name);
    await this.assembly.eventually(`${size} at ${price}`, async () => (await ticket.offered(price)) === size);
  },
);

Then('her position is {word} BTC', async function (this: ExchangeWorld, holding: string) {
  const ticket = await ticketOf(this);
  await this.assembly.eventually(
    `she holds ${holding}`,
    async () => (await ticket.positions())[0]?.holding === holding,
  );
});

Then('nothing of hers waits', async function (this: ExchangeWorld) {
  const ticket = await ticketOf(this);
  await this.assembly.eventually(
    'nothing waits',
    async () => (await ticket.waiting()).length === 0 && (await ticket.openOrders()).length === 0,
  );
});

Then(
  'she sees prices of hers wait at {word} and {word}',
  async function (this: ExchangeWorld, higher: string, lower: string) {
    const ticket = await ticketOf(this);
    await this.assembly.eventually(
      `${higher} and ${lower} wait`,
      async () => (await ticket.triggers()).join() === [higher, lower].join(),
    );
  },
);
