import { fc } from '../../../support/properties';
import { decimal, decimalText, isMultipleOf } from '../../../../src/domain/shared/decimal';
import type { OrderDraft } from '../../../../src/domain/trading/order-draft';
import { bandProblem, orderProblems, type OrderSurroundings } from '../../../../src/domain/trading/order-rules';
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
  return orderProblems(draft, surroundings).map(({ field, reason, limit: at, bound, asset }) =>
    [field, reason, bound, at && decimalText(at), asset].filter(Boolean).join(' '),
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
    [limit('BUY', '60000', '0.01667'), ['quantity insufficientBalance atMost 1000 USDT']],
    [{ side: 'BUY', type: 'LIMIT' } as const, ['price missing', 'quantity missing']],
  ])('%# names the field, the rule and its limit', (draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });

  it('needs somebody on the other side of a market order, and nobody on its own', () => {
    const alone = (side: 'BUY' | 'SELL', from: OrderSurroundings) =>
      problems({ side, type: 'MARKET', quantity: decimal('0.001') }, from);
    const [noAsk, noBid] = [
      { ...market, bestAsk: undefined },
      { ...market, bestBid: undefined },
    ];
    expect([alone('BUY', noAsk), alone('BUY', noBid)]).toEqual([['quantity noLiquidity'], []]);
    expect([alone('SELL', noBid), alone('SELL', noAsk)]).toEqual([['quantity noLiquidity'], []]);
    expect(problems({ side: 'BUY', type: 'MARKET', amount: decimal('50') }, noAsk)).toEqual(['amount noLiquidity']);
  });

  it('values a market order by the side that it would take', () => {
    const wide = { ...market, bestBid: decimal('1000'), bestAsk: decimal('60000'), available: undefined };
    const small = (side: 'BUY' | 'SELL') => problems({ side, type: 'MARKET', quantity: decimal('0.001') }, wide);
    expect([small('BUY'), small('SELL')]).toEqual([[], ['quantity belowMinimumNotional atLeast 10']]);
  });

  it('reckons a limit order at its limit, whatever walking the book would cost', () => {
    const cheap = { ...market, marketCost: decimal('1') };
    expect(problems(limit('BUY', '60000', '0.02'), cheap)).toEqual(['quantity insufficientBalance atMost 1000 USDT']);
    const dear = { ...market, marketCost: decimal('1001') };
    expect(problems({ side: 'BUY', type: 'MARKET', quantity: decimal('0.01') }, dear)).toEqual([
      'quantity insufficientBalance atMost 1000 USDT',
    ]);
  });

  it.each([
    ['BUY', '60009.99', []],
    ['BUY', '60010', ['price postOnlyWouldTake atMost 60010']],
    ['BUY', '60010.01', ['price postOnlyWouldTake atMost 60010']],
    ['SELL', '60000.01', []],
    ['SELL', '60000', ['price postOnlyWouldTake atLeast 60000']],
    ['SELL', '59999.99', ['price postOnlyWouldTake atLeast 60000']],
  ] as const)('post-only: a %s at %s finds %j', (side, price, expected) => {
    const draft: OrderDraft = { ...limit(side, price, '0.001'), timing: 'POST_ONLY' };
    expect(problems(draft)).toEqual(expected);
    // Every other order may take what stands there.
    for (const timing of [undefined, 'IOC', 'FOK'] as const) expect(problems({ ...draft, timing })).toEqual([]);
    // What waits meets another book, and an empty one has nothing to take.
    expect(problems(draft, { ...market, waits: true })).toEqual([]);
    expect(problems(draft, { ...market, bestBid: undefined, bestAsk: undefined })).toEqual([]);
  });

  it.each([
    [limit('BUY', '0.01', '100'), ['quantity belowMinimumNotional atLeast 10']],
    [limit('BUY', '0.009', '100'), ['price priceOutOfBounds atLeast 0.01']],
    [limit('SELL', '500000', '0.01'), []],
    [limit('SELL', '500000', '100'), []],
    [limit('SELL', '500000', '0.00001'), ['quantity belowMinimumNotional atLeast 10']],
    [limit('SELL', '500000', '0.00002'), []],
  ])('%# allows the bounds themselves', (draft, expected) => {
    expect(problems(draft, { instrument: bitcoin })).toEqual(expected);
  });

  it.each([
    [limit('BUY', '61810.3', '0.001'), []],
    [limit('BUY', '24004', '0.001'), []],
    [limit('SELL', '58200', '0.001'), []],
    [limit('SELL', '96000', '0.001'), []],
  ])('%# allows the edges of the band', (draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });

  it('takes the tick and the step for bounds where the market names none', () => {
    const instrument = { ...bitcoin, minimumPrice: decimal('0'), minimumQuantity: decimal('0') };
    const unbounded = { instrument };
    expect(problems(limit('BUY', '0', '1'), unbounded)).toEqual(['price priceOutOfBounds atLeast 0.01']);
    expect(problems(limit('BUY', '60000', '0'), unbounded)).toEqual(['quantity quantityOutOfBounds atLeast 0.00001']);
    expect(problems(limit('BUY', '60000', '1'), unbounded)).toEqual([]);
  });

  it('counts ticks and steps from the least that is allowed', () => {
    const instrument = { ...bitcoin, minimumPrice: decimal('0.005'), minimumQuantity: decimal('0.000015') };
    expect(problems(limit('BUY', '60000.005', '0.000205'), { instrument })).toEqual([]);
    expect(problems(limit('BUY', '60000', '0.0002'), { instrument })).toEqual([
      'price priceNotOnTick 0.01',
      'quantity quantityNotOnStep 0.00001',
    ]);
  });

  it('asks for no price where the book gives it, and says so where it cannot', () => {
    const pegged: OrderDraft = { side: 'BUY', type: 'LIMIT', timing: 'BID', quantity: decimal('0.01') };
    expect(problems(pegged)).toEqual(['price noLiquidity']);
    expect(problems({ ...pegged, price: decimal('59999.995') })).toEqual([]);
  });

  it('shows no more of an order than there is, in whole steps', () => {
    const iceberg = (visible: string): OrderDraft => ({ ...limit('BUY', '60000', '0.01'), visible: decimal(visible) });
    expect(problems(iceberg('0.01'))).toEqual([]);
    expect(problems(iceberg('0'))).toEqual([]);
    expect(problems(iceberg('0.01001'))).toEqual(['visible quantityOutOfBounds atMost 0.01']);
    expect(problems(iceberg('0.000015'))).toEqual(['visible quantityNotOnStep 0.00001']);
    expect(problems({ ...iceberg('0.5'), quantity: undefined })).toEqual(['quantity missing']);
  });

  it('spends all that there is and no more', () => {
    expect(problems(limit('BUY', '50000', '0.02'))).toEqual([]);
    expect(problems(limit('SELL', '60001', '1'), { ...market, available: decimal('1') })).toEqual([]);
    expect(problems(limit('SELL', '60001', '1.00001'), { ...market, available: decimal('1') })).toEqual([
      'quantity insufficientBalance atMost 1 BTC',
    ]);
  });

  it('measures a market buy by quantity by what the book asks for it, else by the best offer', () => {
    const buy: OrderDraft = { side: 'BUY', type: 'MARKET', quantity: decimal('0.0166') };
    expect(problems(buy)).toEqual([]);
    expect(problems(buy, { ...market, marketCost: decimal('1000.01') })).toEqual([
      'quantity insufficientBalance atMost 1000 USDT',
    ]);
    expect(problems({ ...buy, quantity: decimal('0.01667') })).toEqual([
      'quantity insufficientBalance atMost 1000 USDT',
    ]);
    expect(problems({ ...buy, quantity: decimal('0.0001') })).toEqual(['quantity belowMinimumNotional atLeast 10']);
    expect(problems({ ...buy, side: 'SELL', quantity: decimal('0.0001') })).toEqual([
      'quantity belowMinimumNotional atLeast 10',
    ]);
  });

  it('says one thing about a price that is wrong, and nothing of the value that follows from it', () => {
    expect(problems(limit('BUY', '1.005', '0.001'))).toEqual(['price priceNotOnTick 0.01']);
  });

  it('checks a market buy by its amount', () => {
    const buy = (amount: string): OrderDraft => ({ side: 'BUY', type: 'MARKET', amount: decimal(amount) });
    expect(problems(buy('10'))).toEqual([]);
    expect(problems(buy('9.99'))).toEqual(['amount belowMinimumNotional atLeast 10']);
    expect(problems(buy('1000.01'))).toEqual(['amount insufficientBalance atMost 1000 USDT']);
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
    expect(problems(pair('0.01516'), waits)).toEqual(['quantity insufficientBalance atMost 1000 USDT']);
    const stop: OrderDraft = { side: 'BUY', type: 'MARKET', quantity: decimal('0.01516') };
    expect(problems(stop, waits)).toEqual(['quantity insufficientBalance atMost 1000 USDT']);
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

it('an order for an amount costs the amount, whatever the highest price it may trade at', () => {
  const waiting = { ...market, dearestPrice: decimal('70000'), available: decimal('50') };
  const draft: OrderDraft = { side: 'BUY', type: 'MARKET', amount: decimal('100') };
  expect(problems(draft, waiting)).toEqual(['amount insufficientBalance atMost 50 USDT']);
  expect(problems(draft, { ...waiting, available: decimal('100') })).toEqual([]);
});

it('how much a sale for an amount takes only the book can say: it is not held against the balance', () => {
  const draft: OrderDraft = { side: 'SELL', type: 'MARKET', amount: decimal('100') };
  expect(problems(draft, { ...market, available: decimal('0.0001') })).toEqual([]);
});

test('a limit too far from the market is told with the nearest price that would do', () => {
  const told = (side: 'BUY' | 'SELL', price: string) => {
    const problem = bandProblem(side, decimal(price), market);
    return problem && `${problem.reason} ${problem.bound} ${problem.limit!.toFixed()}`;
  };
  expect([told('BUY', '61810.31'), told('SELL', '58199.99'), told('BUY', '60000')]).toEqual([
    ...['priceOutOfBand atMost 61810.3', 'priceOutOfBand atLeast 58200', undefined],
  ]);
  expect(bandProblem('BUY', decimal('90000'), { instrument: market.instrument })).toBeUndefined();
});
