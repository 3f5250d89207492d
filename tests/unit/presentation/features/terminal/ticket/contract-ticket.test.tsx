import { fc } from '../../../../../support/properties';
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { Later } from '../../../../../../src/application/kernel/later';
import type { Placement } from '../../../../../../src/application/trading/place-once';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { TicketText } from '../../../../../../src/application/trading/ticket/ticket-text';
import { orderWarnings } from '../../../../../../src/application/trading/ticket/order-warnings';
import { OrderOptions } from '../../../../../../src/presentation/features/terminal/ticket/order-options.view';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { renderInMarket } from '../contracts/render-in-market';
import { bitcoin, bitcoinPerpetual as instrument } from '../../../../domain/trading/instruments';
import { contractMarket, position } from '../contracts/contract-fixture';
import { balance } from '../../../../application/trading/trading-fakes';
import { tradeStores } from '../trading-fixture';

/** A ticket over a book of 60000 and 60010, an account of 20000 with 12000 free, at ten times leverage. */
async function ticketOf(mark = 60_000, placeAlgo?: () => Promise<Placement>) {
  const { openTicket, trading, preferences } = await tradeStores({ balances: [balance('USDT', '12000', 1)] });
  const { contract, hold, stream } = await contractMarket();
  stream.mark.set({ price: mark, at: 1 } as never);
  const ticket = openTicket({ instrument, contract: new Later(async () => contract), ...(placeAlgo && { placeAlgo }) });
  ticket.showOptions(true);
  await waitFor(() => expect(ticket.composition.conditional && ticket.margin).toBeDefined());
  const { fields, order } = ticket;
  const write = (text: Partial<TicketText>, more: Readonly<Record<string, string>> = {}): void => {
    const { side = 'BUY', type = 'LIMIT', price = '60000', size = '', unit = 'base' } = text;
    fields.choose({ side, type });
    fields.typePrice(price);
    for (const name of ['trigger', 'stopPrice', 'stopLoss', 'takeProfit']) fields.typeMore(name, more[name] ?? '');
    order.countIn(unit);
    fields.typeSize(size);
  };
  return { ticket, margin: ticket.margin!, write, hold, preferences, trading };
}

const amount = fc.integer({ min: 1, max: 500_000 }).map((cents) => decimal(cents).div(100));

describe('the size of a contract order', () => {
  it('told as margin never needs more, and the next step does', async () => {
    const { ticket, margin, write } = await ticketOf();
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('BUY' as const, 'SELL' as const),
        fc.constantFrom('59000', '60005', '61000'),
        (wanted, side, price) => {
          write({ side, price, unit: 'margin', size: wanted.toFixed() });
          const quantity = ticket.order.draft.quantity!;
          write({ side, price, size: quantity.toFixed() });
          if (quantity.gt(0)) expect(margin.outcome!.margin.lte(wanted)).toBe(true);
          write({ side, price, size: quantity.plus(instrument.step).toFixed() });
          expect(margin.outcome!.margin.gt(wanted)).toBe(true);
        },
      ),
    );
  });

  it('told as risk loses no more than that at the stop, and the next step does', async () => {
    const { ticket, margin, write } = await ticketOf();
    const percent = fc.integer({ min: 1, max: 500 }).map((hundredths) => decimal(hundredths).div(100));
    const away = fc.integer({ min: 1, max: 3_000 });
    fc.assert(
      fc.property(percent, away, fc.constantFrom('BUY' as const, 'SELL' as const), (risk, distance, side) => {
        const stopLoss = String(side === 'BUY' ? 60_000 - distance : 60_000 + distance);
        write({ side, unit: 'risk', size: risk.toFixed() }, { stopLoss });
        const most = decimal(20_000).times(risk).div(100);
        const quantity = ticket.order.draft.quantity!;
        expect(margin.lossAtStop!.eq(quantity.times(distance))).toBe(true);
        expect(margin.lossAtStop!.lte(most)).toBe(true);
        expect(quantity.plus(instrument.step).times(distance).gt(most)).toBe(true);
      }),
    );
  });

  it('keeps its worth in another unit, within a step', async () => {
    const { ticket, write } = await ticketOf();
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 100_000 }),
        fc.constantFrom('quote' as const, 'margin' as const, 'risk' as const),
        (steps, unit) => {
          const size = instrument.step.times(steps);
          write({ size: size.toFixed() }, { stopLoss: '59000' });
          ticket.order.countIn(unit);
          expect(ticket.order.draft.quantity!.minus(size).abs().lte(instrument.step)).toBe(true);
        },
      ),
    );
  });

  it('by risk says what it lacks', async () => {
    const { ticket, margin, write } = await ticketOf();
    write({ unit: 'risk', size: '1' });
    expect([margin.riskLacks, ticket.order.draft.quantity]).toEqual(['stop', undefined]);
    write({ unit: 'risk', size: '1' }, { stopLoss: '59000' });
    expect(margin.riskLacks).toBeUndefined();
    write({ type: 'STOP_LIMIT', unit: 'risk', size: '1' }, { stopLoss: '59000', trigger: '61000' });
    expect(margin.riskLacks).toBe('opening');
  });
});

describe('a contract order that waits', () => {
  it.each<[string, Partial<TicketText>, Readonly<Record<string, string>>, string]>([
    ['a stop, at its trigger', { type: 'STOP_MARKET', size: '0.1' }, { trigger: '66000' }, '66000'],
    ['a stop limit, at its price', { type: 'STOP_LIMIT', price: '66100', size: '0.1' }, { trigger: '66000' }, '66100'],
    ['a pair, at its dearer leg', { type: 'OCO', price: '55000', size: '0.1' }, { trigger: '66000' }, '66000'],
  ])('%s', async (_name, text, more, entry) => {
    const { margin, write } = await ticketOf();
    write(text, more);
    expect(String(margin.outcome!.entryPrice)).toBe(entry);
  });

  it('is as large as its dearer side allows', async () => {
    const { ticket, margin, write } = await ticketOf();
    write({ type: 'OCO', price: '55000' }, { trigger: '90000' });
    const pair = margin.largestBuy!;
    write({ type: 'STOP_MARKET' }, { trigger: '90000' });
    expect(String(pair)).toBe(String(margin.largestBuy));
    write({ type: 'OCO', price: '55000', size: pair.plus(instrument.step).toFixed() }, { trigger: '90000' });
    expect(ticket.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(['quantity insufficientMargin']);
  });

  it('needs nothing while all it may do is reduce', async () => {
    const { ticket, write } = await ticketOf();
    write({ side: 'SELL', type: 'STOP_MARKET', size: '50' }, { trigger: '55000' });
    ticket.fields.choose({ reduceOnly: true });
    expect(ticket.problems).toEqual([]);
  });
});

describe('before a contract order is sent', () => {
  it('a position that stands at its liquidation is warned of, unless the order waits for a price', async () => {
    const { ticket, write, hold } = await ticketOf(60_000);
    hold(position('3', '60000', { averageOpenPrice: decimal(60_000), settlePrice: decimal(60_000) }));
    write({ type: 'MARKET', size: '0.5' });
    expect(orderWarnings(ticket)).toEqual([]);
    hold(
      position('3', '60000', {
        marginMode: 'ISOLATED',
        isolatedMargin: decimal(100),
        averageOpenPrice: decimal(60_000),
        settlePrice: decimal(60_000),
      }),
    );
    write({ type: 'MARKET', size: '0.00001' });
    expect(orderWarnings(ticket)).toEqual(['liquidation']);
    write({ type: 'STOP_MARKET', size: '0.5' }, { trigger: '70000' });
    expect(orderWarnings(ticket)).toEqual([]);
  });

  it('a bad price is asked about before the kind, and one after the other', async () => {
    const { ticket, write, preferences } = await ticketOf();
    write({ price: '61500', size: '0.01' }, { takeProfit: '65000' });
    expect(ticket.submit()).toBe('confirming');
    expect(ticket.confirming).toBe('farFromMarket');
    ticket.decline();
    preferences.ask(['farFromMarket'], false);
    ticket.submit();
    expect(ticket.confirming).toBe('bracket');
  });
});

describe('TP/SL', () => {
  it('go with a plain limit or market order that opens, and what else keeps them off is told', async () => {
    const { ticket } = await ticketOf();
    const of = (text: Partial<TicketText>) => {
      ticket.fields.write({ type: 'LIMIT', timing: 'GTC', reduceOnly: false, choices: {}, ...text });
      return [ticket.order.bracketable, ticket.order.unbracketed];
    };
    expect(of({})).toEqual([true, undefined]);
    for (const timing of ['POST_ONLY', 'IOC', 'FOK', 'BID'] as const) expect(of({ timing })).toEqual([false, timing]);
    // Left from a limit order: a market order has none.
    expect(of({ type: 'MARKET', timing: 'POST_ONLY' })).toEqual([true, undefined]);
    expect(of({ choices: { expiry: '1' } })).toEqual([false, 'GTD']);
    expect(of({ reduceOnly: true })).toEqual([false, 'closing']);
  });

  it('the options are never empty: they say what does not go with what', async () => {
    const { ticket } = await ticketOf();
    const { market } = await contractMarket();
    const shown = { ...market, instrument, ticket } as unknown as MarketStores;
    await renderInMarket(shown, <OrderOptions />);
    expect(await screen.findByText('Post-only, Time in force: not available with TP/SL.')).toBeVisible();
    act(() => ticket.fields.choose({ timing: 'POST_ONLY' }));
    expect(screen.getByText('Post-only: TP/SL is not available.')).toBeVisible();
    act(() => ticket.fields.choose({ timing: 'GTC', reduceOnly: true }));
    expect(screen.getByText('Reduce-only: TP/SL is not available.')).toBeVisible();
    act(() => ticket.fields.choose({ type: 'MARKET', reduceOnly: false }));
    expect(screen.queryByText(/not available/)).toBeNull();
  });

  it('of a spot market the options say that there are none', async () => {
    const { ticket } = await tradeStores();
    await renderInMarket({ instrument: bitcoin, ticket } as unknown as MarketStores, <OrderOptions />);
    act(() => ticket.fields.choose({ type: 'LIMIT', timing: 'FOK' }));
    expect(await screen.findByText('Fill or kill (FOK): no further options.')).toBeVisible();
  });
});

describe('once a contract order is placed', () => {
  const placed: Placement = { status: 'placed', clientOrderId: 1, orderId: '1' };

  /** @returns the ticket after an order that the exchange answered so, with what was written meanwhile */
  async function sent(answer: Placement, meanwhile: Readonly<Record<string, string>> = {}) {
    const { ticket, write } = await ticketOf(60_000, async () => {
      for (const [name, text] of Object.entries(meanwhile)) ticket.fields.typeMore(name, text);
      return answer;
    });
    write({ price: '60000', size: '0.01' }, { takeProfit: '65000', stopLoss: '59000' });
    await ticket.send();
    return ticket.fields.text;
  }

  it('its targets are gone, which would be far from any other entry; its price stays', async () => {
    const { price, size, more } = await sent(placed);
    expect([price, size, more.takeProfit ?? '', more.stopLoss ?? '']).toEqual(['60000', '', '', '']);
  });

  it('what was written meanwhile is the next order’s', async () => {
    const { more } = await sent(placed, { stopLoss: '58000' });
    expect([more.takeProfit ?? '', more.stopLoss]).toEqual(['', '58000']);
  });

  it('nothing is gone when it was refused', async () => {
    const { size, more } = await sent({ status: 'notPlaced', clientOrderId: 1, failure: { kind: 'offline' } });
    expect([size, more.takeProfit, more.stopLoss]).toEqual(['0.01', '65000', '59000']);
  });
});
