import { fc } from '../../../support/properties';
import { decimal, decimalText, isMultipleOf } from '../../../../src/domain/shared/decimal';
import type { OrderDraft } from '../../../../src/domain/trading/order-draft';
import { orderProblems, type OrderSurroundings } from '../../../../src/domain/trading/order-rules';
import { priceBand } from '../../../../src/domain/trading/price-band';
import { bitcoin } from './instruments';

const market: OrderSurroundings = {
  instrument: bitcoin,
  bestBid: decimal('60000'),
  bestAsk: decimal('60010'),
  available: decimal('1000'),
};

function limit(side: 'BUY' | 'SELL', price: string, quantity: string): OrderDraft {
  return { side, type: 'LIMIT', price: decimal(price), quantity: decimal(quantity) };
}

function problems(draft: OrderDraft, surroundings = market): string[] {
  return orderProblems(draft, surroundings).map(({ field, reason, limit: at, bound }) =>
    [field, reason, bound, at && decimalText(at)].filter(Boolean).join(' '),
  );
}

describe('trading rules', () => {
  it('accepts an order that keeps them all', () => {
    expect(problems(limit('BUY', '60000.01', '0.01'))).toEqual([]);
    expect(problems(limit('SELL', '60000.01', '0.01'), { ...market, available: decimal('0.01') })).toEqual([]);
  });

  it.each([
    [limit('BUY', '60000.015', '0.01'), ['price priceNotOnTick 0.01']],
    [limit('BUY', '500000.01', '0.01'), ['price priceOutOfBounds atMost 500000']],
    [limit('BUY', '61810.31', '0.01'), ['price priceOutOfBand atMost 61810.3']],
    [limit('BUY', '24003.99', '0.01'), ['price priceOutOfBand atLeast 24004']],
    [limit('SELL', '58199.99', '0.01'), ['price priceOutOfBand atLeast 58200']],
    [limit('SELL', '96000.01', '0.01'), ['price priceOutOfBand atMost 96000']],
    [limit('BUY', '60000', '0.000011'), ['quantity quantityNotOnStep 0.00001']],
    [limit('BUY', '60000', '0.000001'), ['quantity quantityOutOfBounds atLeast 0.00001']],
    [limit('BUY', '60000', '101'), ['quantity quantityOutOfBounds atMost 100']],
    [limit('BUY', '60000', '0.00016'), ['quantity belowMinimumNotional atLeast 10']],
    [limit('BUY', '60000', '0.01667'), ['quantity insufficientBalance atMost 1000']],
    [{ side: 'BUY', type: 'LIMIT' } as const, ['price missing', 'quantity missing']],
  ])('%# names the field, the rule and its limit', (draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });

  it('checks a market buy by its amount', () => {
    const buy = (amount: string): OrderDraft => ({ side: 'BUY', type: 'MARKET', amount: decimal(amount) });
    expect(problems(buy('10'))).toEqual([]);
    expect(problems(buy('9.99'))).toEqual(['amount belowMinimumNotional atLeast 10']);
    expect(problems(buy('1000.01'))).toEqual(['amount insufficientBalance atMost 1000']);
  });

  it('measures an order that waits by the highest price it may trade at', () => {
    const pair = (quantity: string): OrderDraft => ({
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('55000'),
      quantity: decimal(quantity),
    });
    const waits = { ...market, waits: true, dearestPrice: decimal('66000') };
    expect(problems(pair('0.01515'), waits)).toEqual([]);
    expect(problems(pair('0.01516'), waits)).toEqual(['quantity insufficientBalance atMost 1000']);
    const stop: OrderDraft = { side: 'BUY', type: 'MARKET', quantity: decimal('0.01516') };
    expect(problems(stop, waits)).toEqual(['quantity insufficientBalance atMost 1000']);
  });

  it('finds no market order possible without the other side of the book', () => {
    expect(problems({ side: 'SELL', type: 'MARKET', quantity: decimal('1') }, { instrument: bitcoin })).toEqual([
      'quantity noLiquidity',
    ]);
  });

  it('checks no balance that is not known', () => {
    expect(problems(limit('BUY', '60000', '99'), { ...market, available: undefined })).toEqual([]);
  });

  it('draws the band on the tick, inside the ratios', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom('BUY' as const, 'SELL' as const), (cents, side) => {
        const best = decimal(`${cents}e-2`);
        const band = priceBand(side, { instrument: bitcoin, bestBid: best, bestAsk: best });
        const [floor, cap] =
          side === 'BUY'
            ? [bitcoin.bidFloorRatio!, bitcoin.bidCapRatio!]
            : [bitcoin.askFloorRatio!, bitcoin.askCapRatio!];
        expect(isMultipleOf(band.lowest!, bitcoin.tick) && isMultipleOf(band.highest!, bitcoin.tick)).toBe(true);
        expect(band.lowest!.gte(best.times(floor)) && band.highest!.lte(best.times(cap))).toBe(true);
      }),
    );
  });
});
