import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listener } from '../../../../../src/application/kernel/observable-value';
import type { OrderBookSnapshot } from '../../../../../src/application/markets/market-data.port';
import { bestOf } from '../../../../../src/presentation/features/home/best-rate.view';
import { GlanceStore } from '../../../../../src/presentation/features/home/glance.store';
import { homePastFeature } from '../../../../../src/presentation/features/home/home-past.feature';
import { homeFeature } from '../../../../../src/presentation/features/home/home.feature';
import { HomeStore } from '../../../../../src/presentation/features/home/home.store';
import { PastTrades } from '../../../../../src/presentation/features/home/past-trades';
import { MarketRanking } from '../../../../../src/presentation/features/home/market-ranking.store';
import { homeMarketsFeature } from '../../../../../src/presentation/features/home/home-markets.feature';
import type { EarnProduct } from '../../../../../src/domain/earn/earn-product';
import type { MarketTrade } from '../../../../../src/domain/markets/market-trade';
import type { TickerMessage } from '../../../../../src/domain/markets/ticker';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { read } from '../../../../support/reads';
import { testEnvironment } from '../../../../support/test-environment';
import { loggedIn, loggedOut, ownPage, renderShell } from '../../shell/shell-fixture';
import { marketStores, offer, ticker } from '../markets/markets-fixture';

const list = [
  ticker('SPOT_BTC_USDT', { open: 100, close: 110.129, amount: 5_000 }),
  ticker('SPOT_WOO_USDT', { open: 0.2, close: 0.25019, amount: 4_000 }),
  ticker('PERP_ETH_USDT', { open: 50, close: 45, amount: 9_000 }),
  ticker('SPOT_PEPE_USDT', { open: 0.00001, close: 0.0000123, amount: 99_000 }),
  ticker('SPOT_ETH_USDT', { open: 2_000, close: 2_100.5, amount: 3_000 }),
];

/** Answers of calls that are there already. */
const answered = <T,>(value: T) => ({
  current: read(value),
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});

class GlanceStream {
  book: Listener<OrderBookSnapshot> = () => undefined;
  trade: Listener<MarketTrade> = () => undefined;
  readonly watched: string[] = [];

  onTopOfBook = (symbol: string, listener: Listener<OrderBookSnapshot>) => {
    this.watched.push(symbol);
    this.book = listener;
    return () => undefined;
  };

  onTrade = (_symbol: string, listener: Listener<MarketTrade>) => {
    this.trade = listener;
    return () => undefined;
  };
}

/** The last trade before the page came: the stream may tell of it as well. Another was before it. */
const traded = { symbol: 'SPOT_BTC_USDT', price: 109.5, size: 1, side: 'SELL', at: 4 } as const;

async function renderHome(session = loggedOut) {
  const recentTrades = async (symbol: string) =>
    success([
      { ...traded, symbol },
      { ...traded, symbol, price: 108.7, at: 3 },
    ]);
  const { tickers, stream, time } = marketStores();
  const home = new HomeStore(tickers, time, testEnvironment);
  const glanced = new GlanceStream();
  const glance = new GlanceStore(glanced as never, time);
  const past = new PastTrades(glance, { recentTrades });
  const newest = ['SPOT_ETH_USDT', 'SPOT_PEPE_USDT'];
  const layout = { highlights: () => answered({ hot: [], newest, gainers: [], losers: [] }) };
  const ranking = new MarketRanking(tickers, layout, time, testEnvironment);
  const day = [{ symbol: 'SPOT_BTC_USDT', points: [100, 104, 98].map((close, at) => [at, close] as const) }];
  tickers.start();
  const shell = await renderShell({
    session,
    open: async (feature) => {
      if (feature === homeFeature) return ownPage(homeFeature, { home, tickers, glance });
      if (feature === homeMarketsFeature) return ownPage(feature, { ranking, tickers });
      if (feature === homePastFeature)
        return ownPage(feature, {
          home,
          glance,
          sparklines: { of: () => answered(day) },
          past,
        });
      return new Promise(() => undefined);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Trade at the price you see.' });
  await screen.findByRole('table', { name: 'Hot' });
  const send = (message: TickerMessage) =>
    act(async () => {
      stream.send(message);
      time.advance(1_100);
    });
  return { time, glanced, send, shell };
}

const totals = () => screen.getByRole('region', { name: 'All markets in the last 24 hours' });
const moves = () => within(screen.getByRole('region', { name: 'What moves right now' }));
const rows = () =>
  moves()
    .getAllByRole('rowheader')
    .map((each) => within(each).getByRole('link').textContent);
const terminal = () => within(screen.getByRole('complementary', { name: 'BTC/USDT now' }));

test('figures are dashes before the first message, never zero', async () => {
  await renderHome();
  expect(
    within(totals())
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['— USDT', '—', '—', '——']);
  expect(screen.getByText('Buy 0.1 BTC at a limit of — USDT, 0.2% below the last price.')).toBeVisible();
});

test('totals add up all markets; prices are rounded down to two decimals, the product token to four', async () => {
  const { send } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  expect(totals()).toHaveTextContent('120.00K');
  expect(totals()).toHaveTextContent('0.2501');
  expect(moves().getAllByText('110.12')[0]).toBeVisible();
  expect(moves().getAllByText('0.2501')[0]).toBeVisible();
  // An order in words is read with the price of the moment, rounded as every price here.
  expect(screen.getByText(/limit of 109\.90 USDT/)).toBeVisible();
});

test('a coin that the display rule would show as 0.00 is left to the markets page, in every ranking', async () => {
  const { send } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  expect(rows()).toEqual(['ETH-PERP', 'BTC/USDT', 'WOO/USDT', 'ETH/USDT']);
  await userEvent.click(moves().getByRole('button', { name: 'Losers' }));
  expect(rows()).toEqual(['ETH-PERP']);
  await userEvent.click(moves().getByRole('button', { name: 'Gainers' }));
  expect(rows()).toEqual(['WOO/USDT', 'BTC/USDT', 'ETH/USDT']);
  await userEvent.click(moves().getByRole('button', { name: 'New' }));
  expect(rows()).toEqual(['ETH/USDT']);
});

test('the terminal in small shows both sides of the book, the spread and the trades of the market that is chosen', async () => {
  const { send, glanced, time } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  await send({ kind: 'bestBidOffer', at: 2, updates: [offer('SPOT_BTC_USDT', 110.12, 110.13)] });
  expect(terminal().getByText('0.01 · 0.90 bps')).toBeVisible();
  const bids = [[110.12, 10] as const, [110.11, 20] as const];
  act(() => {
    glanced.book({ symbol: 'SPOT_BTC_USDT', at: 3, bids, asks: [[110.13, 1]] });
    glanced.trade({ symbol: 'SPOT_BTC_USDT', price: 110.129, size: 1, side: 'SELL', at: 4 });
    glanced.trade({ symbol: 'SPOT_BTC_USDT', price: 110.2, size: 1, side: 'BUY', at: 5 });
    time.advance(200);
  });
  const book = within(terminal().getByRole('table', { name: 'Order book' }));
  const filled = book.getAllByRole('row').filter((row) => !row.textContent.startsWith('—'));
  // Figures are filled up with blanks as wide as a digit.
  expect(filled.map((row) => row.textContent.replace(/\u2007/g, ''))).toEqual([
    'PriceValue (USDT)',
    '110.13110.13',
    'Spread0.01 · 0.90 bps',
    '110.121.10K',
    '110.112.20K',
  ]);
  const [, newest, before] = within(terminal().getByRole('table', { name: 'Recent trades' })).getAllByRole('row');
  expect(newest).toHaveTextContent(/Buy ?110\.20/);
  expect(before).toHaveTextContent(/Sell ?110\.12/);

  await userEvent.click(terminal().getByRole('button', { name: 'ETH' }));
  const other = within(screen.getByRole('complementary', { name: 'ETH/USDT now' }));
  expect(other.queryByText('110.11')).toBeNull();
  expect(other.getByRole('link', { name: /Trade/ })).toHaveAttribute('href', '/trade/ETH_USDT');
  expect(glanced.watched).toEqual(['SPOT_BTC_USDT', 'SPOT_ETH_USDT']);
});

test('a pause holds the book and the trades as well', async () => {
  const { send, glanced, time } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  await userEvent.click(within(totals()).getByRole('button', { name: 'Pause' }));
  act(() => {
    glanced.book({ symbol: 'SPOT_BTC_USDT', at: 3, bids: [[99.5, 1]], asks: [] });
    glanced.trade({ symbol: 'SPOT_BTC_USDT', price: 99.5, size: 1, side: 'BUY', at: 5 });
    time.advance(1_000);
  });
  expect(terminal().queryByText('99.50')).toBeNull();
});

test('the trades begin with those that were before the stream, each of them once', async () => {
  const { send, glanced, time, shell } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  act(() => {
    glanced.trade(traded);
    time.advance(200);
    glanced.trade({ ...traded, price: 110.2, side: 'BUY', at: 5 });
  });
  const prices = (): readonly (string | null)[] =>
    within(terminal().getByRole('table', { name: 'Recent trades' }))
      .getAllByRole('row')
      .slice(1, 4)
      .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
  expect(prices()).toEqual(['▼Sell109.50', '—', '—']);
  await act(async () => shell.time.advance(3_000));
  act(() => time.advance(200));
  expect(prices()).toEqual(['▲Buy110.20', '▼Sell109.50', '▼Sell108.70']);
});

test('the day of a pair is drawn once the first picture has had its time, and said in words', async () => {
  const { send, shell } = await renderHome();
  await send({ kind: 'list', at: 1, tickers: list });
  expect(screen.queryByRole('img', { name: /over the last 24 hours/ })).toBeNull();
  act(() => shell.time.advance(3_000));
  const day = await screen.findByRole('img', {
    name: 'BTC/USDT over the last 24 hours: from 100.00 to 98.00, lowest 98.00, highest 104.00',
  });
  expect(day).toBeVisible();
  // Its points end where the hour began; its tone is that of the change above it.
  expect(day).toHaveAttribute('data-tone', 'up');
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

test('the best rate is one that can be had: nothing sold out, nothing paused', () => {
  const product = (apr: string, more: Partial<EarnProduct> = {}) =>
    ({ apr: decimal(apr), soldOut: false, paused: false, ...more }) as EarnProduct;
  const products = [
    product('0.02'),
    product('0.3', { soldOut: true }),
    product('0.05'),
    product('0.2', { paused: true }),
  ];
  expect(bestOf(products)?.apr.toString()).toBe('0.05');
  expect(bestOf([])).toBeUndefined();
});
