import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { MarketRowEnd } from '../../../../../src/presentation/features/markets/market-row-end.view';
import { marketRow } from '../../../../../src/presentation/features/markets/market-row';
import type { MarketToolsStore } from '../../../../../src/presentation/features/markets/market-tools.store';
import { marketsFeature } from '../../../../../src/presentation/features/markets/markets.feature';
import { marketToolsFeature } from '../../../../../src/presentation/features/markets/market-tools.feature';
import { renderShell } from '../../shell/shell-fixture';
import { instrument, marketStores, ticker } from './markets-fixture';

const symbol = 'SPOT_BTC_USDT';

test.each([
  ['a gain', [100, 101], [100, 99], 'up'],
  ['a loss', [100, 99], [100, 101], 'down'],
  ['a change that reads 0.00', [100, 100.004], [100, 99], 'even'],
  ['no change that is known', undefined, [100, 99], 'unknown'],
])('the line beside %s has its tone, however its own ends lie', async (_, day, closes, tone) => {
  const { tickers, stream, time } = marketStores();
  tickers.start();
  const tools = {
    hidden: [],
    line: () => closes.map((close, at) => [at, close] as const),
    tickers,
  } as unknown as MarketToolsStore;
  await renderShell({
    at: marketsFeature.path,
    texts: marketToolsFeature.texts,
    open: async () => ({
      View: () => <MarketRowEnd row={marketRow(instrument(symbol))} tools={tools} />,
      stores: {},
    }),
  });
  const way = await screen.findByRole('link', { name: /BTC\/USDT/ });
  await act(async () => {
    const list = day ? [ticker(symbol, { open: day[0]!, close: day[1]! })] : [];
    stream.send({ kind: 'list', at: 1, tickers: list });
    time.advance(20);
  });
  expect(way.parentElement!.querySelector('.sparkline')).toHaveAttribute('data-tone', tone);
});
