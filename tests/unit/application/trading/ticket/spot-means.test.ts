import { flushPromises } from '../../../../support/fake-scheduler';
import { spotTicket, written } from './ticket-fakes';

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

describe('what an order of a spot market is paid from', () => {
  it('is what is held of the quote asset, or of the base asset to sell', () => {
    const { ticket, fields } = written();
    const means = ticket.composition.means!;
    expect([means.asset, text(means.available), text(means.spendable)]).toEqual(['USDT', '1000', '1000']);
    fields.chooseSide('SELL');
    expect([means.asset, text(means.available), means.problem(ticket.order.draft)]).toEqual(['BTC', '5', undefined]);
  });

  it.each([
    ['LIMIT', 'BUY', 'base', '100', '10'],
    ['LIMIT', 'BUY', 'quote', '100', '1000'],
    ['LIMIT', 'SELL', 'base', '100', '5'],
    ['LIMIT', 'SELL', 'quote', '100', '500'],
    ['MARKET', 'BUY', 'quote', '', '1000'],
    ['MARKET', 'SELL', 'quote', '', '500'],
  ] as const)('takes an order of so much at most: %s %s in %s', (type, side, unit, price, largest) => {
    const { ticket, fields } = spotTicket();
    fields.write({ type, side, unit, price });
    expect(text(ticket.order.largest)).toBe(largest);
  });

  it('takes at market what the book has for it', () => {
    const { ticket, fields, book } = spotTicket();
    book.asks.push([104, 1_000]);
    fields.write({ type: 'MARKET' });
    // One at 101, two at 102, and the rest at 104.
    expect(text(ticket.order.largest)).toBe('9.682');
    fields.write({ type: 'TWAP', unit: 'quote' });
    expect(Number(ticket.order.largest)).toBeLessThanOrEqual(1_000);
    expect(Number(ticket.order.largest)).toBeGreaterThan(990);
  });

  it('takes nothing that is known while nothing is known of the balance', () => {
    const { ticket } = written({});
    expect([ticket.order.largest, ticket.composition.means!.available]).toEqual([undefined, undefined]);
  });

  it('counts a quantity in quote by the price that it names, or by the market', () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'LIMIT', price: '50', size: '100', unit: 'quote' });
    expect(text(ticket.order.draft.quantity)).toBe('2');
    fields.write({ type: 'MARKET', side: 'SELL' });
    expect(text(ticket.order.draft.quantity)).toBe('1');
    fields.write({ type: 'TWAP', side: 'BUY', size: '101' });
    expect([text(ticket.order.draft.quantity), ticket.order.draft.amount]).toEqual(['1', undefined]);
    fields.write({ type: 'MARKET', more: { slippage: '1' } });
    expect(ticket.order.draft.amount).toBeUndefined();
    fields.write({ type: 'LIMIT', price: '', more: {} });
    expect(ticket.order.draft.quantity).toBeUndefined();
  });

  it('has no worth in quote while no price is known', () => {
    const { ticket, fields, book } = spotTicket();
    const means = ticket.composition.means!;
    fields.write({ type: 'MARKET', size: '1' });
    book.asks.splice(0);
    expect([
      means.amountOf(ticket.order.draft.quantity!, 'quote'),
      text(means.amountOf(ticket.order.draft.quantity!, 'base')),
    ]).toEqual([undefined, '1']);
  });
});

describe('a ticket', () => {
  it('asks for more than orders of the book only where they are wanted', async () => {
    const { ticket } = spotTicket();
    ticket.showOptions(true);
    await flushPromises(24);
    expect(ticket.composition.conditional).toBeUndefined();
  });

  it('sends nothing twice, nor while how it goes out is on its way', async () => {
    const { ticket, fields, sender, state } = written();
    sender.answer = () => new Promise(() => undefined);
    void ticket.send();
    await flushPromises();
    await ticket.send();
    expect(sender.sent).toHaveLength(1);
    const other = written();
    other.state.missing = true;
    other.fields.choose({ type: 'TWAP' });
    await other.ticket.send();
    expect([other.sender.sent, other.ticket.outcome, state.missing, fields.text.size]).toEqual([
      [],
      undefined,
      false,
      '1',
    ]);
  });

  it('says how much was sent of what is counted in quote', async () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'MARKET', unit: 'quote', size: '101' });
    await ticket.send();
    const { outcome } = ticket;
    expect(outcome?.kind === 'placed' && text(outcome.quantity)).toBe('1');
  });

  it('says that an order was placed until the next size is written', async () => {
    const { ticket, fields } = written();
    await ticket.send();
    fields.typePrice('99');
    expect(ticket.outcome?.kind).toBe('placed');
    fields.typeSize('1');
    expect(ticket.outcome).toBeUndefined();
  });

  it('asks about an order of absurd price whatever somebody skips, but about no other kind', () => {
    const { ticket, fields, preferences } = written({ USDT: '100000000', BTC: '5' });
    preferences.asked.add('farFromMarket');
    expect(ticket.submit()).toBe('sent');
    fields.typePrice('100000');
    fields.choose({ type: 'MARKET' });
    fields.typeSize('1');
    expect(ticket.confirming).toBeUndefined();
  });

  it('is too small or too large by the market’s own rules', () => {
    const { ticket, fields } = written();
    fields.typeSize('0.0001');
    expect(ticket.problems.length).toBeGreaterThan(0);
    fields.typeSize('1');
    fields.typeMore('visible', '5');
    expect(ticket.problems.map(({ field }) => field)).toEqual(['visible']);
  });

  it('of several prices is paid by the dearest of them', () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'SCALED', size: '9.5', more: { from: '90', to: '110', count: '2' } });
    expect(ticket.problems.length).toBeGreaterThan(0);
    fields.write({ size: '9' });
    expect(ticket.problems).toEqual([]);
  });
});
