import { FeedMeter } from '../../../../src/application/markets/feed-meter';
import { FakeScheduler } from '../../../support/fake-scheduler';

/** This machine's clock is an hour ahead of the exchange's. */
const ahead = 3_600_000;
const book = 'orderbookupdate@SPOT_BTC_USDT@50';

function setUp() {
  const time = new FakeScheduler();
  const meter = new FeedMeter(time);
  /** @param age since the exchange sent it */
  const comes = (topic: string, age: number): void => meter.received(topic, time.now() - ahead - age);
  comes('tickers', 40);
  return { time, meter, comes };
}

it('a line is late as soon as a message comes more than 5 s later than the quickest did, whatever the clocks say', () => {
  const { meter, comes } = setUp();
  comes(book, 5_000);
  expect(meter.late).toBe(false);
  comes(book, 5_100);
  expect(meter.late).toBe(true);
  comes('tickers', 90);
  expect(meter.late).toBe(false);
});

/** Ten messages a second are sent, and one comes every two seconds: each waits longer than the one before. */
it('a line that lets half a frame a second through is told within 10 s', () => {
  const { time, meter } = setUp();
  const began = time.now();
  for (let frame = 1; !meter.late; frame += 1) {
    time.advance(2_000);
    meter.received(frame % 10 === 0 ? 'tickers' : book, began - ahead + frame * 100);
  }
  expect(time.now() - began).toBeLessThanOrEqual(10_000);
});

it('an old trade or candle says nothing of the line', () => {
  const { meter, comes } = setUp();
  comes('trade@SPOT_BTC_USDT', 600_000);
  comes('kline@SPOT_BTC_USDT@1d', 80_000_000);
  expect(meter.late).toBe(false);
});

it('a new connection is measured anew', () => {
  const { meter, comes } = setUp();
  comes(book, 9_000);
  meter.opened();
  comes(book, 9_000);
  expect(meter.late).toBe(false);
});

it('nothing is said of delays and clocks before a message came that tells', () => {
  const meter = new FeedMeter(new FakeScheduler());
  expect([meter.clockAhead, meter.delays]).toEqual([undefined, []]);
  meter.received('trade@SPOT_BTC_USDT', 1);
  meter.received('tickers', undefined);
  expect([meter.clockAhead, meter.delays, meter.late]).toEqual([undefined, [], false]);
});

it('a delay of half a minute tells of the past', () => {
  const { meter, comes } = setUp();
  comes(book, 40 + 29_999);
  comes(book, 40 + 30_000);
  expect(meter.delays).toEqual([0, 29_999]);
});

it('messages are counted by their topic, with when the last of them came', () => {
  const { time, meter, comes } = setUp();
  comes(book, 40);
  time.advance(2_000);
  comes(book, 40);
  comes(book, 40);
  expect(meter.topics.get(book)).toEqual({ messages: 3, receivedAt: time.now() });
  expect(meter.topics.get('tickers')).toEqual({ messages: 1, receivedAt: time.now() - 2_000 });
});

it('a server that names ever new topics does not fill the memory', () => {
  const { meter, comes } = setUp();
  for (let topic = 0; topic < 600; topic += 1) comes(`trade@${topic}`, 40);
  expect(meter.topics.size).toBe(500);
  comes('tickers', 40);
  expect(meter.topics.get('tickers')!.messages).toBe(2);
});

it('a list of best prices that comes late makes a line late too', () => {
  const { meter, comes } = setUp();
  comes('bbos', 6_000);
  expect(meter.late).toBe(true);
});

it.each([
  [0, [0]],
  [29_999, [29_999]],
  [30_000, []],
  [-1, []],
])('a round trip of %d ms is one where no clock was set and no machine slept', (took, measured) => {
  const { time, meter } = setUp();
  meter.pinged();
  time.jump(took);
  meter.ponged();
  meter.ponged();
  expect(meter.roundTrips).toEqual(measured);
});
