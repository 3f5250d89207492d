import { runInAction } from 'mobx';
import { LadderStore } from '../../../../../../src/presentation/features/terminal/ladder/ladder.store';
import { seen } from '../../../../../support/stores';
import { openLadder as open, symbol } from './ladder-fixture';

describe('the rows of the ladder', () => {
  it('show what rests, what was traded, own orders and where nobody tells of anything', () => {
    const { store, tape, row } = open();
    runInAction(() => (tape.rows = [{ price: 599, size: 3, side: 'SELL' }]));
    store.refresh();
    expect(row(599)).toMatchObject({
      price: 599,
      bid: 1,
      ask: undefined,
      traded: { size: 3, side: 'SELL' },
      last: true,
    });
    expect(row(601)).toMatchObject({ bid: undefined, ask: 2, traded: undefined, last: false, beyond: false });
    expect(row(598)!.own.map(({ id }) => id)).toEqual(['1']);
    expect(row(599)!.own).toEqual([]);
    expect([597, 598, 599, 601, 602, 603].map((each) => row(each)!.beyond)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('are none before anything is known', () => {
    const { store, book, time } = open();
    runInAction(() => (book.status = 'loading'));
    const unknown = new LadderStore(
      store.market,
      store.preferences,
      store.orders,
      { value: undefined },
      { value: undefined },
      time,
    );
    unknown.refresh();
    expect([unknown.rows, unknown.levels, unknown.own]).toEqual([[], undefined, []]);
  });

  it('are drawn again a tenth of a second after the book changed, once for all changes, until the ladder is left', () => {
    const { store, time, tell, stop } = open();
    const bids = seen(() => store.levels?.bids.has(600) ?? false);
    tell(600);
    tell(600);
    expect(time.waiting).toBe(1);
    time.advance(99);
    expect(bids).toEqual([false]);
    time.advance(1);
    expect(bids).toEqual([false, true]);
    tell(601);
    stop();
    expect(time.waiting).toBe(0);
    const left = open();
    left.stop();
    left.tell(602);
    expect(left.time.waiting).toBe(0);
  });

  it('follow the market, but not while an order is carried over them', () => {
    const { store, preferences, row } = open();
    preferences.set({ centring: 'auto' });
    expect(store.window.centre).toBe(600);
    store.window.scroll(3);
    store.carry({ order: row(598)!.own[0]!, row: 597 });
    store.refresh();
    expect(store.window.centre).toBe(603);
    store.carry(undefined);
    store.refresh();
    expect(store.window.centre).toBe(600);
    store.window.scroll(3);
    store.recentre();
    expect(store.window.centre).toBe(600);
  });

  it('are a step apart that somebody chose and the market offers, else the usual one, and go to the middle anew', () => {
    const { store, preferences } = open();
    expect(store.multiples).toContain(10);
    preferences.chooseStep(symbol, 10);
    expect([store.multiple, store.rows[0]!.price - store.rows[1]!.price, store.window.centre]).toEqual([10, 10, 60]);
    preferences.chooseStep(symbol, 7);
    expect(store.multiples).toContain(store.multiple);
  });

  it.each([
    ['not while they end before what is told of', 3, 0, 0],
    ['once the lowest is the last that is told of', 5, 0, 1],
    ['once the highest is', 3, 2, 1],
  ])('are read further into the book %s', (_, rows, up, reading) => {
    const { store, change, readingFurther } = open();
    store.window.fit(rows);
    store.window.scroll(up);
    change();
    expect(readingFurther()).toBe(reading);
  });

  it('are of the deeper book as soon as that is live, and of the usual one once the ladder is left', () => {
    const { store, book, change, deeper, readingFurther, row, stop } = open();
    change();
    store.refresh();
    expect(row(592)!.bid).toBeUndefined();
    deeper.status.set('live');
    store.refresh();
    expect(row(592)!.bid).toBe(5);
    // A book that begins anew is read further anew.
    runInAction(() => (book.status = 'loading'));
    runInAction(() => (book.status = 'live'));
    expect(readingFurther()).toBe(1);
    stop();
    store.refresh();
    expect([readingFurther(), row(592)!.bid]).toStrictEqual([0, undefined]);
  });
});
