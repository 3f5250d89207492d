import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { FundingPort } from '../../../../../../src/application/markets/funding.port';
import type { MarketDataPort } from '../../../../../../src/application/markets/market-data.port';
import type { ConnectionState, MarketStreamPort } from '../../../../../../src/application/markets/market-stream.port';
import type { Candle } from '../../../../../../src/domain/markets/candle';
import { ChartCrosshairs } from '../../../../../../src/presentation/features/terminal/chart/chart-crosshairs';
import { historySize } from '../../../../../../src/presentation/features/terminal/market/chart.store';
import { ComparedMarkets } from '../../../../../../src/presentation/features/terminal/chart/compared-markets';
import { SettledRates } from '../../../../../../src/presentation/features/terminal/chart/settled-rates';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import { settle } from '../../../../application/trading/trading-fakes';

it('lets only the chart that somebody points into take back where all charts point', () => {
  const crosshairs = new ChartCrosshairs();
  const [one, other] = [{}, {}];
  crosshairs.point(one, 5);
  crosshairs.point(other, undefined);
  expect(crosshairs.pointed).toEqual({ by: one, at: 5 });
  crosshairs.point(other, 7);
  crosshairs.point(one, undefined);
  expect(crosshairs.pointed?.at).toBe(7);
  crosshairs.point(other, undefined);
  expect(crosshairs.pointed).toBeUndefined();
});

describe('a market beside the one on the chart', () => {
  const candle = (startAt: number, close: number): Candle => ({
    startAt,
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
    amount: 1,
  });

  function open(pages: readonly (readonly Candle[] | undefined)[]) {
    const asked: (number | undefined)[] = [];
    const connection = new Subject<ConnectionState>({ phase: 'open' });
    let tell: (told: Candle) => void = () => undefined;
    const marketData = {
      candles: async ({ before }: { before?: number }) => {
        const page = pages[asked.length];
        asked.push(before);
        return page ? success(page) : failure({ kind: 'offline' as const });
      },
    } as unknown as MarketDataPort;
    const stream = {
      connection,
      onCandle: (_symbol: string, _interval: string, listener: (told: Candle) => void) => (
        (tell = listener),
        () => undefined
      ),
    } as unknown as MarketStreamPort;
    const market = new ComparedMarkets(marketData, stream).market('SPOT_ETH_USDT', '1m');
    market.start();
    return { market, asked, connection, tell: (told: Candle) => tell(told) };
  }

  const page = (from: number): readonly Candle[] =>
    Array.from({ length: historySize }, (_, index) => candle((from + index) * 60_000, index));

  it('is read as far back as it is looked at, and goes on live', async () => {
    const { market, asked, tell } = open([page(1_000), page(500), page(0)]);
    await market.reach(700 * 60_000);
    expect(asked).toEqual([undefined, 1_000 * 60_000]);
    expect(market.closes.size).toBe(2 * historySize);
    tell(candle(1_500 * 60_000, 42));
    expect(market.closes.get(1_500 * 60_000)).toBe(42);
  });

  it('says when it cannot be read, and is read when the line is back', async () => {
    const { market, connection } = open([undefined, page(0)]);
    await market.reach(0);
    expect(market.failed).toBe(true);
    connection.set({ phase: 'closed', retry: 1 });
    connection.set({ phase: 'open' });
    await settle();
    expect(market.failed).toBe(false);
    expect(market.closes.size).toBe(historySize);
  });

  it('is not asked for again and again where there is nothing older', async () => {
    const { market, asked } = open([[candle(60_000, 1)], []]);
    await market.reach(0);
    await market.reach(0);
    expect(asked).toHaveLength(2);
  });
});

it('reads every rate that was settled since then, oldest first', async () => {
  const row = (at: number) => ({ symbol: 'PERP_BTC_USDT', rate: decimal('0.0001'), at, nextAt: at + 1 });
  const pages = [[row(3), row(2)], [row(1)]];
  const rates = new SettledRates({
    history: async ({ page = 1 }: { page?: number }) => success({ rows: pages[page - 1] ?? [], total: 3 }),
  } as unknown as FundingPort);
  expect(await rates.since('PERP_BTC_USDT', 0)).toEqual([1, 2, 3].map((at) => ({ at, percent: 0.01 })));
});
