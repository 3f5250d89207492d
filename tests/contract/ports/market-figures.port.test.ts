import { MarketFiguresPort } from '../../../src/application/markets/market-figures.port';
import { hour, minute } from '../../../src/domain/shared/instant';
import { spot, take, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('MarketFiguresPort', (open) => {
  let world: PortWorld;
  const figures = () => world.stranger().port(MarketFiguresPort);

  beforeAll(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterAll(() => world.close());

  it('has 24 hours of a market in figures, none before the first trade', async () => {
    expect(value(await figures().ticker(spot))).toMatchObject({
      symbol: spot,
      open: 60_010,
      close: 60_010,
      high: 60_010,
      low: 59_990,
      volume: 0.006,
      amount: 360.02,
      count: 3,
      lastTradeAt: world.now(),
    });
    expect(value(await figures().ticker('SPOT_ETH_USDT'))).toBeUndefined();
  });

  it('tells the latest trades, newest first', async () => {
    const trades = value(await figures().latestTrades(spot, 2));
    expect(trades.map(({ side, price, size }) => [side, price, size])).toEqual([
      ['BUY', 60_010, 0.003],
      ['SELL', 59_990, 0.002],
    ]);
    expect(trades.every(({ at }) => at === world.now())).toBe(true);
    expect(value(await figures().latestTrades('SPOT_ETH_USDT', 5))).toEqual([]);
  });

  it('finds trades of a span of time, in pages', async () => {
    const first = world.now();
    await world.pass(minute);
    await take(world, spot, 'BUY', 6_001_000, 4_000);
    const all = value(await figures().earlierTrades({ symbol: spot }));
    expect([all.rows.map(({ size }) => size), all.total]).toEqual([[0.004, 0.003, 0.002, 0.001], 4]);
    const past = value(await figures().earlierTrades({ symbol: spot, from: first, to: first, page: 2, size: 2 }));
    expect([past.rows.map(({ size }) => size), past.total]).toEqual([[0.001], 3]);
    expect(value(await figures().earlierTrades({ symbol: spot, from: world.now() + 1 })).rows).toEqual([]);
  });

  it('draws the last day, oldest first', async () => {
    await world.pass(hour);
    await take(world, spot, 'SELL', 5_999_000, 4_000);
    const [sparkline, untraded] = value(await figures().sparklines([spot, 'SPOT_ETH_USDT']));
    expect(sparkline!.points.map(([, close]) => close)).toEqual([60_010, 59_990]);
    expect(sparkline!.points.every(([at]) => at % hour === 0)).toBe(true);
    expect(untraded).toEqual({ symbol: 'SPOT_ETH_USDT', points: [] });
  });

  it('knows no figures of a market that does not exist', async () => {
    expect(await figures().ticker('SPOT_NOPE_USDT')).toEqual(refused('invalid'));
    expect(await figures().sparklines(['SPOT_NOPE_USDT'])).toEqual(refused('invalid'));
    expect(await figures().latestTrades('SPOT_NOPE_USDT', 1)).toEqual(refused('invalid'));
    expect(await figures().latestTrades(spot, 0)).toEqual(refused('invalid'));
    expect(await figures().earlierTrades({ symbol: 'SPOT_NOPE_USDT' })).toEqual(refused('invalid'));
  });
});
