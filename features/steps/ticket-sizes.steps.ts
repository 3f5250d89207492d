import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import type { TicketAbility, WrittenOrder } from '../support/abilities/ticket';
import type { ExchangeWorld } from '../support/world';

const sides = { buy: 'BUY', sell: 'SELL' } as const;
type Side = keyof typeof sides;
const step = decimal('0.00001');

async function ticketOf(world: ExchangeWorld, name = 'Ada'): Promise<TicketAbility> {
  return (await world.actor(name)).ticket!;
}

/** Of an order written in base that is as large as the form has made it, or so much larger. */
async function marginOf(ticket: TicketAbility, order: WrittenOrder, quantity: Decimal): Promise<Decimal> {
  await ticket.write({ ...order, unit: 'base', quantity: quantity.toFixed() });
  return decimal((await ticket.estimate()).margin);
}

When(
  '{word} writes an order to {word} for {word} USDT of margin',
  async function (this: ExchangeWorld, name: string, side: Side, quantity: string) {
    const ticket = await ticketOf(this, name);
    await ticket.write({ side: sides[side], kind: 'MARKET', quantity, unit: 'margin' });
    this.notes.set('side', sides[side]);
    this.notes.set('size', await ticket.size());
  },
);

Then(
  'it takes at most {word} USDT of margin, and one step more would take more',
  async function (this: ExchangeWorld, most: string) {
    const ticket = await ticketOf(this);
    const [side, size] = [this.note('side') as 'BUY' | 'SELL', decimal(this.note('size'))];
    assert.ok(
      (await marginOf(ticket, { side, kind: 'MARKET', quantity: '' }, size)).lte(most),
      'it needs more than there is',
    );
    assert.ok(
      (await marginOf(ticket, { side, kind: 'MARKET', quantity: '' }, size.plus(step))).gt(most),
      'a step more would fit',
    );
  },
);

When(
  '{word} writes an order to buy that risks {word} percent with its loss limited at {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, stopLoss: string) {
    const ticket = await ticketOf(this, name);
    await ticket.write({ side: 'BUY', kind: 'LIMIT', price: '60000', quantity, unit: 'risk', more: { stopLoss } });
    this.notes.set('size', await ticket.size());
    this.notes.set('distance', decimal('60000').minus(stopLoss).toFixed());
  },
);

Then(
  'the stop would cost at most {word} percent of her account, and one step more would cost more',
  async function (this: ExchangeWorld, percent: string) {
    const ticket = await ticketOf(this);
    const most = decimal(await ticket.accountValue())
      .times(percent)
      .div(100);
    const [size, distance] = [decimal(this.note('size')), decimal(this.note('distance'))];
    assert.ok(size.times(distance).lte(most) && size.plus(step).times(distance).gt(most), 'another size');
  },
);

When(
  '{word} writes an order to buy that risks {word} percent without a stop',
  async function (this: ExchangeWorld, name: string, quantity: string) {
    await (await ticketOf(this, name)).write({ side: 'BUY', kind: 'LIMIT', price: '60000', quantity, unit: 'risk' });
  },
);

When(
  '{word} draws an order to {word} at {word} to 100 percent',
  async function (this: ExchangeWorld, name: string, side: Side, where: string) {
    const ticket = await ticketOf(this, name);
    const order = {
      side: sides[side],
      quantity: '',
      ...(where === 'market' ? { kind: 'MARKET' as const } : { kind: 'LIMIT' as const, price: where }),
    };
    await ticket.write(order);
    ticket.slide(100);
    const size = ticket.quantity();
    await ticket.write({ ...order, quantity: decimal(size).plus(step).toFixed() });
    this.notes.set('a step more', (await ticket.problems()).join(', '));
    await ticket.write({ ...order, quantity: size });
    this.notes.set('size', size);
  },
);

Then('one step more is kept back: {}', function (this: ExchangeWorld, problem: string) {
  assert.equal(this.note('a step more'), problem);
});

Then('her position or her order has the size that was drawn', async function (this: ExchangeWorld) {
  const ticket = await ticketOf(this);
  const size = decimal(this.note('size'));
  await this.assembly.eventually(`all of ${size.toFixed()}`, async () => {
    const held = (await ticket.positions()).map(({ holding }) => decimal(holding).abs());
    const ordered = (await ticket.openOrders()).map(({ quantity }) => decimal(quantity ?? 0));
    return [...held, ...ordered].some((each) => each.eq(size));
  });
});
