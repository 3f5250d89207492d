import type { BookSnapshot } from '../../../../../sandbox/engine/model/market-data';
import type { ExchangeService } from '../../../../../sandbox/engine/exchange-service';
import { BookFeeds, changedLevels, type BookDelta } from '../../../../../sandbox/services/markets/book-feeds';

describe('changes between two books', () => {
  it('are the new and changed levels, and the gone ones with quantity 0', () => {
    const before = [
      [10, 1],
      [9, 2],
      [8, 3],
    ] as const;
    const after = [
      [11, 5],
      [10, 1],
      [9, 4],
    ] as const;
    expect(changedLevels(before, after)).toEqual([
      [11, 5],
      [9, 4],
      [8, 0],
    ]);
    expect(changedLevels(after, after)).toEqual([]);
  });
});

describe('a book that changes twice in one millisecond', () => {
  const symbol = 'SPOT_BTC_USDT';
  let book: BookSnapshot = { at: 1_000, bids: [[10, 1]], asks: [[12, 1]] };
  let tell: Parameters<ExchangeService['onEvent']>[0] = () => undefined;
  const change = (next: BookSnapshot) => {
    book = next;
    tell({ type: 'book', symbol } as Parameters<typeof tell>[0]);
  };
  const exchange = {
    book: () => book,
    onEvent: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as ExchangeService;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told as changes that a client joins to the snapshot it took in between', () => {
    const feeds = new BookFeeds(exchange);
    feeds.subscribe(symbol, 50, 10, () => undefined);
    const deltas: BookDelta[] = [];
    feeds.subscribe(symbol, 500, 200, (delta) => deltas.push(delta));
    change({
      at: 1_001,
      bids: [[10, 1]],
      asks: [
        [11, 1],
        [12, 1],
      ],
    });
    jest.advanceTimersByTime(10);
    const snapshot = feeds.snapshot(symbol, 50)!;
    change({
      at: 1_001,
      bids: [
        [11, 2],
        [10, 1],
      ],
      asks: [[12, 1]],
    });
    jest.advanceTimersByTime(190);
    const later = deltas.filter(({ at }) => at > snapshot.at);
    expect(later).toEqual([expect.objectContaining({ previousAt: 1_000, bids: [[11, 2]], asks: [[11, 0]] })]);
    // As it is said again when nothing changes, and says nothing more.
    expect(feeds.snapshot(symbol, 500)).toEqual({ ...book, at: later[0]!.at });
    jest.advanceTimersByTime(400);
    expect(deltas).toHaveLength(1);
    feeds.close();
  });
});
