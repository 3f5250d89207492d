import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import { decimal, roundTo, roundToStep } from '../../../../../src/domain/shared/decimal';
import { fc } from '../../../../support/properties';
import { spot, spotTicket, written } from './ticket-fakes';

describe('what an order amounts to', () => {
  it('is what it would trade with, its cost and its share of the largest', () => {
    const { ticket } = written();
    expect([ticket.order.percent, String(ticket.order.largest)]).toEqual([10, '10']);
    expect(String(ticket.order.estimate?.notional)).toBe('100');
    expect(String(ticket.order.workingPrice)).toBe('100');
  });

  it('is walked through the book at market, and nothing while there is no size', () => {
    const { ticket, fields } = spotTicket();
    fields.choose({ type: 'MARKET' });
    expect([ticket.order.estimate, String(ticket.order.workingPrice)]).toEqual([undefined, '101']);
    fields.typeSize('2');
    expect(String(ticket.order.estimate?.notional)).toBe('203');
    fields.chooseSide('SELL');
    expect([String(ticket.order.workingPrice), String(ticket.order.largest)]).toEqual(['100', '5']);
  });

  it('is counted in the other asset without another worth, and remembered', () => {
    const { ticket, fields, preferences } = written();
    ticket.order.countIn('quote');
    expect([fields.text.unit, fields.text.size, preferences.sizeUnit]).toEqual(['quote', '100', 'quote']);
    ticket.order.countIn('quote');
    expect(fields.text.size).toBe('100');
    ticket.order.countIn('base');
    expect([fields.text.unit, fields.text.size]).toEqual(['base', '1']);
    fields.typeSize('x');
    ticket.order.countIn('quote');
    expect([fields.text.unit, fields.text.size]).toEqual(['quote', 'x']);
  });

  it('is a share of the largest', () => {
    const { ticket, fields } = written();
    ticket.order.slide(50);
    expect(fields.text.size).toBe('5');
    fields.write({ unit: 'quote' });
    ticket.order.slide(50);
    expect([fields.text.unit, fields.text.size]).toEqual(['quote', '500']);
    const poor = written({});
    poor.ticket.order.slide(50);
    expect([poor.fields.text.size, poor.ticket.order.percent]).toEqual(['1', 0]);
  });

  it('sells the share of what is held that was drawn, however its price moves, until a size is typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 25, 50, 75, 99, 100),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom<OrderKind>('MARKET', 'STOP_MARKET'),
        (percent, millionths, prices, type) => {
          const held = decimal(millionths).div(1_000_000);
          const { ticket, fields, book } = spotTicket({ BTC: held.toFixed() });
          fields.write({ side: 'SELL', type, unit: 'quote' });
          ticket.order.slide(percent);
          const whole = roundToStep(held, spot.step, 'down');
          const wanted = roundToStep(whole.times(percent).div(100), spot.step, 'down');
          for (const price of prices) {
            book.bids.unshift([price / 2, 100]);
            fields.write({ priceFollows: false });
            const { draft, sizeText } = ticket.order;
            if (fields.text.share === undefined) expect(fields.text.size).toBe('');
            else
              expect([String(draft.quantity), sizeText]).toEqual([
                String(wanted),
                String(roundTo(wanted.times(price).div(2), 8, 'down')),
              ]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('of a drawn share is what is left to sell, and a typed size what it says', () => {
    const { ticket, fields, book } = spotTicket({ BTC: '0.5' });
    fields.write({ side: 'SELL', type: 'MARKET', unit: 'quote' });
    ticket.order.slide(100);
    expect([fields.text.size, String(ticket.order.draft.quantity), ticket.order.percent]).toEqual(['50', '0.5', 100]);
    book.bids.unshift([90, 9]);
    expect([ticket.order.sizeText, String(ticket.order.draft.quantity), ticket.problems]).toEqual(['45', '0.5', []]);
    ticket.order.countIn('base');
    expect(ticket.order.sizeText).toBe('0.5');
    ticket.order.countIn('quote');
    book.bids.unshift([80, 9]);
    expect([ticket.order.sizeText, ticket.order.percent]).toEqual(['40', 100]);
    fields.typeSize('40');
    book.bids.unshift([100, 9]);
    expect([ticket.order.sizeText, String(ticket.order.draft.quantity)]).toEqual(['40', '0.4']);
  });

  it('of a drawn share is none of what is bought instead', () => {
    const { ticket, fields } = spotTicket({ BTC: '0.5', USDT: '1000' });
    fields.write({ side: 'SELL', type: 'MARKET', unit: 'quote' });
    ticket.order.slide(50);
    fields.chooseSide('BUY');
    expect([fields.text.share, String(ticket.order.draft.amount)]).toEqual([undefined, '25']);
    fields.chooseSide('SELL');
    expect(fields.text.share).toBeUndefined();
    ticket.order.slide(0);
    expect([fields.text.share, fields.text.size]).toEqual([undefined, '']);
  });

  it('is an amount of a purchase at market in quote, and a quantity of any other', () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'MARKET', unit: 'quote', size: '50' });
    expect(String(ticket.order.draft.amount)).toBe('50');
    fields.write({ side: 'SELL' });
    expect([ticket.order.draft.amount, String(ticket.order.draft.quantity)]).toEqual([undefined, '0.5']);
    fields.write({ side: 'BUY', type: 'LIMIT', price: '50' });
    expect(String(ticket.order.draft.quantity)).toBe('1');
  });

  it('is kept from slipping further, as a limit that does not wait', () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'MARKET', size: '1', more: { slippage: '1' } });
    expect(ticket.order.draft).toMatchObject({ type: 'LIMIT', timing: 'IOC' });
    expect(Number(ticket.order.draft.price)).toBeGreaterThan(101);
    fields.choose({ type: 'LIMIT' });
    expect(ticket.order.draft).toMatchObject({ type: 'LIMIT', price: undefined });
  });

  it('is pegged to a level of the book', () => {
    const { ticket, fields } = written();
    fields.choose({ timing: 'BID', level: 2 });
    expect([ticket.order.draft.bidAskLevel, String(ticket.order.draft.price)]).toEqual([2, '99']);
    fields.choose({ timing: 'ASK', level: 1 });
    expect(String(ticket.order.draft.price)).toBe('101');
    fields.choose({ level: 9 });
    expect(ticket.order.draft.price).toBeUndefined();
  });

  it('shows a part of it alone where that is wanted of an order that waits', () => {
    const { ticket, fields } = written();
    fields.typeMore('visible', '0.5');
    expect(String(ticket.order.draft.visible)).toBe('0.5');
    fields.choose({ timing: 'IOC' });
    expect(ticket.order.draft).not.toHaveProperty('visible');
    expect(ticket.order.draft.timing).toBe('IOC');
  });

  it('costs no more than there is', () => {
    const { ticket, fields } = written();
    expect(ticket.problems).toEqual([]);
    fields.typeSize('11');
    expect(ticket.problems).not.toEqual([]);
    expect([ticket.margin, ticket.composition.failed, ticket.order.bracketed]).toEqual([undefined, false, false]);
  });

  it('is reckoned at the price that sets it off, or between the two that it is spread over', () => {
    const { ticket, fields } = spotTicket();
    fields.write({ type: 'STOP_MARKET', more: { trigger: '120' } });
    expect([String(ticket.order.workingPrice), String(ticket.order.dearestPrice)]).toEqual(['120', '120']);
    fields.write({ type: 'SCALED', more: { from: '90', to: '110' } });
    expect([String(ticket.order.workingPrice), String(ticket.order.dearestPrice)]).toEqual(['100', '110']);
    fields.write({ more: { from: '90' } });
    expect(String(ticket.order.workingPrice)).toBe('101');
    fields.write({ type: 'OCO', price: '95', more: { trigger: '120' } });
    expect([String(ticket.order.workingPrice), String(ticket.order.dearestPrice)]).toEqual(['95', '120']);
    fields.write({ more: { trigger: '120', stopPrice: '125' } });
    expect(String(ticket.order.dearestPrice)).toBe('125');
    fields.write({ price: '' });
    expect(String(ticket.order.workingPrice)).toBe('101');
  });
});
