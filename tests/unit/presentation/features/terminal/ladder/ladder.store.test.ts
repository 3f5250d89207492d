import { runInAction } from 'mobx';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { seen, written } from '../../../../../support/stores';
import { openLadder as open, symbol } from './ladder-fixture';

describe('one click', () => {
  it('sends nothing before somebody arms it: it fills the order form with price, side and size', () => {
    const { store, preferences, filled, orders } = open();
    store.act(599, 'BUY', 'limit');
    preferences.chooseSize(symbol, decimal('0.5'));
    store.act(601, 'SELL', 'limit');
    expect([filled, orders.calls]).toEqual([['BUY', 599, 'SELL', 601, 0.5], []]);
  });

  it('sends an order of the size at hand once it is armed, and a stop where that was clicked', () => {
    const { store, preferences, filled, orders } = open();
    preferences.chooseSize(symbol, decimal('0.5'));
    store.arm(true);
    store.act(599, 'BUY', 'limit');
    store.act(603, 'BUY', 'stop');
    expect(written(orders.calls)).toEqual([
      ['limit', { side: 'BUY', closing: false }, '599', '0.5'],
      ['stop', { side: 'BUY', closing: false }, '603', '0.5'],
    ]);
    expect(filled).toEqual([]);
  });

  it('opens or closes in hedge mode as it says, and leads the order form there too', () => {
    const { store, preferences, filled, orders } = open(undefined, 'HEDGE_MODE');
    preferences.chooseSize(symbol, decimal('0.5'));
    expect((['BUY', 'SELL'] as const).map((side) => store.actOn(side))).toEqual(['openLong', 'openShort']);
    store.chooseClosing(true);
    expect((['BUY', 'SELL'] as const).map((side) => store.actOn(side))).toEqual(['closeShort', 'closeLong']);
    store.act(601, 'SELL', 'limit');
    expect(filled).toEqual([{ closing: true }, 'SELL', 601, 0.5]);
    store.arm(true);
    store.act(601, 'SELL', 'limit');
    expect(written(orders.calls)).toEqual([['limit', { side: 'SELL', closing: true }, '601', '0.5']]);
  });

  it('buys and sells in one-way mode', () => {
    const { store } = open(undefined, 'ONE_WAY');
    expect([store.hedging, store.actOn('BUY'), store.actOn('SELL')]).toEqual([false, 'BUY', 'SELL']);
  });

  it('says that the size is missing, and sends nothing', () => {
    const { store, orders } = open();
    store.arm(true);
    store.act(599, 'BUY', 'limit');
    expect(orders.calls).toEqual([['say', { kind: 'noSize' }]]);
  });

  it('is off again as soon as prices are not live, and cannot be armed before they are', () => {
    const { store, book } = open();
    const armed = seen(() => store.armed);
    store.arm(true);
    runInAction(() => (book.status = 'stale'));
    expect(armed).toEqual([false, true, false]);
    store.arm(true);
    runInAction(() => (book.status = 'live'));
    expect(armed).toEqual([false, true, false]);
    store.arm(true);
    expect(store.armed).toBe(true);
    store.arm(false);
    expect(store.armed).toBe(false);
  });

  it('is off once the ladder is left', () => {
    const { store, stop } = open();
    store.arm(true);
    stop();
    expect(store.armed).toBe(false);
  });
});

describe('an own order', () => {
  it('is carried to another row and asked about before it goes there', () => {
    const { store, orders, row } = open();
    const [own] = row(598)!.own;
    const proposed = seen(() => store.proposed?.price.toFixed());
    store.carry({ order: own!, row: 597 });
    store.drop();
    expect([store.carried, orders.calls]).toEqual([undefined, []]);
    store.answer(true);
    store.answer(true);
    expect(written(orders.calls)).toEqual(written([['move', own, '597']]));
    expect(proposed).toStrictEqual([undefined, '597', undefined]);
  });

  it('stays where it is when that was not meant, or it was put down there', () => {
    const { store, orders, row } = open();
    const order = row(598)!.own[0]!;
    store.carry({ order, row: 597 });
    store.drop();
    store.answer(false);
    store.carry({ order, row: 598 });
    store.drop();
    store.drop();
    expect([store.proposed, orders.calls]).toEqual([undefined, []]);
  });

  it('goes at once where the ladder is armed, unless it is a stop', () => {
    const { store, orders, row } = open();
    const order = row(598)!.own[0]!;
    store.arm(true);
    store.carry({ order, row: 597 });
    store.drop();
    expect(written(orders.calls)).toEqual(written([['move', order, '597']]));
    expect(store.proposed).toBeUndefined();
    const stop = { ...order, kind: 'stop' } as const;
    store.carry({ order: stop, row: 597 });
    store.drop();
    expect([orders.calls.length, store.proposed?.order, store.proposed?.price.toFixed()]).toEqual([1, stop, '597']);
  });
});

describe('an order that is being cancelled', () => {
  it('is told to be gone as soon as the account shows it no more, and only then', () => {
    const { account, orders, row } = open();
    const own = row(598)!.own[0]!;
    runInAction(() => (account.message = { kind: 'cancelled', order: own }));
    runInAction(() => (account.own = [...(account.own ?? [])]));
    expect(orders.calls).toEqual([]);
    runInAction(() => (account.own = []));
    expect(orders.calls).toEqual([['gone', own]]);
  });

  it('is not told to be gone while nobody knows what the account has, nor is one that was only placed', () => {
    const { account, orders, row } = open();
    const own = row(598)!.own[0]!;
    runInAction(() => {
      account.message = { kind: 'cancelled', order: own };
      account.own = undefined;
    });
    runInAction(() => {
      account.message = { kind: 'placed', order: own };
      account.own = [];
    });
    expect(orders.calls).toEqual([]);
  });
});
