import { AlertFeeds } from '../../../../src/application/alerts/alert-feeds';
import { type Listener, Subject } from '../../../../src/application/kernel/observable-value';
import type { AlertCondition, AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryLog } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';
const minute = 60_000;
const price: AlertCondition = { kind: 'price', when: 'above', price: 100 };
const move: AlertCondition = { kind: 'move', direction: 'up', percent: 5, within: minute };
const funding: AlertCondition = { kind: 'funding', when: 'above', rate: 0.001 };
const imbalance: AlertCondition = { kind: 'imbalance', when: 'above', bidShare: 0.8 };
const volume: AlertCondition = { kind: 'volume', times: 3 };
const margin: AlertCondition = { kind: 'margin', when: 'below', ratio: 0.1 };

/** What an exchange sends, by topic; who has gone hears nothing. */
class Topics {
  readonly #listeners = new Map<string, Set<Listener<never>>>();

  on(topic: string, listener: Listener<never>): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  send(topic: string, message: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message as never);
  }

  /** Topics that somebody hears. */
  get open(): readonly string[] {
    return [...this.#listeners].flatMap(([topic, listeners]) => Array.from(listeners, () => topic)).toSorted();
  }
}

function setUp() {
  const time = new FakeScheduler();
  const topics = new Topics();
  const state = {
    candles: success([]) as unknown,
    asked: [] as unknown[],
    summary: success({ marginRatio: decimal('0.5') }) as unknown,
    summaries: 0,
    book: { bids: [[99, 1]], asks: [[101, 3]] } as object,
  };
  const stream = {
    connection: new Subject({ phase: 'open' }),
    meter: { late: false },
    onTickers: (listener: Listener<never>) => topics.on('tickers', listener),
    onTrade: (of: string, listener: Listener<never>) => topics.on(`trade ${of}`, listener),
    onCandle: (of: string, interval: string, listener: Listener<never>) => topics.on(`${interval} ${of}`, listener),
    onOrderBook: (of: string, listener: Listener<never>) => topics.on(`book ${of}`, listener),
  };
  const data = {
    candles: async (query: unknown) => (state.asked.push(query), state.candles),
    orderBook: async () => success({ symbol, at: 10, ...state.book }),
  };
  const session = new Subject<unknown>({ status: 'loggedIn' });
  const feeds = new AlertFeeds(
    stream as never,
    data as never,
    { onFundingEstimate: (of: string, listener: Listener<never>) => topics.on(`funding ${of}`, listener) } as never,
    { summary: async () => ((state.summaries += 1), state.summary) } as never,
    { state: session } as never,
    time,
    time,
    new MemoryLog(),
  );
  const given: AlertTick[] = [];
  const follow = (...conditions: readonly AlertCondition[]) =>
    feeds.follow(
      conditions.map((condition) => ({ symbol, condition })),
      (ticks) => given.push(...ticks),
    );
  return { time, topics, state, session, feeds, given, follow };
}

describe('what alerts are judged by', () => {
  it('is brought once, however many alerts ask for it, and no longer than one does', async () => {
    const { topics, feeds, follow, time } = setUp();
    follow(price, { ...price, price: 200 }, move);
    const prices = ['tickers', `trade ${symbol}`];
    expect(topics.open).toEqual(prices);
    follow(price, funding);
    expect(topics.open).toEqual([`funding ${symbol}`, ...prices]);
    feeds.follow([{ symbol: 'PERP_ETH_USDT', condition: funding }], () => undefined);
    expect(topics.open).toEqual(['funding PERP_ETH_USDT']);
    follow();
    expect([topics.open, time.waiting]).toEqual([[], 0]);
  });

  it('is the estimate of funding', () => {
    const { topics, given, follow } = setUp();
    follow(funding);
    topics.send(`funding ${symbol}`, { rate: 0.002, at: 5 });
    expect(given).toEqual([{ kind: 'funding', symbol, at: 5, rate: 0.002 }]);
  });
});

describe('a price', () => {
  const ticker = (close: number, of = symbol) => ({ symbol: of, close });
  const at = (time: number, value: number) => ({ kind: 'price', symbol, at: time, price: value });

  it('is known by the tickers until the first trade, and by trades from then on', () => {
    const { topics, given, follow } = setUp();
    follow(price);
    topics.send('tickers', { kind: 'list', at: 1, tickers: [ticker(5, 'OTHER'), ticker(100)] });
    topics.send('tickers', { kind: 'list', at: 2, tickers: [ticker(5, 'OTHER')] });
    topics.send('tickers', { kind: 'one', at: 3, ticker: ticker(101) });
    topics.send('tickers', { kind: 'one', at: 4, ticker: ticker(5, 'OTHER') });
    topics.send('tickers', { kind: 'bestBidOffer', at: 5, updates: [], ticker: ticker(5) });
    expect(given).toEqual([at(1, 100), at(3, 101)]);
    topics.send(`trade ${symbol}`, { price: 102, at: 6 });
    topics.send('tickers', { kind: 'one', at: 7, ticker: ticker(99) });
    expect(given.slice(2)).toEqual([at(6, 102)]);
  });
});

describe('the balance of a book', () => {
  it('is reckoned every second, over the best levels of both sides', async () => {
    const { time, given, follow } = setUp();
    follow(imbalance);
    await time.settle(999, 111);
    expect(given).toEqual([]);
    await time.settle(1);
    expect(given).toEqual([{ kind: 'imbalance', symbol, at: time.now(), bidShare: 0.25 }]);
    await time.settle(1_000, 500);
    expect(given).toHaveLength(2);
  });

  it('looks at fifty levels a side', async () => {
    const { time, given, follow, state } = setUp();
    const levels = (from: number, step: number) => Array.from({ length: 60 }, (_, level) => [from + step * level, 1]);
    state.book = { bids: levels(99, -0.1), asks: levels(101, 0.1).slice(0, 50) };
    follow(imbalance);
    await time.settle(1_000, 500);
    expect(given).toMatchObject([{ bidShare: 0.5 }]);
  });

  it('is not known of a book that is empty, or that nobody knows to be the exchange’s', async () => {
    const empty = setUp();
    empty.state.book = { bids: [], asks: [] };
    empty.follow(imbalance);
    await empty.time.settle(3_000, 500);
    expect(empty.given).toEqual([]);
    const late = setUp();
    late.follow(imbalance);
    await late.time.settle(1_000, 500);
    late.topics.send(`book ${symbol}`, { symbol, at: 100, previousAt: 90, bids: [], asks: [] });
    await late.time.settle(2_000, 500);
    expect(late.given).toHaveLength(1);
  });

  it('is looked at by nobody any more once no alert asks for it', async () => {
    const { time, given, follow, topics } = setUp();
    follow(imbalance);
    await time.settle(1_000, 500);
    follow();
    await time.settle(3_000, 500);
    expect([given.length, topics.open, time.waiting]).toEqual([1, [], 0]);
  });
});

describe('the volume of a minute', () => {
  const now = 1_760_000_000_000;
  const tick = (startAt: number, traded: number) => ({
    kind: 'volume',
    symbol,
    at: startAt,
    minuteAt: startAt,
    volume: traded,
  });

  it('is compared with those before, which are read first and are over', async () => {
    const { time, given, follow, topics, state } = setUp();
    const starts = [now - 2 * minute, now - minute, now - minute + 1];
    state.candles = success(starts.map((startAt, place) => ({ startAt, volume: place })));
    follow(volume);
    expect(topics.open).toEqual([]);
    await time.settle();
    // Another alert changes nothing for this one.
    follow(volume, funding);
    await time.settle();
    expect(state.asked).toEqual([{ symbol, interval: '1m', limit: 21 }]);
    topics.send(`1m ${symbol}`, { startAt: now, volume: 9, close: 1 });
    expect(given).toEqual([tick(now - 2 * minute, 0), tick(now - minute, 1), tick(now, 9)]);
  });

  it('goes on where those before cannot be read', async () => {
    const { time, given, follow, topics, state } = setUp();
    state.candles = failure({ kind: 'offline' });
    follow(volume);
    await time.settle();
    topics.send(`1m ${symbol}`, { startAt: now, volume: 9 });
    expect(given).toEqual([tick(now, 9)]);
    follow();
    expect(topics.open).toEqual([]);
  });

  it('is not brought where nobody asks for it any more when those before have come', async () => {
    const { time, given, follow, topics, state } = setUp();
    state.candles = success([{ startAt: now - 2 * minute, volume: 1 }]);
    follow(volume);
    follow();
    await time.settle();
    expect([given, topics.open]).toEqual([[], []]);
  });
});

describe('the margin of the account', () => {
  const tick = (at: number) => ({ kind: 'margin', symbol: '', at, ratio: 0.5 });

  it('is read at once and every ten seconds, once for all alerts of any market', async () => {
    const { time, given, feeds, state } = setUp();
    const start = time.now();
    const rules = [symbol, 'PERP_ETH_USDT'].map((of) => ({ symbol: of, condition: margin }));
    feeds.follow(rules, (ticks) => given.push(...ticks));
    await time.settle(9_999, 1_111);
    expect(given).toEqual([tick(start)]);
    await time.settle(1);
    expect(given).toEqual([tick(start), tick(start + 10_000)]);
    expect(state.summaries).toBe(2);
    feeds.follow([], () => undefined);
    expect(time.waiting).toBe(0);
  });

  it('is not asked for while nobody is logged in', async () => {
    const { time, follow, session, state, given } = setUp();
    session.set({ status: 'loggedOut' });
    follow(margin);
    await time.settle(10_000, 1_000);
    expect(state.summaries).toBe(0);
    session.set({ status: 'loggedIn' });
    await time.settle(10_000, 1_000);
    expect(given).toHaveLength(1);
  });

  it.each([failure({ kind: 'offline' }), success({ marginRatio: undefined })])(
    'is not known where the exchange does not say (%#)',
    async (summary) => {
      const { time, follow, state, given } = setUp();
      state.summary = summary;
      follow(margin);
      await time.settle(10_000, 1_000);
      expect([state.summaries, given]).toEqual([2, []]);
    },
  );
});
