import { marketStreamHarness } from '../market-stream-harness';

type Harness = ReturnType<typeof marketStreamHarness>;

describe('topics of a stream', () => {
  let harness: Harness;
  const nothing = () => undefined;

  beforeEach(() => {
    harness = marketStreamHarness();
  });

  const topicsOf = (cmd: string) => harness.sockets.last.sentOf(cmd).map((frame) => frame.params as string[]);

  /** Subscribed on open, whoever listens. */
  const always = ['tickers', 'ticker@SPOT_WOO_USDT'];

  it('include the tickers and the product token on open, whoever listens', () => {
    harness.opened();
    expect(topicsOf('SUBSCRIBE')).toEqual([always]);
  });

  it('tell the public address what device this is', () => {
    harness.opened();
    expect(harness.sockets.last.address).toBe('wss://stream.test/ws/stream?device=web');
  });

  it('are subscribed with the first listener and ended with the last', () => {
    harness.opened();
    const first = harness.stream.onTrade('SPOT_BTC_USDT', nothing);
    const second = harness.stream.onTrade('SPOT_BTC_USDT', nothing);
    expect(topicsOf('SUBSCRIBE')).toEqual([always, ['trade@SPOT_BTC_USDT']]);
    first();
    first();
    expect(topicsOf('UN_SUBSCRIBE')).toEqual([]);
    second();
    expect(topicsOf('UN_SUBSCRIBE')).toEqual([['trade@SPOT_BTC_USDT']]);
  });

  it('are named as the exchange names them', () => {
    harness.opened();
    harness.stream.onTickers(nothing);
    harness.stream.onOrderBook('PERP_BTC_USDT', nothing);
    harness.stream.onCandle('SPOT_BTC_USDT', '1m', nothing);
    expect(topicsOf('SUBSCRIBE').flat()).toEqual([
      ...always,
      'bbos',
      'orderbookupdate@PERP_BTC_USDT@50',
      'kline@SPOT_BTC_USDT@1m',
    ]);
  });

  it('are all subscribed anew on reconnect, ten per frame at most, and those ended meanwhile are not', () => {
    harness.opened();
    const symbols = Array.from({ length: 25 }, (_, index) => `SPOT_C${index}_USDT`);
    const stops = symbols.map((symbol) => harness.stream.onTrade(symbol, nothing));
    harness.sockets.last.break();
    stops[0]!();
    harness.scheduler.advance(5_000);
    harness.sockets.last.open();
    const frames = topicsOf('SUBSCRIBE');
    expect(frames.map((topics) => topics.length)).toEqual([10, 10, 6]);
    expect(frames.flat()).toEqual([...always, ...symbols.slice(1).map((symbol) => `trade@${symbol}`)]);
  });

  it('are kept when refused, and asked for again on the next connection', () => {
    harness.opened();
    harness.stream.onTrade('SPOT_NOPE_USDT', nothing);
    const { id } = harness.sockets.last.sent.at(-1)!;
    harness.sockets.last.receive({ id, cmd: 'SUBSCRIBE', success: true, time: 1, data: [] });
    expect(harness.log.lines.at(-1)).toMatchObject({
      level: 'warning',
      details: { topics: ['trade@SPOT_NOPE_USDT'] },
    });
    harness.sockets.last.break();
    harness.scheduler.advance(5_000);
    harness.sockets.last.open();
    expect(topicsOf('SUBSCRIBE').flat()).toContain('trade@SPOT_NOPE_USDT');
  });

  it.each([
    { cmd: 'SUBSCRIBE', success: false, data: 'Command type invalid!' },
    { event: 'subscribe', success: false, errorMsg: 'Auth is needed.' },
  ])('note a refusal in either envelope: %j', (answer) => {
    harness.opened();
    harness.sockets.last.receive({ id: harness.sockets.last.sent[0]!.id, ...answer });
    expect(harness.log.lines.at(-1)).toMatchObject({ level: 'warning', details: { topics: always } });
  });

  it('note an answer that names them as accepted, and one that never comes', () => {
    harness.opened();
    harness.stream.onTrade('SPOT_BTC_USDT', nothing);
    harness.sockets.last.receive({
      id: harness.sockets.last.sent[0]!.id,
      event: 'subscribe',
      success: true,
      ts: 1,
    });
    expect(harness.log.count('are subscribed')).toBe(1);
    harness.live(10_000);
    expect(harness.log.lines.filter((line) => line.message.includes('not answered'))).toEqual([
      expect.objectContaining({ details: { topics: ['trade@SPOT_BTC_USDT'] } }),
    ]);
  });

  it('bring data before the answer, too', () => {
    harness.opened();
    const heard = jest.fn();
    harness.stream.onTickers(heard);
    harness.sockets.last.receive({ topic: 'bbos', ts: 1_760_000_000_000, data: [] });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
