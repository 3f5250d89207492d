import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { Candle } from '../../../../../../src/domain/markets/candle';
import { ChartComparison } from '../../../../../../src/presentation/features/terminal/chart/chart-comparison.view';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import type { ComparedMarkets } from '../../../../../../src/presentation/features/terminal/chart/compared-markets';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { bitcoin } from '../../../../domain/trading/instruments';
import { showChart } from './chart-fixture';

const still = (closes: ReadonlyMap<number, number>) =>
  ({
    market: (symbol: string) => ({
      symbol,
      closes,
      failed: false,
      start: () => () => undefined,
      reach: async () => undefined,
    }),
  }) as unknown as ComparedMarkets;
const named = { name: 'Change since the left edge of the chart' };

it('stands under the figures of as many indicators as are over the candles', async () => {
  const setups = new ChartSetupsStore(new MemoryStorage());
  const setup = setups.of(bitcoin.symbol);
  for (const name of ['EMA', 'BOLL', 'RSI']) setup.addIndicator(name);
  setup.compare('PERP_BTC_USDT');
  await showChart(() => <ChartComparison stores={{ setups, markets: still(new Map()) }} />);
  const legend = await screen.findByRole('list', named);
  expect(legend).toHaveTextContent('BTC-PERP');
  // Title and figures of the candle, and two lines of 20.
  expect(legend).toHaveStyle({ insetBlockStart: '86px' });
  expect(legend).not.toHaveAttribute('data-passing');
});

it('tells the change of its own market at its latest price, though no compared market has moved', async () => {
  const setups = new ChartSetupsStore(new MemoryStorage());
  setups.of(bitcoin.symbol).compare('PERP_BTC_USDT');
  const closes = new Map([
    [0, 100],
    [120_000, 110],
  ]);
  const { candles } = await showChart(() => <ChartComparison stores={{ setups, markets: still(closes) }} />);
  const legend = await screen.findByRole('list', named);
  expect(legend).toHaveTextContent(/BTC\/USDT.*1\.69%.*BTC-PERP.*10\.00%/);
  act(() =>
    runInAction(() => {
      candles.latest = [{ startAt: 120_000, close: 60_180 } as Candle];
    }),
  );
  expect(legend).toHaveTextContent(/BTC\/USDT.*2\.00%.*BTC-PERP.*10\.00%/);
});
