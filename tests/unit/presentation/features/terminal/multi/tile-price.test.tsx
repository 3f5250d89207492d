import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { TilePrice } from '../../../../../../src/presentation/features/terminal/multi/tile-price.view';
import { bitcoin } from '../../../../domain/trading/instruments';
import { renderInMarket } from '../contracts/render-in-market';

const tickers = {
  stale: false,
  paused: false,
  statistics: () => ({ open: 60_000, close: 60_600 }) as never,
};

it('tells the price of the latest trade, as the chart of the tile does, and not that of the second before', async () => {
  const tape = observable({ last: undefined as number | undefined, direction: undefined });
  const market = { instrument: bitcoin, tape } as unknown as MarketStores;
  await renderInMarket(market, <TilePrice instrument={bitcoin} market={market} tickers={tickers} />);
  const price = await screen.findByText('60,600.00');
  act(() =>
    runInAction(() => {
      tape.last = 60_612.34;
    }),
  );
  expect(price).toHaveTextContent('60,612.34');
});

it('tells the price of the day where it rests', async () => {
  await renderInMarket({} as MarketStores, <TilePrice instrument={bitcoin} market={undefined} tickers={tickers} />);
  expect(await screen.findByText('60,600.00')).toBeInTheDocument();
});
