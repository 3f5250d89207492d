import { orderWarnings } from '../../../../../src/application/trading/ticket/order-warnings';
import { decimal } from '../../../../../src/domain/shared/decimal';

/** A ticket of a perpetual at 100 to 101, as far as warnings look at it. */
function warned(liquidation: string | undefined, draft: object = {}, type = 'MARKET', timing = 'GTC') {
  return orderWarnings({
    order: { draft: { side: 'BUY', ...draft } },
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
