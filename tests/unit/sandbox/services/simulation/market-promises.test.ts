import { assetProfiles } from '../../../../../sandbox/services/markets/asset-profile';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { day, second } from '../../../../../src/domain/shared/instant';
import { candleFigures, gapsOf, type TapeCandle } from './market-figures';
import { type RunMarket, runMarkets } from './run-market';

const large = ['SPOT_BTC_USDT', 'PERP_BTC_USDT', 'SPOT_ETH_USDT', 'PERP_ETH_USDT', 'SPOT_SOL_USDT'];

/** Deviation of a pair's return in a second. */
function moveOfSecond(symbol: string): number {
  const { base } = instruments.find((instrument) => instrument.symbol === symbol)!;
  return assetProfiles.find(({ asset }) => asset === base)!.dailyVolatility / Math.sqrt(day / second);
}

/** One run for all of them. */
let all: Promise<ReadonlyMap<string, RunMarket>> | undefined;

describe.each(large)('some minutes of %s', (symbol) => {
  let run: RunMarket;
  beforeAll(async () => {
    all ??= runMarkets(large, 15, 4);
    run = (await all).get(symbol)!;
  }, 90_000);

  it('have no gap over five ticks and what the price moves in a second', () => {
    const { books, tick } = run;
    expect(books.filter(({ bids, asks }) => bids.length < 20 || asks.length < 20)).toEqual([]);
    const ratios = books.map(
      (book) => Math.max(...gapsOf(book)) / (5 * tick + book.bids[0]![0] * moveOfSecond(symbol)),
    );
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1);
  });

  it('print nothing outside the best bid and offer of before', () => {
    expect(run.trades.length).toBeGreaterThan(80);
    expect(run.outside).toBe(0);
  });

  it('have wicks and volume like those of the past', () => {
    const figures = (candles: readonly TapeCandle[]): Record<string, number> => {
      const { rangeToBody, rangeToDeviation, meanVolume, volatilityBps } = candleFigures(candles);
      // Volume follows volatility, and the few minutes may be calm or wild ones.
      return { rangeToBody, rangeToDeviation, volumeToMovement: meanVolume / volatilityBps };
    };
    const past = figures(run.pastMinutes);
    for (const [figure, value] of Object.entries(figures(run.minutes))) {
      const ratio = value / past[figure]!;
      expect([figure, ratio > 0.55 && ratio < 1.8 ? 'alike' : ratio]).toEqual([figure, 'alike']);
    }
  });
});
