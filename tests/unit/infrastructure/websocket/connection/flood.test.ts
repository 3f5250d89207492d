import type { Scheduler } from '../../../../../src/application/kernel/scheduler.port';
import { FrameBatcher } from '../../../../../src/application/markets/frame-batcher';
import type { TickerMessage } from '../../../../../src/domain/markets/ticker';
import { second } from '../../../../../src/domain/shared/instant';
import { marketStreamHarness } from '../market-stream-harness';

const ticker = (symbol: string, close: number): object => ({
  symbol,
  open: 1,
  close,
  high: 2,
  low: 1,
  volume: 1,
  amount: 1,
  count: 1,
});
const list = (at: number, close: number): object => ({
  topic: 'tickers',
  ts: at,
  data: [ticker('SPOT_BTC_USDT', close), ticker('SPOT_ETH_USDT', close)],
});

describe('a stream that is too much', () => {
  it('is folded to one change a frame, whatever comes, and the last word stands (F17, F30)', () => {
    const { stream, sockets, scheduler, opened } = marketStreamHarness();
    const batches: ReadonlyMap<string, number>[] = [];
    const batcher = new FrameBatcher<string, number>(scheduler, (batch) => batches.push(batch));
    stream.onTickers((message: TickerMessage) => {
      if (message.kind === 'list') batcher.add(message.tickers.map(({ symbol, close }) => [symbol, close] as const));
    });
    opened();
    const messages = 5_000;
    for (let sent = 1; sent <= messages; sent += 1) {
      sockets.last.receive(list(sent, sent));
      if (sent % 5 === 0) scheduler.advance(1);
    }
    scheduler.advance(16);
    expect(batches.length).toBeLessThanOrEqual(second / 16 + 2);
    expect(Math.max(...batches.map(({ size }) => size))).toBe(2);
    expect(batches.at(-1)?.get('SPOT_BTC_USDT')).toBe(messages);
  });

  it('leaves nothing to be made up for when a page was hidden for ten minutes (F29)', () => {
    const { stream, sockets, scheduler, page, opened } = marketStreamHarness();
    const batches: ReadonlyMap<string, number>[] = [];
    // What a hidden page has in place of frames.
    const frames: Pick<Scheduler, 'nextFrame'> = {
      nextFrame: (task) => (page.visible.current ? scheduler.nextFrame(task) : scheduler.after(second, task)),
    };
    const batcher = new FrameBatcher<string, number>(frames as Scheduler, (batch) => batches.push(batch));
    stream.onTickers((message: TickerMessage) => {
      if (message.kind === 'list') batcher.add(message.tickers.map(({ symbol, close }) => [symbol, close] as const));
    });
    opened();
    page.visible.set(false);
    for (let sent = 1; sent <= 10 * 60 * 20; sent += 1) {
      sockets.last.receive(list(sent, sent));
      scheduler.advance(50);
      if (sent % 20 === 0) sockets.last.receive({ event: 'pong', ts: 1 });
    }
    expect(batches.length).toBeLessThanOrEqual(10 * 60 + 2);
    const before = batches.length;
    page.visible.set(true);
    scheduler.advance(second);
    expect(batches.length - before).toBeLessThanOrEqual(1);
    expect(Math.max(...batches.map(({ size }) => size))).toBe(2);
    expect(batches.at(-1)?.get('SPOT_BTC_USDT')).toBe(10 * 60 * 20);
    expect(sockets.all).toHaveLength(1);
    expect(stream.connection.current.phase).toBe('open');
  });

  it('may send a frame of eight megabytes that nobody can use, and goes on (F17)', () => {
    const { stream, sockets, opened } = marketStreamHarness();
    const heard: TickerMessage[] = [];
    stream.onTickers((message) => heard.push(message));
    opened();
    sockets.last.receive(`{"topic":"tickers","ts":1,"data":"${'x'.repeat(8_000_000)}"}`);
    sockets.last.receive(`{"topic":"tickers","ts":1,"data":[${'['.repeat(100_000)}`);
    sockets.last.receive(list(2, 7));
    expect(heard).toHaveLength(1);
    expect(stream.meter.unreadable).toBe(2);
  });

  it('keeps a bounded memory of topics that nobody asked for', () => {
    const { stream, sockets, opened } = marketStreamHarness();
    opened();
    for (let sent = 0; sent < 20_000; sent += 1)
      sockets.last.receive({ topic: `trade@SPOT_${sent}_USDT`, ts: 1, data: {} });
    expect(stream.meter.topics.size).toBeLessThanOrEqual(500);
  });
});
