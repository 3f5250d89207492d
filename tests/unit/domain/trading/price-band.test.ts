import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import {
  crossingOf,
  limitReach,
  percentPastMarket,
  priceBand,
  slippageLimit,
} from '../../../../src/domain/trading/price-band';
import { bitcoin } from './instruments';

const best = { bestBid: decimal('60000'), bestAsk: decimal('60100') };
const market = { instrument: bitcoin, ...best };

describe('how far a limit gives in to the market', () => {
  it.each([
    ['BUY', '61302', 'near'],
    ['BUY', '61302.01', 'far'],
    ['BUY', '72120', 'far'],
    ['BUY', '72120.01', 'absurd'],
    ['BUY', '100', 'near'],
    ['SELL', '58800', 'near'],
    ['SELL', '58799.99', 'far'],
    ['SELL', '48000', 'far'],
    ['SELL', '47999.99', 'absurd'],
    ['SELL', '90000', 'near'],
  ] as const)('%s at %s is %s', (side, price, reach) => {
    expect(limitReach(side, decimal(price), best)).toBe(reach);
  });

  it('is measured against the price it would meet, in percent', () => {
    expect(decimalText(percentPastMarket('BUY', decimal('60701'), best))).toBe('1');
    expect(decimalText(percentPastMarket('SELL', decimal('59400'), best))).toBe('1');
    expect(decimalText(percentPastMarket('SELL', decimal('60600'), best))).toBe('-1');
  });

  it('is nothing where nobody stands on the other side', () => {
    expect(limitReach('BUY', decimal('99999'), { bestBid: best.bestBid })).toBe('near');
    expect(limitReach('SELL', decimal('1'), { bestAsk: best.bestAsk })).toBe('near');
    expect(decimalText(percentPastMarket('BUY', decimal('5'), { bestAsk: decimal('0') }))).toBe('0');
  });
});

describe('the worst price of an order that may slip', () => {
  it.each([
    ['BUY', '0.5', '60400.5'],
    ['SELL', '0.5', '59700'],
    // On the tick, never further away than was said.
    ['BUY', '0.00009', '60100.05'],
    ['SELL', '0.00009', '59999.95'],
    // Never outside the band.
    ['BUY', '3', '61903'],
    ['BUY', '3.5', '61903'],
    ['SELL', '3', '58200'],
    ['SELL', '3.5', '58200'],
  ] as const)('%s by %s %% is %s', (side, percent, worst) => {
    expect(decimalText(slippageLimit(side, decimal(percent), market)!)).toBe(worst);
  });

  it('is as far as was said where there is no band, and none without a market', () => {
    const open = { ...bitcoin, bidCapRatio: undefined, askFloorRatio: undefined };
    expect(decimalText(slippageLimit('BUY', decimal('10'), { ...market, instrument: open })!)).toBe('66110');
    expect(decimalText(slippageLimit('SELL', decimal('10'), { ...market, instrument: open })!)).toBe('54000');
    expect(slippageLimit('BUY', decimal('1'), { instrument: bitcoin, bestBid: best.bestBid })).toBeUndefined();
    expect(slippageLimit('SELL', decimal('1'), { instrument: bitcoin, bestAsk: best.bestAsk })).toBeUndefined();
  });
});

describe('the band of prices', () => {
  it('is open where there is no other side, or no ratio', () => {
    expect(priceBand('BUY', { instrument: bitcoin, bestBid: best.bestBid })).toEqual({});
    expect(priceBand('SELL', { instrument: bitcoin, bestAsk: best.bestAsk })).toEqual({});
    const open = { ...bitcoin, bidCapRatio: undefined, askFloorRatio: undefined };
    expect(priceBand('BUY', { ...market, instrument: open })).toMatchObject({ highest: undefined });
    expect(priceBand('SELL', { ...market, instrument: open })).toMatchObject({ lowest: undefined });
  });
});

describe('a resting order that is put at another price', () => {
  it.each([
    ['BUY', 'LIMIT', '60100', 'takes'],
    ['BUY', 'LIMIT', '60099.99', undefined],
    ['SELL', 'LIMIT', '60000', 'takes'],
    ['SELL', 'LIMIT', '60000.01', undefined],
    ['BUY', 'POST_ONLY', '60100', 'refused'],
    ['SELL', 'POST_ONLY', '59000', 'refused'],
    ['SELL', 'POST_ONLY', '60100', undefined],
    ['BUY', 'IOC', '60100', undefined],
  ] as const)('%s %s at %s: %s', (side, type, price, crossing) => {
    expect(crossingOf({ side, type }, decimal(price), best)).toBe(crossing);
  });

  it('crosses nothing where nobody offers', () => {
    expect(crossingOf({ side: 'BUY', type: 'LIMIT' }, decimal('70000'), {})).toBeUndefined();
    expect(crossingOf({ side: 'SELL', type: 'LIMIT' }, decimal('1'), {})).toBeUndefined();
  });
});
