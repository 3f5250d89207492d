import { OrderBook } from '../../../../../sandbox/engine/book/order-book';
import { plainTerms, RestingOrder } from '../../../../../sandbox/engine/book/resting-order';
import { Account } from '../../../../../sandbox/engine/ledger/account';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { coin } from '../test-exchange';

const account = new Account('ann', 'customer');

describe('a book', () => {
  let book: OrderBook;
  let nextId: number;
  beforeEach(() => {
    book = new OrderBook(new Instrument(coin));
    nextId = 1;
  });

  function add(side: 'BUY' | 'SELL', price: number, quantity: number, visible?: number): RestingOrder {
    const terms = visible === undefined ? plainTerms : { ...plainTerms, visible };
    const order = new RestingOrder(
      nextId++,
      0,
      account,
      book.instrument,
      side,
      'LIMIT',
      price,
      quantity,
      undefined,
      1,
      terms,
    );
    book.add(order);
    return order;
  }

  /** What a trade with a resting order does to it. */
  function fill(order: RestingOrder, quantity: number): void {
    order.executed += quantity;
    book.shrunk(order, quantity);
    if (order.remaining === 0) book.remove(order);
  }

  it('announces each level that changed with what is there now, and then nothing', () => {
    expect(book.announce(1_000)).toBeUndefined();
    add('BUY', 99, 5);
    const ask = add('SELL', 101, 3);
    add('SELL', 102, 4);
    book.remove(ask);
    expect(book.announce(1_000)).toEqual({
      type: 'book',
      symbol: 'SPOT_COIN_USDT',
      at: 1_000,
      previousAt: 0,
      changes: [
        { side: 'BUY', price: 99, quantity: 5 },
        { side: 'SELL', price: 101, quantity: 0 },
        { side: 'SELL', price: 102, quantity: 4 },
      ],
    });
    expect(book.announce(2_000)).toBeUndefined();
    expect(book.at).toBe(1_000);
  });

  it('announces the changes of one side alone', () => {
    const bid = add('BUY', 99, 5);
    expect(book.announce(1)!.changes).toEqual([{ side: 'BUY', price: 99, quantity: 5 }]);
    fill(bid, 2);
    expect(book.announce(2)!.changes).toEqual([{ side: 'BUY', price: 99, quantity: 3 }]);
    add('SELL', 101, 3);
    expect(book.announce(3)!.changes).toEqual([{ side: 'SELL', price: 101, quantity: 3 }]);
  });

  it('never announces two changes at one time', () => {
    add('BUY', 99, 5);
    expect(book.announce(1_000)).toMatchObject({ at: 1_000 });
    add('BUY', 98, 5);
    expect(book.announce(1_000)).toMatchObject({ at: 1_001, previousAt: 1_000 });
    add('BUY', 97, 5);
    expect(book.announce(900)).toMatchObject({ at: 1_002, previousAt: 1_001 });
    add('BUY', 96, 5);
    expect(book.announce(5_000)).toMatchObject({ at: 5_000, previousAt: 1_002 });
    expect(book.snapshot(1)).toEqual({ at: 5_000, bids: [[99, 5]], asks: [] });
  });

  it('says nothing of what happened while nobody could look on, or before it was put in place', () => {
    book.followed = false;
    add('BUY', 99, 5);
    book.followed = true;
    expect(book.announce(1)).toBeUndefined();
    add('BUY', 98, 5);
    add('SELL', 101, 5);
    book.forgetChanges();
    expect(book.announce(1)).toBeUndefined();
    expect(book.snapshot(10)).toEqual({
      at: 0,
      bids: [
        [99, 5],
        [98, 5],
      ],
      asks: [[101, 5]],
    });
  });

  it('shows as many levels as are asked for, and none that is hidden altogether', () => {
    for (const price of [103, 101, 102]) add('SELL', price, price);
    add('SELL', 100, 7, 0);
    expect(book.snapshot(2).asks).toEqual([
      [101, 101],
      [102, 102],
    ]);
    expect(book.snapshot(0).asks).toEqual([]);
    expect([book.levelPrice('SELL', 1), book.levelPrice('SELL', 3), book.levelPrice('SELL', 4)]).toEqual([
      101,
      103,
      undefined,
    ]);
    expect(book.levelPrice('BUY', 1)).toBeUndefined();
  });

  it('names every resting order with whom it belongs to, best first', () => {
    add('BUY', 98, 1);
    add('BUY', 99, 2);
    add('SELL', 102, 3);
    add('SELL', 101, 4);
    add('SELL', 101, 9, 5);
    expect(book.quotes()).toEqual([
      { accountId: 'ann', side: 'BUY', price: 99, quantity: 2 },
      { accountId: 'ann', side: 'BUY', price: 98, quantity: 1 },
      { accountId: 'ann', side: 'SELL', price: 101, quantity: 4 },
      { accountId: 'ann', side: 'SELL', price: 101, quantity: 5 },
      { accountId: 'ann', side: 'SELL', price: 102, quantity: 3 },
    ]);
  });

  it('measures bands from the best price of the other side, else from the last trade', () => {
    expect([book.reference('BUY'), book.reference('SELL')]).toEqual([undefined, undefined]);
    book.lastPrice = 95;
    add('SELL', 101, 4);
    expect([book.reference('BUY'), book.reference('SELL')]).toEqual([101, 95]);
  });

  describe('with an order that shows a slice of itself', () => {
    let iceberg: RestingOrder;
    let other: RestingOrder;
    beforeEach(() => {
      iceberg = add('SELL', 100, 10, 4);
      other = add('SELL', 100, 5);
    });
    const first = () => book.asks.best?.first;
    const shown = () => book.asks.quantityAt(100);

    it('shows the slice and lets it trade no more of it at a turn', () => {
      expect([shown(), book.turnOf(iceberg), book.turnOf(other)]).toEqual([9, 4, 5]);
      fill(iceberg, 3);
      expect([shown(), book.turnOf(iceberg), first()]).toEqual([6, 1, iceberg]);
    });

    it('puts the next slice behind the others when one is used up', () => {
      fill(iceberg, 4);
      expect([shown(), book.turnOf(iceberg), first()]).toEqual([9, 4, other]);
      fill(iceberg, 4);
      fill(other, 5);
      expect([shown(), book.turnOf(iceberg), first()]).toEqual([2, 2, iceberg]);
      fill(iceberg, 2);
      expect([shown(), book.asks.best]).toEqual([0, undefined]);
    });

    it('shows no more than what is left after it was made smaller', () => {
      iceberg.quantity = 3;
      book.shrunk(iceberg, 0);
      expect([shown(), book.turnOf(iceberg), first()]).toEqual([8, 3, iceberg]);
    });
  });

  it('keeps a hidden order in its place, and lets it trade all of it', () => {
    const hidden = add('SELL', 100, 10, 0);
    add('SELL', 100, 5);
    fill(hidden, 4);
    expect([book.asks.best!.first, book.asks.quantityAt(100), book.turnOf(hidden)]).toEqual([hidden, 5, 6]);
  });

  it('keeps an open order in its place when it trades in part', () => {
    const order = add('BUY', 99, 10);
    add('BUY', 99, 5);
    fill(order, 4);
    expect([book.bids.best!.first, book.bids.quantityAt(99), book.turnOf(order)]).toEqual([order, 11, 6]);
  });
});
