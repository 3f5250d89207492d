import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TickerMessage } from '../../../../../src/domain/markets/ticker';
import { HomeStore } from '../../../../../src/presentation/features/home/home.store';
import { testEnvironment } from '../../../../support/test-environment';
import { loggedIn, loggedOut, ownPage, renderShell } from '../../shell/shell-fixture';
import { marketStores, offer, ticker } from '../markets/markets-fixture';
import { homeFeature } from '../../../../../src/presentation/features/home/home.feature';

const list = [
  ticker('SPOT_BTC_USDT', { open: 100, close: 110.129, amount: 5_000 }),
  ticker('SPOT_WOO_USDT', { open: 0.2, close: 0.25019, amount: 4_000 }),
  ticker('PERP_ETH_USDT', { open: 50, close: 45, amount: 9_000 }),
  ticker('SPOT_PEPE_USDT', { open: 0.00001, close: 0.0000123, amount: 99_000 }),
];
const candles = [100, 104, 98].map((close, index) => ({
  startAt: index,
  open: 100,
  close,
  high: 105,
  low: 97,
  volume: 1,
  amount: 1,
}));

async function renderHome(session = loggedOut) {
  const stores = marketStores({ candles });
  const home = new HomeStore(stores.queries, stores.tickers, stores.time, testEnvironment);
  stores.tickers.start();
  await renderShell({
    session,
    open: (route) => ownPage(homeFeature.path === route.path ? homeFeature : route, { home, tickers: stores.tickers }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Trade at the price you see.' });
  const send = (message: TickerMessage) =>
    act(async () => {
      stores.stream.send(message);
      stores.time.advance(1_100);
    });
  return { ...stores, send };
}

const totals = () => screen.getByRole('region', { name: 'All markets in the last 24 hours' });
const preview = () => within(screen.getByRole('region', { name: 'What moves right now' }));
const marketsOf = (table: ReturnType<typeof preview>) => table.getAllByRole('link').map((link) => link.textContent);

test('figures are dashes before the first message, never zero', async () => {
  await renderHome();
  expect(
    within(totals())
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['— USDT', '—', '—', '——']);
});

test('totals add up all markets; prices are rounded down to two decimals, the product token to four', async () => {
  const { send } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  expect(totals()).toHaveTextContent('117.00K');
  expect(totals()).toHaveTextContent('28');
  expect(totals()).toHaveTextContent('0.2501');
  expect(preview().getAllByText('110.12')[0]).toBeVisible();
  expect(preview().getAllByText('0.2501')[0]).toBeVisible();
});

test('a coin that the display rule would show as 0.00 is left to the markets page', async () => {
  const { send } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  expect(marketsOf(preview())).toEqual([
    'ETH-PERP',
    'BTC/USDT',
    'WOO/USDT',
    expect.stringContaining('See all markets'),
  ]);
  await userEvent.click(preview().getByRole('button', { name: 'Losers' }));
  expect(marketsOf(preview())[0]).toBe('ETH-PERP');
  await userEvent.click(preview().getByRole('button', { name: 'Gainers' }));
  expect(marketsOf(preview()).slice(0, 2)).toEqual(['WOO/USDT', 'BTC/USDT']);
});

test('the market beside the claim shows both sides of its book, the spread and its day in words', async () => {
  const { send } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  await send({ kind: 'bestBidOffer', at: 2, updates: [offer('SPOT_BTC_USDT', 110.12, 110.13)] });
  const panel = within(screen.getByRole('complementary', { name: 'BTC/USDT now' }));
  expect(panel.getByText('0.01')).toBeVisible();
  expect(panel.getByText('0.90 bps')).toBeVisible();
  expect(panel.getByRole('img').getAttribute('aria-label')).toBe(
    'BTC/USDT over the last 24 hours: from 100.00 to 110.12, lowest 100.00, highest 110.12',
  );
  expect(panel.getByRole('link', { name: /Trade/ })).toHaveAttribute('href', '/trade/BTC_USDT');
});

test('visitors are asked in, people with an account are led to trading', async () => {
  await renderHome();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'Create account' })[0]).toHaveAttribute('href', '/register');
  document.body.innerHTML = '';
  await renderHome(loggedIn());
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Open the terminal' })[0]).toHaveAttribute(
    'href',
    '/trade',
  );
});

test('a stream that falls silent is said in words', async () => {
  const { send, time } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  act(() => time.advance(15_000));
  expect(within(totals()).getByText(/^Not live since/)).toBeVisible();
});
