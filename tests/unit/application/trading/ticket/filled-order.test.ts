import { EndedOrders } from '../../../../../src/application/trading/ticket/ended-orders';
import { OrderTicket } from '../../../../../src/application/trading/ticket/order-ticket';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { emptyTicket } from '../../../../../src/application/trading/ticket/ticket-text';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import type { Order } from '../../../../../src/domain/trading/order';

const symbol = 'SPOT_BTC_USDT';
const filled = (change: Partial<Order> = {}): Order =>
  ({
    orderId: '7',
    symbol,
    status: 'FILLED',
    executed: decimal('0.5'),
    averagePrice: decimal('90100.5'),
    ...change,
  }) as Order;

/** A ticket whose orders are taken under the id 7, or refused. */
function ticket(taken = true, terms: object | undefined = undefined) {
  const written: ((change: object) => void)[] = [];
  const fields = {
    onWritten: (tell: (change: object) => void) => written.push(tell),
    text: { ...emptyTicket('base'), size: '0.5' },
    instrument: { symbol },
    write: () => undefined,
    touch: () => undefined,
    isTyped: () => false,
  };
  const placement = taken
    ? { status: 'placed', clientOrderId: 1, orderId: '7' }
    : { status: 'notPlaced', clientOrderId: 1, failure: { kind: 'offline' } };
  const composition = {
    complete: () => undefined,
    order: { draft: { side: 'BUY', quantity: decimal('0.5') } },
    program: { place: async () => placement },
    ...(terms && { means: { terms } }),
  };
  const made = new OrderTicket(
    fields as never,
    composition as never,
    {} as never,
    new TicketDrafts({ visit: new Subject(0) }),
  );
  return { made, write: (change: object) => written.forEach((tell) => tell(change)) };
}

it('an order that has filled says so, with what was paid', async () => {
  const { made } = ticket();
  await made.send();
  expect(made.outcome?.kind).toBe('placed');
  made.ended(filled());
  expect(made.outcome).toMatchObject({ kind: 'filled', side: 'BUY', symbol });
  expect(made.outcome?.kind === 'filled' && decimalText(made.outcome.order.averagePrice!)).toBe('90100.5');
});

it.each([undefined, {}, { positionSide: 'SHORT' }])(
  'what came of an order names the position it was for: %o',
  async (terms) => {
    const { made } = ticket(true, terms);
    await made.send();
    expect(made.outcome).toMatchObject({ kind: 'placed', side: 'BUY', ...terms });
    expect(made.outcome).not.toHaveProperty('positionSide', undefined);
  },
);

it('the news of it may come before the answer', async () => {
  const { made } = ticket();
  made.ended(filled());
  expect(made.outcome).toBeUndefined();
  await made.send();
  expect(made.outcome?.kind).toBe('filled');
});

it('an order that was changed, or a conditional one that ended, is said to be placed no more, whenever that is told', async () => {
  const { made } = ticket();
  await made.send();
  made.forget('8');
  expect(made.outcome?.kind).toBe('placed');
  made.forget('7');
  expect(made.outcome).toBeUndefined();
  const early = ticket().made;
  early.forget('7');
  await early.send();
  expect(early.outcome).toBeUndefined();
});

it('a ticket is told of sizes that were changed and of conditional orders that came to nothing', async () => {
  const { made } = ticket();
  await made.send();
  let report = (_: object): void => undefined;
  let algos = (_: readonly object[]): void => undefined;
  let listening = 2;
  const ends = new EndedOrders({
    onExecutionReport: (tell) => ((report = tell as never), () => void (listening -= 1)),
    onAlgoOrders: (tell) => ((algos = tell as never), () => void (listening -= 1)),
  });
  const stop = ends.follow(made);
  const open = { orderId: '7', symbol, status: 'NEW', quantity: decimal('0.5'), price: decimal('90000') };
  report({ order: open });
  report({ order: { ...open, price: decimal('90100') } });
  report({ order: { ...open, orderId: '8', quantity: decimal('0.4') } });
  algos([{ algoOrderId: '7', status: 'FILLED' }]);
  expect(made.outcome?.kind).toBe('placed');
  report({ order: { ...open, quantity: decimal('0.4') } });
  expect(made.outcome).toBeUndefined();
  const conditional = ticket().made;
  await conditional.send();
  stop();
  expect(listening).toBe(0);
  ends.follow(conditional);
  algos([{ algoOrderId: '7', status: 'CANCELLED' }]);
  expect(conditional.outcome).toBeUndefined();
});

it('another order, or one of another market, changes nothing', async () => {
  const { made } = ticket();
  await made.send();
  made.ended(filled({ orderId: '8' }));
  made.ended(filled({ symbol: 'SPOT_ETH_USDT' }));
  expect(made.outcome?.kind).toBe('placed');
});

it('one that was refused is never said to have filled', async () => {
  const { made } = ticket(false);
  await made.send();
  made.ended(filled());
  expect(made.outcome?.kind).toBe('failed');
});

it('one that was cancelled says so, with what had filled of it', async () => {
  const { made, write } = ticket();
  await made.send();
  const order = filled({ status: 'CANCELLED', executed: decimal('0.2') });
  made.ended(order);
  expect(made.outcome).toMatchObject({ kind: 'cancelled', side: 'BUY', symbol, order });
  write({ price: '1' });
  expect(made.outcome?.kind).toBe('cancelled');
});

it('it is gone with the next size that is written', async () => {
  const { made, write } = ticket();
  await made.send();
  made.ended(filled());
  write({ price: '1' });
  expect(made.outcome?.kind).toBe('filled');
  write({ size: '1' });
  expect(made.outcome).toBeUndefined();
});
