import { orderWarnings } from '../../../../../src/application/trading/ticket/order-warnings';
import { decimal } from '../../../../../src/domain/shared/decimal';

/** A ticket of a perpetual at 100 to 101, as far as warnings look at it. */
function warned(liquidation: string | undefined, draft: object = {}, type = 'MARKET', timing = 'GTC', course?: object) {
  return orderWarnings({
    order: { draft: { side: 'BUY', ...draft }, course },
    fields: {
      text: { type, timing },
      best: { bestBid: decimal('100'), bestAsk: decimal('101') },
      book: { status: 'live' },
    },
    margin: { liquidationAfter: liquidation === undefined ? undefined : decimal(liquidation) },
  } as never);
}

describe('an order whose position would be liquidated where the market stands', () => {
  it.each([
    ['BUY', '100.5', []],
    ['BUY', '101', ['liquidation']],
    ['BUY', '102', ['liquidation']],
    ['SELL', '100.5', []],
    ['SELL', '100', ['liquidation']],
    ['SELL', '99', ['liquidation']],
  ])('%s, liquidated at %s, is warned of: %j', (side, liquidation, warnings) => {
    expect(warned(liquidation, { side })).toEqual(warnings);
  });

  it('is not warned of where it only closes, waits for a price, or where nobody knows', () => {
    expect(warned('102', { reduceOnly: true })).toEqual([]);
    expect(warned('102', {}, 'STOP_MARKET')).toEqual([]);
    expect(warned(undefined)).toEqual([]);
  });
});

it('a price that is left from another kind of order is none to warn of', () => {
  expect(warned(undefined, { price: decimal('150') })).toEqual([]);
  expect(warned(undefined, { price: decimal('150') }, 'LIMIT')).toEqual(['worse', 'crosses']);
});

it.each(['IOC', 'FOK'])('an order that has to fill at once is warned of where it would not: %s', (timing) => {
  const of = (price: string) => warned(undefined, { price: decimal(price) }, 'LIMIT', timing);
  expect(of('100.9')).toEqual(['unfilled']);
  expect(of('50')).toEqual(['unfilled']);
  expect(of('101')).toEqual([]);
});

describe('orders at several prices', () => {
  const of = (crossing: number, ...prices: readonly string[]) =>
    warned(undefined, {}, 'SCALED', 'GTC', { orders: prices.map((price) => ({ price: decimal(price) })), crossing });

  it('are warned of as far as any of them meets the market', () => {
    expect(of(0, '99', '100')).toEqual([]);
    expect(of(1, '99', '101')).toEqual(['someCross']);
    expect(of(1, '99', '104')).toEqual(['worse', 'someCross']);
  });

  it('are warned of where all are far from it', () => {
    expect(of(0, '80', '90')).toEqual(['away']);
    expect(of(0, '80', '95')).toEqual([]);
  });
});
