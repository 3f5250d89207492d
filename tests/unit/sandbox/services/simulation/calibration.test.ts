import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { scaleOf } from '../../../../../sandbox/engine/model/units';
import { figuresOf, readTape, type MarketFigures, type Tape, type TapeQuote, type TapeTrade } from './market-figures';

/*
 * Compares the simulated market with recorded ones. The recordings are not part of the project: set
 * MARKET_TAPES to a folder that holds them. docs/guides/market-calibration.md shows the last comparison.
 */
const folder = process.env['MARKET_TAPES'];
const recordings = { BTC: 'binance_spot_btcusdt_20240808.gz', ETH: 'binance_spot_ethusdt_20240808.gz' } as const;
const missing =
  folder === undefined
    ? 'MARKET_TAPES is not set'
    : Object.values(recordings).every((file) => existsSync(join(folder, file)))
      ? undefined
      : `no recordings in ${folder}`;

/** Allowed ratio to the recording, smallest and largest. Rates are those of a smaller venue on purpose. */
const bounds: Partial<Record<keyof MarketFigures, readonly [number, number]>> = {
  meanToMedian: [0.2, 3],
  tailToMedian: [0.2, 3],
  sidePersistence: [0.6, 1.4],
  arrivalDispersion: [0.2, 1.5],
  volatility1sBps: [0.3, 3],
  volatility10sBps: [0.3, 3],
};

async function simulated(base: 'BTC' | 'ETH', minutes: number): Promise<Tape> {
  let time = Date.UTC(2026, 10, 21);
  const specification = instruments.find(({ symbol }) => symbol === `SPOT_${base}_USDT`)!;
  const scale = scaleOf(specification);
  const [tick, step] = [Number(scale.tickUnits) / 1e12, Number(scale.stepUnits) / 1e12];
  const exchange = await openExchange({
    directory: undefined,
    seed: 21,
    clock: { now: () => time },
    history: 'none',
    live: false,
    instruments: [specification],
  });
  const trades: TapeTrade[] = [];
  const quotes: TapeQuote[] = [];
  exchange.onEvent((event) => {
    if (event.type === 'trade')
      trades.push({ ...event.trade, price: event.trade.price * tick, quantity: event.trade.quantity * step });
  });
  for (let turn = 0; turn < minutes * 1200; turn += 1) {
    time += 50;
    exchange.stepMarket();
    const { bids, asks } = exchange.book(specification.symbol, 1)!;
    if (bids[0] !== undefined && asks[0] !== undefined)
      quotes.push({ at: time, bid: bids[0][0] * tick, ask: asks[0][0] * tick });
  }
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  await exchange.close();
  const taken: TapeTrade[] = [];
  for (const trade of trades) {
    const last = taken[taken.length - 1];
    if (last !== undefined && last.at === trade.at && last.side === trade.side)
      taken[taken.length - 1] = { ...last, quantity: last.quantity + trade.quantity };
    else taken.push(trade);
  }
  return { trades: taken, quotes };
}

if (missing !== undefined) {
  it.skip(`compares the market with recordings (skipped: ${missing})`, () => undefined);
} else {
  describe.each(['BTC', 'ETH'] as const)('the simulated %s market', (base) => {
    it('resembles the recorded one', async () => {
      const recorded = figuresOf(await readTape(join(folder!, recordings[base])));
      const ours = figuresOf(await simulated(base, 30));
      if (process.env['CALIBRATION_TABLE'] !== undefined)
        process.stdout.write(`${JSON.stringify({ base, recorded, ours })}\n`);
      for (const [name, [smallest, largest]] of Object.entries(bounds) as [
        keyof MarketFigures,
        readonly [number, number],
      ][]) {
        const ratio = ours[name] / recorded[name];
        expect([name, ratio >= smallest && ratio <= largest ? 'alike' : ratio]).toEqual([name, 'alike']);
      }
    }, 20_000);
  });
}
