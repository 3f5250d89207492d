import { act, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { FavouriteButton } from '../../../../../src/presentation/features/markets/favourite-button.view';
import type { FavouritesStore } from '../../../../../src/presentation/features/markets/favourites.store';
import { MarketTools } from '../../../../../src/presentation/features/markets/market-tools.view';
import type { MarketToolsStore } from '../../../../../src/presentation/features/markets/market-tools.store';
import NothingHere from '../../../../../src/presentation/features/markets/nothing-here.view';
import { renderShell } from '../../shell/shell-fixture';
import { marketStores } from './markets-fixture';

const texts = ['markets', 'marketData'];

async function openAt(at: string) {
  const { markets } = marketStores();
  const tools = { markets, groups: [], hidden: [], start: () => () => undefined, choose: () => undefined };
  await renderShell({
    at,
    texts,
    open: async () => ({
      View: () => <MarketTools stores={{ tools: tools as unknown as MarketToolsStore }} />,
      stores: {},
    }),
  });
  await screen.findByLabelText('Category');
  return markets;
}

test('what was looked for is there again for whoever comes back from a market', async () => {
  const before = await openAt('/markets?tab=PERP');
  act(() => before.searchFor('SOL'));
  await waitFor(() => expect(window.location.search).toBe('?tab=PERP&search=SOL'));
});

test('an address that looks for something is followed, and no longer once nothing is looked for', async () => {
  const markets = await openAt('/markets?tab=PERP&search=SOL');
  await waitFor(() => expect(markets.search).toBe('SOL'));
  expect(window.location.search).toBe('?tab=PERP&search=SOL');
  act(() => markets.searchFor(''));
  await waitFor(() => expect(window.location.search).toBe('?tab=PERP'));
});

describe('a list of one’s own', () => {
  const favourites = (name: string) =>
    ({
      chosen: { id: '2', name, symbols: [] },
      account: { status: 'ready' },
      has: () => false,
    }) as unknown as FavouritesStore;
  const show = async (name: string) => {
    const { markets } = marketStores();
    act(() => markets.showTab('FAVOURITES'));
    await renderShell({
      at: '/markets',
      texts,
      open: async () => ({
        View: () => (
          <>
            <FavouriteButton favourites={favourites(name)} symbol="PERP_SUI_USDT" name="SUI-PERP" />
            <NothingHere markets={markets} favourites={favourites(name)} />
          </>
        ),
        stores: {},
      }),
    });
  };

  it('is named by the star that puts a market there, and where it is empty', async () => {
    await show('Memes');
    expect(await screen.findByRole('button', { name: 'Memes: SUI-PERP' })).toHaveAttribute('title', 'Memes');
    expect(screen.getByText('“Memes” is empty')).toBeInTheDocument();
  });

  it('is not what the first star makes', async () => {
    await show('Favourites');
    expect(await screen.findByRole('button', { name: 'Favourite: SUI-PERP' })).not.toHaveAttribute('title');
    expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  });
});
