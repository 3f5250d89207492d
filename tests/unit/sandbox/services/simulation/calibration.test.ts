import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { candleFigures, figuresOf, merged, readCandles, readTape } from './market-figures';
import { type RunMarket, runMarkets } from './run-market';

/*
 * Compares the simulated market with recorded ones. The recordings are not part of the project: set
 * MARKET_TAPES to a folder that holds them. docs/guides/market-calibration.md shows the last comparison.
 */
const folder = process.env['MARKET_TAPES'];
const recordings = { BTC: 'binance_spot_btcusdt_20240808.gz', ETH: 'binance_spot_ethusdt_20240808.gz' } as const;
const month = 'btc_perp_1m_20211231_20220201.csv.gz';
const missing =
  folder === undefined
    ? 'MARKET_TAPES is not set'
    : [...Object.values(recordings), month].every((file) => existsSync(join(folder, file)))
      ? undefined
      : `no recordings in ${folder}`;

type Bounds<Figures> = Partial<Record<keyof Figures, readonly [smallest: number, largest: number]>>;

/** Allowed ratio to the recording. Rates, depth and spread are those of a smaller venue on purpose. */
const tapeBounds: Bounds<ReturnType<typeof figuresOf>> = {
  medianTrade: [0.5, 2],
  meanToMedian: [0.3, 3],
  tailToMedian: [0.3, 3],
  sidePersistence: [0.6, 1.4],
  arrivalDispersion: [0.5, 2],
  medianSpreadBps: [0, 60],
  depth5Bps: [0.05, 1],
  depth10Bps: [0.05, 1],
  depth25Bps: [0.05, 1],
  widestGapBps: [0.5, 2],
  volatility1sBps: [0.5, 2],
  volatility10sBps: [0.4, 2],
  kurtosis1s: [0.2, 2],
};
const candleBounds: Bounds<ReturnType<typeof candleFigures>> = {
  volatilityBps: [0.35, 1.5],
  tail: [0.7, 1.3],
  rangeToBody: [0.8, 1.25],
  rangeToDeviation: [0.7, 1.5],
  volumeDeviation: [0.4, 1.5],
  meanToMedianVolume: [0.5, 1.5],
};

function expectAlike<Figures extends Record<keyof Figures, number>>(
  name: string,
  ours: Figures,
  recorded: Figures,
  bounds: Bounds<Figures>,
): void {
  if (process.env['CALIBRATION_TABLE'] !== undefined) {
    const figure = (value: number): string => String(Number(value.toPrecision(3)));
    const rows = (Object.keys(ours) as (keyof Figures & string)[]).map(
      (key) => `| ${key} | ${figure(recorded[key])} | ${figure(ours[key])} |`,
    );
    process.stdout.write([`${name}: recorded, ours`, ...rows, ''].join('\n'));
  }
  for (const key of Object.keys(bounds) as (keyof Figures)[]) {
    const [smallest, largest] = bounds[key]!;
    const ratio = ours[key] / recorded[key];
    expect([name, key, ratio >= smallest && ratio <= largest ? 'alike' : ratio]).toEqual([name, key, 'alike']);
  }
}

if (missing !== undefined) {
  it.skip(`compares the market with recordings (skipped: ${missing})`, () => undefined);
} else {
  describe('an hour of the simulated market', () => {
    let run: ReadonlyMap<string, RunMarket>;
    beforeAll(async () => {
      run = await runMarkets(['SPOT_BTC_USDT', 'SPOT_ETH_USDT'], 60, 21);
    }, 60_000);

    it.each(['BTC', 'ETH'] as const)(
      'resembles the recorded %s tape',
      async (base) => {
        const recorded = figuresOf(await readTape(join(folder!, recordings[base])));
        const ours = run.get(`SPOT_${base}_USDT`)!;
        expectAlike(base, figuresOf(ours), recorded, tapeBounds);
        expect(ours.outside).toBe(0);
      },
      30_000,
    );

    it('has minutes and hours, live and past, like those of a recorded month', () => {
      const recorded = readCandles(join(folder!, month));
      const { minutes, pastMinutes, pastHours } = run.get('SPOT_BTC_USDT')!;
      const recordedMinutes = candleFigures(recorded);
      expectAlike('past minutes', candleFigures(pastMinutes), recordedMinutes, candleBounds);
      // An hour is too short for tails.
      const { tail: _, ...bounds } = candleBounds;
      expectAlike('live minutes', candleFigures(minutes), recordedMinutes, bounds);
      expectAlike('past hours', candleFigures(pastHours), candleFigures(merged(recorded, 60)), candleBounds);
    });
  });
}
