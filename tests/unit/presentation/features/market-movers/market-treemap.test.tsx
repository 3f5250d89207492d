import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { Mover } from '../../../../../src/presentation/features/market-movers/mover-lists';
import { marketRow } from '../../../../../src/presentation/features/markets/market-row';
import { MarketTreemap } from '../../../../../src/presentation/features/market-movers/market-treemap.view';
import { instrument } from '../markets/markets-fixture';
import { renderShell } from '../../shell/shell-fixture';

const mover = (symbol: string, turnover: number) =>
  ({ symbol, row: marketRow(instrument(symbol)), change: 1, turnover }) as unknown as Mover;

async function show(movers: readonly Mover[]) {
  await renderShell({
    at: '/markets/market-movers',
    texts: ['marketData', 'markets'],
    open: async ({ path }) => ({
      View: () => (path === '/markets/market-movers' ? <MarketTreemap movers={movers} /> : null),
      stores: {},
    }),
  });
  return screen.findByRole('group', { name: 'Markets by volume and change' });
}

test('two markets of one coin are told apart by a corner where only the coin has room', async () => {
  const map = await show([
    mover('PERP_BTC_USDT', 1_000),
    ...['SPOT_SUI_USDT', 'PERP_SUI_USDT'].map((symbol) => mover(symbol, 30)),
  ]);
  const corners = within(map)
    .getAllByRole('link')
    .map((tile) => [
      tile.getAttribute('href'),
      tile.querySelector('text')?.textContent,
      tile.querySelectorAll('path').length,
    ]);
  expect(corners.map(([address, , corner]) => [address, corner])).toEqual([
    ['/trade/BTC_PERP', 1],
    ['/trade/SUI_USDT', 0],
    ['/trade/SUI_PERP', 1],
  ]);
  expect(corners.slice(1).map(([, name]) => name)).toEqual(['SUI', 'SUI']);
  // Whoever points at a tile reads it all.
  expect(map.querySelector('[href="/trade/SUI_PERP"] title')).toHaveTextContent(/^SUI-PERP: /);
});

test('a name that does not fit is written smaller before it is left out', async () => {
  const small = Array.from({ length: 20 }, (_, index) => mover(`SPOT_COIN${String.fromCharCode(65 + index)}_USDT`, 20));
  const map = await show([mover('PERP_BTC_USDT', 1_000), ...small]);
  const names = [...map.querySelectorAll('text')].map((text) => text.getAttribute('data-small'));
  expect(names.length).toBeGreaterThan(10);
  expect(names).toContain('true');
});
