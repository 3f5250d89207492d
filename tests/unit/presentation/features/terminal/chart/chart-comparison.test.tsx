import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { ChartComparison } from '../../../../../../src/presentation/features/terminal/chart/chart-comparison.view';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import type { ComparedMarkets } from '../../../../../../src/presentation/features/terminal/chart/compared-markets';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { bitcoin } from '../../../../domain/trading/instruments';
import { showChart } from './chart-fixture';

it('stands under the figures of as many indicators as are over the candles', async () => {
  const setups = new ChartSetupsStore(new MemoryStorage());
  const setup = setups.of(bitcoin.symbol);
  for (const name of ['EMA', 'BOLL', 'RSI']) setup.addIndicator(name);
  setup.compare('PERP_BTC_USDT');
  const market = (symbol: string) => ({
    symbol,
    closes: new Map(),
    failed: false,
    start: () => () => undefined,
    reach: async () => undefined,
  });
  const markets = { market } as unknown as ComparedMarkets;
  await showChart(() => <ChartComparison stores={{ setups, markets }} />);
  const legend = await screen.findByRole('list', { name: 'Change since the left edge of the chart' });
  expect(legend).toHaveTextContent('BTC-PERP');
  expect(legend).toHaveStyle('--named: 2');
});
