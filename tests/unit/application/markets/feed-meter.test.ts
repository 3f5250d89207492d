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
