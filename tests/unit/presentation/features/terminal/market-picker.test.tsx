import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MarketNotFound from '../../../../../src/presentation/features/terminal/symbol-bar/market-not-found.view';
import { MarketPicker } from '../../../../../src/presentation/features/terminal/symbol-bar/market-picker.view';
import { bitcoin } from '../../../domain/trading/instruments';
import { renderShell } from '../../shell/shell-fixture';

const markets = (['AAVE', 'BTC', 'ETH', 'NEW'] as const).map((base) => ({
  ...bitcoin,
  base,
  symbol: `SPOT_${base}_USDT`,
}));
const contract = { ...bitcoin, base: 'ETH', type: 'PERP' as const, symbol: 'PERP_ETH_USDT' };
const traded: Readonly<Record<string, number>> = {
  SPOT_AAVE_USDT: 5,
  SPOT_BTC_USDT: 900,
  SPOT_ETH_USDT: 400,
  PERP_ETH_USDT: 700,
};
const tickers = {
  statistics: (symbol: string) =>
    symbol in traded
      ? { symbol, open: 1, close: 2, high: 2, low: 1, volume: 1, amount: traded[symbol], count: 1 }
      : undefined,
};

async function open(starred: readonly string[] = []) {
  const favourites = {
    symbols: starred,
    has: (symbol: string) => starred.includes(symbol),
    toggle: (symbol: string) => toggled.push(symbol),
  };
  const toggled: string[] = [];
  const chosen: string[] = [];
  await renderShell({
    at: '/trade/BTC_USDT',
    open: async () => ({
      View: () => (
        <MarketPicker
          instruments={[...markets, contract]}
          tickers={tickers as never}
          favourites={favourites as never}
          onChoose={(symbol) => chosen.push(symbol)}
        />
      ),
      stores: {},
    }),
  });
  const list = await screen.findByRole('grid');
  return {
    chosen,
    toggled,
    user: userEvent.setup(),
    names: () =>
      within(list)
        .queryAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByText(/^\w+(\/USDT|-PERP)$/).textContent),
  };
}

test('the market most is traded in comes first, one that nobody has traded last', async () => {
  const { names } = await open();
  expect(names()).toEqual(['BTC/USDT', 'ETH/USDT', 'AAVE/USDT', 'NEW/USDT']);
});

test('arrows and Enter choose among what was searched for', async () => {
  const { user, chosen, names } = await open();
  await user.type(screen.getByRole('combobox'), 'e');
  expect(names()).toEqual(['ETH-PERP', 'ETH/USDT', 'AAVE/USDT', 'NEW/USDT']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['SPOT_AAVE_USDT']);
});

test.each(['eth/usdt', 'ETHUSDT', 'eth usdt'])(
  '%s is the spot market before the contract that more is traded in',
  async (typed) => {
    const { user, chosen, names } = await open();
    await user.type(screen.getByRole('combobox'), typed);
    expect(names()).toEqual(['ETH/USDT', 'ETH-PERP']);
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['SPOT_ETH_USDT']);
  },
);

test.each(['eth-perp', 'ethperp'])('%s is the contract alone', async (typed) => {
  const { user, names } = await open();
  await user.type(screen.getByRole('combobox'), typed);
  expect(names()).toEqual(['ETH-PERP']);
});

test('a search is of no tab, and a tab ends it', async () => {
  const { user, names } = await open();
  const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toBe('Spot');
  await user.type(screen.getByRole('combobox'), 'eth-perp');
  expect([selected(), names()]).toEqual(['All', ['ETH-PERP']]);
  await user.click(screen.getByRole('tab', { name: 'Spot' }));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  expect(names()).toHaveLength(4);
});

test('a star means itself alone, and the favourites are those with one', async () => {
  const { user, chosen, toggled, names } = await open(['SPOT_AAVE_USDT', 'PERP_ETH_USDT']);
  await user.click(screen.getByRole('tab', { name: 'Favourites' }));
  expect(names()).toEqual(['ETH-PERP', 'AAVE/USDT']);
  await user.click(screen.getAllByRole('button', { name: /AAVE/ })[0]!);
  expect([toggled, chosen]).toEqual([['SPOT_AAVE_USDT'], []]);
});

test('each head sorts, the largest first, and says which way', async () => {
  const { user, names } = await open();
  await user.click(screen.getByRole('button', { name: 'Market' }));
  expect(names()).toEqual(['AAVE/USDT', 'BTC/USDT', 'ETH/USDT', 'NEW/USDT']);
  await user.click(screen.getByRole('button', { name: 'Market' }));
  expect(names()).toEqual(['NEW/USDT', 'ETH/USDT', 'BTC/USDT', 'AAVE/USDT']);
  expect(screen.getByRole('columnheader', { name: /^Market/ })).toHaveAttribute('aria-sort', 'descending');
});

it('stands where the address names no market, the tab says so and no search engine lists it', async () => {
  await renderShell({
    at: '/trade/NOPE',
    open: async () => ({
      View: () => (
        <MarketNotFound
          slug="NOPE"
          instruments={markets}
          tickers={tickers as never}
          favourites={{ symbols: [], has: () => false } as never}
        />
      ),
      stores: {},
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Market NOPE not found' })).toBeVisible();
  expect(document.title).toBe('Market NOPE not found · Test');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('grid')).toBeInTheDocument();
});
