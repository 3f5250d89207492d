import { day } from '../../../../../src/domain/shared/instant';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { orderWarnings } from '../../../../../src/application/trading/ticket/order-warnings';
import { order } from '../trading-fakes';
import { flushPromises } from '../../../../support/fake-scheduler';
import { spotTicket, written } from './ticket-fakes';

const symbol = 'SPOT_BTC_USDT';

describe('sending what stands in a ticket', () => {
  it('sends it as it stands at the press, and says what came of it', async () => {
    const { ticket, fields, sender, drafts } = written();
    expect(ticket.submit()).toBe('sent');
    await flushPromises();
    expect(sender.sent).toEqual([{ symbol, side: 'BUY', type: 'LIMIT', price: '100', quantity: '1' }]);
    expect(ticket.outcome).toMatchObject({ kind: 'placed', side: 'BUY', symbol, orderId: '7' });
    expect(drafts.last.current).toBe(ticket.outcome);
    // The price is as often wanted again; the size is not.
    expect([fields.text.price, fields.text.size, ticket.phase]).toEqual(['100', '', 'idle']);
    expect([...fields.touched]).toEqual([]);
  });

  it('says what is wrong instead, at every field', () => {
    const { ticket, fields, sender } = spotTicket();
    expect(ticket.submit()).toBe('problems');
    expect([...fields.touched]).toEqual(['price', 'size', 'visible', 'slippage', 'expiry']);
    expect(ticket.problems.map(({ field }) => field)).toContain('price');
    expect(sender.sent).toEqual([]);
  });

  it('keeps what was typed while it was on its way: that is the next order’s', async () => {
    const { ticket, fields, sender } = written();
    fields.typeMore('takeProfit', '120');
    fields.typeMore('visible', '');
    let answer: (placement: never) => void = () => undefined;
    sender.answer = () => new Promise((resolve) => (answer = resolve as never));
    ticket.submit();
    await flushPromises();
    expect([ticket.phase, ticket.submit()]).toEqual(['sending', 'ignored']);
    fields.typeSize('2');
    fields.typeMore('stopLoss', '80');
    answer({ status: 'placed', clientOrderId: 1, orderId: '7' } as never);
    await flushPromises();
    expect([fields.text.size, fields.text.more]).toEqual(['2', { visible: '', stopLoss: '80' }]);
  });

  it('keeps all that was typed where it was refused, and says why', async () => {
    const { ticket, fields, sender } = written();
    sender.answer = async () => ({ status: 'notPlaced', clientOrderId: 1, failure: { kind: 'invalid' } });
    ticket.submit();
    await flushPromises();
    expect(ticket.outcome).toEqual({ kind: 'failed', failure: { kind: 'invalid' } });
    expect(fields.text.size).toBe('1');
    fields.typePrice('99');
    expect(ticket.outcome).toBeUndefined();
  });

  it('says that nobody knows where that is so, and can be sent again meanwhile', async () => {
    const { ticket, sender } = written();
    let again = 0;
    let answer: (placement: never) => void = () => undefined;
    sender.answer = (onLost) => {
      onLost(() => (again += 1));
      return new Promise((resolve) => (answer = resolve as never));
    };
    ticket.submit();
    await flushPromises();
    expect(ticket.phase).toBe('unknown');
    ticket.again();
    answer({ status: 'unknown', clientOrderId: 1, failure: { kind: 'unauthorised' } } as never);
    await flushPromises();
    expect([again, ticket.outcome]).toEqual([1, { kind: 'unknown', failure: { kind: 'unauthorised' } }]);
  });

  it('says so where what sends orders cannot be had', async () => {
    const { ticket, state } = written();
    state.missing = true;
    ticket.submit();
    await flushPromises();
    expect(ticket.outcome).toEqual({ kind: 'failed', failure: { kind: 'offline' } });
  });
});

describe('an order that is asked about first', () => {
  it('is sent once it is meant, or not at all', async () => {
    const { ticket, preferences, sender } = written();
    preferences.asked.add('limit');
    expect([ticket.submit(), ticket.confirming]).toEqual(['confirming', 'limit']);
    ticket.decline();
    expect(ticket.confirming).toBeUndefined();
    ticket.submit();
    await ticket.send();
    expect([ticket.confirming, sender.sent.length]).toEqual([undefined, 1]);
  });

  it('is asked about by its kind', () => {
    const { ticket, fields, preferences } = written();
    for (const reason of ['limit', 'market', 'iceberg']) preferences.asked.add(reason);
    fields.typeMore('visible', '0.5');
    expect([ticket.submit(), ticket.confirming]).toEqual(['confirming', 'iceberg']);
    fields.choose({ type: 'MARKET' });
    expect([ticket.submit(), ticket.confirming]).toEqual(['confirming', 'market']);
  });

  it('is always asked about where hardly anybody means its price, and where somebody wants it far from the market', () => {
    const { ticket, fields, preferences } = written({ USDT: '1000000', BTC: '5' });
    fields.typePrice('100000');
    expect([ticket.submit(), ticket.confirming]).toEqual(['confirming', 'outOfBounds']);
    preferences.asked.add('farFromMarket');
    fields.typePrice('110');
    expect([ticket.submit(), ticket.confirming]).toEqual(['confirming', 'farFromMarket']);
    preferences.asked.clear();
    expect(ticket.submit()).toBe('sent');
  });
});

describe('the options of orders', () => {
  it.each([
    [{}, {}, false],
    [{ timing: 'IOC' }, {}, true],
    [{ timing: 'POST_ONLY' }, {}, false],
    [{}, { visible: '1' }, true],
    [{}, { slippage: '1' }, false],
    [{ type: 'MARKET' }, { slippage: '1' }, true],
    [{ type: 'MARKET' }, { visible: '1' }, false],
    [{ type: 'MARKET' }, {}, false],
    [{ type: 'TWAP', timing: 'IOC' }, { slippage: '1' }, false],
  ] as const)('are in use or not: %j %j', (chosen, more, used) => {
    const { ticket, fields } = spotTicket();
    fields.write({ ...chosen, more });
    expect([ticket.optionsUsed, ticket.optionsShown]).toEqual([used, used]);
  });

  it('are shown where somebody opened them, or an end was chosen', () => {
    const { ticket } = spotTicket();
    ticket.showOptions(true);
    expect([ticket.optionsShown, ticket.optionsUsed]).toEqual([true, false]);
    ticket.showOptions(false);
    expect(ticket.optionsShown).toBe(false);
    ticket.composition.single.chooseTiming('GTD');
    expect(ticket.optionsUsed).toBe(true);
  });

  it('that are no number keep the order back', () => {
    const { ticket, fields } = written();
    fields.typeMore('visible', 'x');
    expect([ticket.misread, ticket.submit()]).toEqual([true, 'problems']);
    fields.typeMore('visible', '');
    expect(ticket.misread).toBe(false);
    fields.typeMore('slippage', 'x');
    expect(ticket.misread).toBe(false);
    fields.choose({ type: 'MARKET' });
    expect(ticket.misread).toBe(true);
  });

  it('are an end in a day, which takes the place of how it was to last before', () => {
    const { ticket, fields, now } = written();
    const { single } = ticket.composition;
    fields.choose({ timing: 'POST_ONLY' });
    single.chooseTiming('GTD');
    expect(fields.text.timing).toBe('POST_ONLY');
    expect(ticket.order.draft.expiresAt).toBe(now + day);
    single.chooseTiming('IOC');
    expect([fields.text.timing, fields.text.choices]).toEqual(['IOC', {}]);
    single.chooseTiming('GTD');
    expect([fields.text.timing, fields.text.choices]).toEqual(['GTC', { expiry: String(now + day) }]);
    fields.pick('expiry', String(now - 1));
    expect([single.faulty, ticket.submit()]).toEqual([true, 'problems']);
  });
});

describe('whoever is logged in', () => {
  const rates = (of: ReturnType<typeof spotTicket>) =>
    of.ticket.order.fees && JSON.parse(JSON.stringify(of.ticket.order.fees));

  it('is charged their own rates, for as long as they are', async () => {
    const of = spotTicket();
    const stop = of.tickets.charge(of.ticket);
    await flushPromises();
    expect([rates(of), of.asked]).toEqual([{ maker: '0.001', taker: '0.002' }, [symbol]]);
    of.session.state.set({ status: 'loggedOut' });
    expect([of.ticket.order.fees, of.following()]).toEqual([undefined, 0]);
    stop();
  });

  it('is told what of their fees is left uncharged', async () => {
    const of = spotTicket();
    Object.assign(of.state.fee, { rebate: '0.5' });
    of.tickets.charge(of.ticket);
    await flushPromises();
    expect(rates(of)).toEqual({ maker: '0.001', taker: '0.002', rebate: '0.5' });
  });

  it('is charged nothing that cannot be read', async () => {
    const of = spotTicket();
    of.state.fee = { maker: 'x', taker: '0.002' };
    of.tickets.charge(of.ticket);
    await flushPromises();
    expect(of.ticket.order.fees).toBeUndefined();
  });

  it('is told when the order has filled, and not once the ticket is left', async () => {
    const of = written();
    const stop = of.tickets.charge(of.ticket);
    of.ticket.submit();
    await flushPromises();
    of.report(order({ orderId: '7', status: 'PARTIAL_FILLED', quantity: decimal('1') }));
    expect(of.ticket.outcome?.kind).toBe('placed');
    of.report(order({ orderId: '7', status: 'FILLED', executed: decimal('1') }));
    expect(of.ticket.outcome).toMatchObject({ kind: 'filled', symbol });
    stop();
    expect(of.following()).toBe(0);
    const left = spotTicket();
    left.tickets.charge(left.ticket)();
    await flushPromises();
    expect([left.following(), left.ticket.order.fees]).toEqual([0, undefined]);
  });
});

describe('what to know before an order is sent', () => {
  const warned = (price: string, more: object = {}, status: 'live' | 'stale' = 'live') => {
    const { ticket, fields, book } = written({ USDT: '1000000', BTC: '5' });
    book.status = status;
    fields.write({ price, ...more });
    return orderWarnings(ticket);
  };

  it.each([
    ['100', {}, []],
    ['101', {}, ['crosses']],
    ['101', { timing: 'IOC' }, []],
    ['110', {}, ['worse', 'crosses']],
    ['91', {}, []],
    ['90', {}, ['away']],
    ['100', { side: 'SELL' }, ['crosses']],
    ['120', { side: 'SELL' }, ['away']],
    ['90', { type: 'MARKET' }, []],
    ['90', { timing: 'BID' }, []],
    ['', {}, []],
  ] as const)('is how far its price is from the market: %s %j', (price, more, warnings) => {
    expect(warned(price, more)).toEqual(warnings);
  });

  it('is that the book stands still', () => {
    expect(warned('100', {}, 'stale')).toEqual(['stale']);
  });

  it('is nothing of a market that nobody offers on', () => {
    const { ticket, book } = written();
    book.asks.splice(0);
    expect(orderWarnings(ticket)).toEqual([]);
  });
});
