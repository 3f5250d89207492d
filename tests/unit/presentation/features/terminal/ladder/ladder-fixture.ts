import { observable, observableRef, runInAction } from 'mobx';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { Order } from '../../../../../../src/domain/trading/order';
import type { PositionMode } from '../../../../../../src/domain/trading/position';
import { LadderPreferencesStore } from '../../../../../../src/presentation/features/terminal/ladder/ladder-preferences.store';
import { LadderStore } from '../../../../../../src/presentation/features/terminal/ladder/ladder.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { exchange } from '../../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { order } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';

export const { symbol } = bitcoin;

interface Level {
  readonly price: number;
  readonly size: number;
}

/** A book of two bids and two asks around 600, told of down to 598 and up to 603. */
function bookOf(bid: number) {
  const bids: readonly Level[] = [bid, bid - 1].map((price) => ({ price, size: 1 }));
  const asks: readonly Level[] = [bid + 2, bid + 3].map((price) => ({ price, size: 2 }));
  return {
    bestBid: bid,
    bestAsk: bid + 2,
    bestBids: () => bids,
    bestAsks: () => asks,
    endOf: (side: string) => (side === 'bid' ? bid - 1 : bid + 3),
  };
}

/** The ladder of bitcoin, live, in steps of a dollar, with an own order to buy at 598. */
export function openLadder(
  own: readonly Order[] | undefined = [order({ price: decimal(598) })],
  positionMode?: PositionMode,
) {
  const time = new FakeScheduler();
  const changed = new Set<() => void>();
  const onChange = (listener: () => void) => (changed.add(listener), () => changed.delete(listener));
  const feed = { book: bookOf(599), status: new Subject('live'), onChange };
  const further = { ...bookOf(599), bestBids: () => [{ price: 592, size: 5 }] };
  let readingFurther = 0;
  const deeper = {
    book: further,
    status: new Subject('loading'),
    start: () => ((readingFurther += 1), () => (readingFurther -= 1)),
  };
  const book = observable(
    { status: '', revision: 0, feed, magnitude: 3, deeper },
    { feed: observableRef, deeper: observableRef },
  );
  runInAction(() => (book.status = 'live'));
  const tape = observable({ rows: [] as object[] }, { rows: observableRef });
  const filled: unknown[] = [];
  const fields = {
    choose: (change: object) => filled.push(change),
    chooseSide: (side: string) => filled.push(side),
    takePrice: (price: number) => filled.push(price),
    takeSize: (size: number) => filled.push(size),
  };
  const contract = positionMode && { terms: { positionMode } };
  const instrument = { ...bitcoin, tick: decimal(1), groupings: [1, 10] };
  const market = { instrument, book, tape, contract, ticket: { fields } };
  const preferences = new LadderPreferencesStore(new MemoryStorage());
  preferences.chooseStep(symbol, 1);
  const orders = exchange();
  const known: { own: readonly Order[] | undefined; message: object | undefined } = { own, message: undefined };
  const account = observable(known, { own: observableRef, message: observableRef });
  const tellingOrders = new Proxy(orders.port, {
    get: (port, name) => (name === 'message' ? account.message : (Reflect.get(port, name) as unknown)),
  });
  const openOrders = {
    get value() {
      return account.own;
    },
  };
  const store = new LadderStore(market as never, preferences, tellingOrders, openOrders, { value: [] }, time);
  const stop = store.start();
  const tell = (bid: number): void => {
    feed.book = bookOf(bid);
    runInAction(() => (book.revision += 1));
  };
  const change = (): void => changed.forEach((listener) => listener());
  const row = (number: number) => store.rows.find((each) => each.number === number);
  return {
    store,
    time,
    book,
    tape,
    filled,
    preferences,
    orders,
    account,
    stop,
    tell,
    row,
    deeper,
    change,
    readingFurther: () => readingFurther,
  };
}
