import { ChartFeedPort } from '../../../src/application/markets/chart-feed.port';
import type { ChartEvent } from '../../../src/domain/markets/chart-feed';
import { day, hour, second } from '../../../src/domain/shared/instant';
import { perpetual, quote, spot, symbolsOf, take, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('ChartFeedPort', (open) => {
  let world: PortWorld;
  const charts = () => world.stranger().port(ChartFeedPort);

  beforeEach(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterEach(() => world.close());

  it('names every market for charts, in groups that add up', async () => {
    const all = value(await charts().symbols('library'));
    expect(all).toHaveLength(world.exchange.instruments.length);
    expect(all).toContainEqual({
      name: 'BTCUSDT',
      description: 'BTC / USDT',
      symbol: spot,
      type: 'SPOT',
      priceStep: 0.01,
    });
    expect(all).toContainEqual({
      name: 'BTCUSDT.P',
      description: 'BTC / USDT Perpetual',
      symbol: perpetual,
      type: 'PERP',
      priceStep: 1,
    });
    expect(value(await charts().symbols('integration'))).toEqual(all);
    const groups = await Promise.all(
      value(await charts().groups()).map(async (group) => value(await charts().symbols('integration', group))),
    );
    expect(groups.map((group) => group.map(({ symbol }) => symbol))).toEqual([symbolsOf('SPOT'), symbolsOf('PERP')]);
    const { exchanges, resolutions } = value(await charts().configuration('library'));
    expect(value(await charts().symbols('library', exchanges[0]!.id))).toEqual(all);
    expect(resolutions).toEqual(expect.arrayContaining(['1', '60', 'D']));
    expect(value(await charts().configuration('integration'))).toEqual(value(await charts().configuration('library')));
    expect(await charts().symbols('library', 'nobody')).toEqual(refused('invalid'));
    expect(await charts().symbols('integration', 'nobody')).toEqual(refused('invalid'));
  });

  it('quotes markets by chart name or symbol, and leaves out what it does not know', async () => {
    const quotes = value(await charts().quotes(['BTCUSDT', 'NOPE', perpetual, 'ETHUSDT']));
    expect(quotes.map(({ name }) => name)).toEqual(['BTCUSDT', perpetual]);
    expect(quotes[0]).toMatchObject({
      last: 60_010,
      bid: 59_990,
      ask: 60_010,
      open: 60_010,
      high: 60_010,
      low: 59_990,
      volume: 0.006,
      change: 0,
      changePercent: 0,
    });
    await take(world, spot, 'SELL', 5_999_000, 1_000);
    expect(value(await charts().quotes(['BTCUSDT']))[0]).toMatchObject({
      last: 59_990,
      change: -20,
      changePercent: -0.0333,
    });
  });

  it('draws the bars of a market, oldest first', async () => {
    await world.pass(hour);
    await take(world, spot, 'SELL', 5_999_000, 4_000);
    const bars = value(await charts().bars('BTCUSDT', '1h'));
    expect(bars.at(-1)).toEqual({
      startAt: world.now() - (world.now() % hour),
      open: 59_990,
      high: 59_990,
      low: 59_990,
      close: 59_990,
      volume: 0.004,
      amount: 239.96,
    });
    expect(bars[0]).toMatchObject({ high: 60_010, low: 59_990, volume: 0.006 });
    expect(value(await charts().bars('ETHUSDT', '1h'))).toEqual([]);
    expect(await charts().bars('NOPE', '1h')).toEqual(refused('invalid'));
  });

  it.each(['library', 'integration'] as const)(
    'tells the %s of trades, quotes and the day while it is followed',
    async (reader) => {
      const told: ChartEvent[] = [];
      const waiting: { readonly kind: string; readonly resolve: (event: ChartEvent) => void }[] = [];
      const ended = jest.fn();
      const next = (kind: string) => new Promise<ChartEvent>((resolve) => waiting.push({ kind, resolve }));
      let stop = () => {};
      await new Promise<void>((opened) => {
        stop = charts().follow(reader, {
          opened,
          told: (event) => {
            told.push(event);
            for (const { kind, resolve } of waiting)
              if (kind === event.kind && event.name === 'ETHUSDT') resolve(event);
          },
          ended,
        });
      });
      const events = Promise.all(['trade', 'quote', 'day'].map(next));
      await quote(world, 'SPOT_ETH_USDT', 'BUY', 299_000, 100_000);
      await quote(world, 'SPOT_ETH_USDT', 'SELL', 301_000, 100_000);
      await take(world, 'SPOT_ETH_USDT', 'BUY', 301_000, 40_000);
      const now = world.now() - (world.now() % second);
      const [trade, best, today] = await events;
      expect(trade).toEqual({ kind: 'trade', name: 'ETHUSDT', at: now, price: 3_010, size: 0.04 });
      expect(best).toMatchObject({ bid: 2_990, bidSize: 0.1, ask: 3_010, at: now });
      expect(today).toEqual({
        kind: 'day',
        name: 'ETHUSDT',
        at: now - (now % day),
        open: 3_010,
        high: 3_010,
        low: 3_010,
        close: 3_010,
        volume: 0.04,
      });

      stop();
      const count = told.length;
      await take(world, 'SPOT_ETH_USDT', 'BUY', 301_000, 10_000);
      // An answer that was asked for later has come: the trade would have come before it.
      expect(value(await charts().quotes(['ETHUSDT']))[0]!.volume).toBe(0.05);
      expect(told).toHaveLength(count);
      expect(ended).not.toHaveBeenCalled();
    },
  );
});
