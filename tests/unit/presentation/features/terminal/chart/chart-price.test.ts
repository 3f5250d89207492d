import { observable, runInAction } from 'mobx';
import type { CandleSource } from '../../../../../../src/application/markets/contract-candles';
import type { MarketDataPort } from '../../../../../../src/application/markets/market-data.port';
import type { MarketStreamPort } from '../../../../../../src/application/markets/market-stream.port';
import type { Candle } from '../../../../../../src/domain/markets/candle';
import { success } from '../../../../../../src/domain/shared/result';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import { ChartStore } from '../../../../../../src/presentation/features/terminal/market/chart.store';
import type { TapeRow } from '../../../../../../src/presentation/features/terminal/market/tape.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { noRecovery } from '../../../../../support/reads';

const symbol = 'PERP_BTC_USDT';
const at = Date.UTC(2026, 10, 21, 8, 30);
const candle = (close: number): Candle => ({ startAt: at, open: 1, high: 99, low: 1, close, volume: 0, amount: 0 });

function open() {
  const tape = observable({ rows: [] as readonly TapeRow[] });
  const answers: (() => void)[] = [];
  const marketData = {
    candles: () => new Promise((answer) => answers.push(() => answer(success([candle(2)])))),
  } as unknown as MarketDataPort;
  const unheard = { onCandle: () => () => undefined } as unknown as MarketStreamPort;
  let tell: (told: Candle) => void = () => undefined;
  const mark: CandleSource = {
    kind: 'mark',
    candles: async () => success([candle(50)]),
    onCandle: (_symbol, _interval, listener) => ((tell = listener), () => undefined),
  };
  const chart = new ChartStore(marketData, unheard, tape, noRecovery());
  return { chart, tape, mark, answers, tell: (told: Candle) => tell(told) };
}

it('follows the mark and no trades while it shows the mark', async () => {
  const { chart, tape, mark, tell } = open();
  chart.show(mark);
  await chart.history(symbol, '1m');
  const shown: number[] = [];
  chart.follow(
    symbol,
    '1m',
    ({ close }) => shown.push(close),
    () => undefined,
  );
  runInAction(() => (tape.rows = [{ id: 1, symbol, price: 77, size: 1, side: 'BUY', at }]));
  tell(candle(51));
  expect(shown.filter((close) => close === 77)).toEqual([]);
  expect(chart.latest.at(-1)!.close).toBe(51);
});

it('is not given candles of trades that were asked for before somebody chose the mark', async () => {
  const { chart, mark, answers } = open();
  const late = chart.history(symbol, '1m');
  chart.show(mark);
  await chart.history(symbol, '1m');
  answers.forEach((answer) => answer());
  await late;
  expect(chart.latest.map(({ close }) => close)).toEqual([50]);
});

it('is of trades in a spot market, whatever was chosen for all', () => {
  const setups = new ChartSetupsStore(new MemoryStorage());
  setups.of(symbol).change({ price: 'mark' });
  setups.useForAll(symbol);
  expect(setups.of('PERP_ETH_USDT').price).toBe('mark');
  expect(setups.of('SPOT_ETH_USDT').price).toBe('last');
});
