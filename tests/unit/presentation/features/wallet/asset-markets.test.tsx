import { screen } from '@testing-library/react';
import { AssetMarkets } from '../../../../../src/presentation/features/wallet/asset-details.view';
import { read } from '../../../../support/reads';
import { renderShell } from '../../shell/shell-fixture';

const market = (type: 'SPOT' | 'PERP', base: string) => ({ symbol: `${type}_${base}_USDT`, type, base, quote: 'USDT' });
const instruments = [market('SPOT', 'BTC'), market('SPOT', 'ETH'), market('PERP', 'BTC')];

async function marketsOf(asset: string): Promise<readonly (string | null)[]> {
  const state = { current: read(instruments), subscribe: () => () => undefined };
  const wallet = { markets: { instruments: () => state } } as never;
  await renderShell({
    texts: ['wallet'],
    open: async () => ({
      View: () => (
        <section aria-label="markets">
          <AssetMarkets asset={asset} wallet={wallet} />
        </section>
      ),
      stores: {},
    }),
  });
  const shown = await screen.findByRole('region', { name: 'markets' });
  return [...shown.querySelectorAll('a, p')].map(({ textContent }) => textContent);
}

it('the markets of an asset are where it is bought, and else the spot markets where it is paid with', async () => {
  expect(await marketsOf('BTC')).toEqual(['BTC/USDT', 'BTC-PERP']);
});

it('what others are priced in is traded on their spot markets', async () => {
  expect(await marketsOf('USDT')).toEqual(['BTC/USDT', 'ETH/USDT']);
});

it('an asset without a market says so', async () => {
  expect(await marketsOf('NONE')).toEqual(['No markets for this asset.']);
});
