import { OrderBook } from '../../../../../sandbox/engine/book/order-book';
import { limitFault, marketFault } from '../../../../../sandbox/engine/book/order-rules';
import { plainTerms, RestingOrder } from '../../../../../sandbox/engine/book/resting-order';
import { Account } from '../../../../../sandbox/engine/ledger/account';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { coin, contract, units } from '../test-exchange';

const house = new Account('maker', 'house');

function bookOf(specification = coin): OrderBook {
  return new OrderBook(new Instrument(specification));
}

function rest(book: OrderBook, side: 'BUY' | 'SELL', price: number): void {
  book.add(new RestingOrder(1, 0, house, book.instrument, side, 'LIMIT', price, 50, undefined, 1, plainTerms));
}

describe('an order with a limit', () => {
  it('is between the smallest and the largest price, both of them allowed', () => {
    const book = bookOf({ ...coin, quoteMin: '20', quoteMax: '200' });
    expect([20, 200].map((price) => limitFault(book, 'BUY', price, 10))).toEqual([undefined, undefined]);
    expect([19, 201].map((price) => limitFault(book, 'BUY', price, 10))).toEqual([
      'priceOutOfBounds',
      'priceOutOfBounds',
    ]);
    expect(limitFault(book, 'BUY', 100.5, 10)).toBe('priceNotOnTick');
  });

  it('is between the smallest and the largest quantity, both of them allowed', () => {
    const book = bookOf({ ...coin, baseMin: '3', baseMax: '40' });
    expect([3, 40].map((quantity) => limitFault(book, 'SELL', 100, quantity))).toEqual([undefined, undefined]);
    expect([2, 41].map((quantity) => limitFault(book, 'SELL', 100, quantity))).toEqual([
      'quantityOutOfBounds',
      'quantityOutOfBounds',
    ]);
    expect(limitFault(book, 'SELL', 100, 3.5)).toBe('quantityNotOnStep');
  });

  it('is worth the smallest value at least', () => {
    expect(limitFault(bookOf(), 'BUY', 50, 2)).toBeUndefined();
    expect(limitFault(bookOf(), 'BUY', 33, 3)).toBe('belowMinimumNotional');
  });

  it('lies in the band of its side around the last price, whose ends are allowed', () => {
    const book = bookOf({
      ...coin,
      bidCapRatio: '1.1',
      bidFloorRatio: '0.8',
      askCapRatio: '1.2',
      askFloorRatio: '0.9',
    });
    expect(limitFault(book, 'BUY', 500, 10)).toBeUndefined();
    book.lastPrice = 100;
    const faults = (side: 'BUY' | 'SELL', ...prices: readonly number[]) =>
      prices.map((price) => limitFault(book, side, price, 10));
    expect(faults('BUY', 79, 80, 110, 111)).toEqual(['priceOutOfBand', undefined, undefined, 'priceOutOfBand']);
    expect(faults('SELL', 89, 90, 120, 121)).toEqual(['priceOutOfBand', undefined, undefined, 'priceOutOfBand']);
  });

  it('may be as small as what is left of a position that it closes', () => {
    const book = bookOf({ ...contract, baseMin: '3' });
    expect(limitFault(book, 'SELL', 5, 1, true)).toBeUndefined();
    expect([0, -1, 0.5].map((quantity) => limitFault(book, 'SELL', 5, quantity, true))).toEqual([
      'quantityNotOnStep',
      'quantityNotOnStep',
      'quantityNotOnStep',
    ]);
    expect(limitFault(book, 'SELL', 0, 1, true)).toBe('priceOutOfBounds');
  });
});

describe('an order at market', () => {
  const market = (more: { side?: 'BUY' | 'SELL'; quantity?: number; amount?: string }) => {
    const { side = 'BUY', quantity, amount } = more;
    return {
      type: 'place',
      accountId: 'ann',
      symbol: coin.symbol,
      side,
      orderType: 'MARKET',
      clientOrderId: 0,
      ...(quantity !== undefined && { quantity }),
      ...(amount !== undefined && { amount: units(amount) }),
    } satisfies Extract<Command, { type: 'place' }>;
  };

  it('names a quantity between the smallest and the largest, worth enough at the best price', () => {
    const book = bookOf({ ...coin, baseMin: '2' });
    expect(marketFault(book, market({ quantity: 5 }))).toBe('noLiquidity');
    rest(book, 'SELL', 40);
    expect(marketFault(book, market({ side: 'SELL', quantity: 5 }))).toBe('noLiquidity');
    expect(marketFault(book, market({ quantity: 3 }))).toBeUndefined();
    expect(marketFault(book, market({ quantity: 2 }))).toBe('belowMinimumNotional');
    expect(marketFault(book, market({ quantity: 1 }))).toBe('quantityOutOfBounds');
    expect(marketFault(book, market({}))).toBe('quantityOutOfBounds');
  });

  it('may be as small as what is left of a position that it closes, where somebody takes it', () => {
    const book = bookOf({ ...contract, baseMin: '2' });
    expect(marketFault(book, market({ quantity: 1 }), true)).toBe('noLiquidity');
    rest(book, 'SELL', 40);
    expect(marketFault(book, market({ quantity: 1 }), true)).toBeUndefined();
    expect(marketFault(book, market({ quantity: 1 }))).toBe('quantityOutOfBounds');
  });

  it('names an amount only when it buys coins, and then no quantity', () => {
    const book = bookOf();
    expect(marketFault(book, market({ amount: '500' }))).toBe('noLiquidity');
    rest(book, 'SELL', 100);
    rest(book, 'BUY', 90);
    expect(marketFault(book, market({ amount: '500' }))).toBeUndefined();
    expect(marketFault(book, market({ amount: '500', quantity: 5 }))).toBe('quantityOutOfBounds');
    expect(marketFault(book, market({ amount: '500', side: 'SELL' }))).toBe('quantityOutOfBounds');
    const contracts = bookOf(contract);
    rest(contracts, 'SELL', 100);
    expect(marketFault(contracts, market({ amount: '500' }))).toBe('quantityOutOfBounds');
  });

  it('spends the smallest value at least, and never nothing', () => {
    const book = bookOf();
    rest(book, 'SELL', 100);
    expect(marketFault(book, market({ amount: '100' }))).toBeUndefined();
    expect(marketFault(book, market({ amount: '99.999999999999' }))).toBe('belowMinimumNotional');
    const free = bookOf({ ...coin, minNotional: '0' });
    rest(free, 'SELL', 100);
    expect(marketFault(free, market({ amount: '0' }))).toBe('belowMinimumNotional');
    expect(marketFault(free, market({ amount: '0.000000000001' }))).toBeUndefined();
  });
});
