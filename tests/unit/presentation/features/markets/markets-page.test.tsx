import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { failure, success } from '../../../../../src/domain/shared/result';
import { instruments, listed, offer, renderMarkets, ticker } from './markets-fixture';

const rowOf = (market: string) => within(screen.getAllByRole('row')[listed().indexOf(market) + 1]!);
const header = (name: string) => screen.getByRole('columnheader', { name });

test('all markets are listed, the most traded first, each leading to its trade page', async () => {
  await renderMarkets();
  expect(listed()).toEqual(['BTC-PERP', 'BTC/USDT', 'ETH/USDT', 'PEPE/USDT', 'OLD/USDT']);
  expect(screen.getByRole('link', { name: 'BTC-PERP' })).toHaveAttribute('href', '/trade/BTC_PERP');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '6');
});

test('prices follow the tick of their market: a small coin does not read 0.00', async () => {
  const { send } = await renderMarkets();
  await send({ kind: 'bestBidOffer', at: 2, updates: [offer('SPOT_PEPE_USDT', 0.0000122, 0.0000124)] });
  const row = rowOf('PEPE/USDT');
  expect(row.getAllByText('0.0000123')[0]).toBeVisible();
  expect(row.getByText('0.0000122')).toBeVisible();
  expect(row.getByText('+23.00%')).toBeVisible();
});

test('a figure that is not known is a dash, never zero or NaN', async () => {
  const { send } = await renderMarkets();
  await send({ kind: 'list', at: 2, tickers: [ticker('SPOT_BTC_USDT', { open: 0, close: Number.NaN })] });
  expect(screen.getByRole('table')).not.toHaveTextContent('NaN');
  expect(rowOf('OLD/USDT').getAllByText('—')).toHaveLength(9);
  expect(rowOf('OLD/USDT').getByText('Paused')).toBeVisible();
});

test('a click on a header sorts, the next turns it round, the third goes back to turnover', async () => {
  await renderMarkets();
  const change = within(header('24h change')).getByRole('button');
  await userEvent.click(change);
  expect(listed().slice(0, 4)).toEqual(['PEPE/USDT', 'BTC-PERP', 'BTC/USDT', 'ETH/USDT']);
  expect(header('24h change')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(change);
  expect(listed().slice(0, 4)).toEqual(['ETH/USDT', 'BTC/USDT', 'BTC-PERP', 'PEPE/USDT']);
  expect(listed().at(-1)).toBe('OLD/USDT');
  await userEvent.click(change);
  expect(header('24h change')).toHaveAttribute('aria-sort', 'none');
  expect(header('24h volume')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(header('Market')).getByRole('button'));
  expect(listed()).toEqual(['BTC-PERP', 'BTC/USDT', 'ETH/USDT', 'OLD/USDT', 'PEPE/USDT']);
});

test('rows change places once a second at most, and not while somebody points at them', async () => {
  const { send, pass } = await renderMarkets();
  const busy = {
    kind: 'list',
    at: 2,
    tickers: [ticker('SPOT_ETH_USDT', { amount: 99_000 }), ticker('SPOT_BTC_USDT', { amount: 5 })],
  } as const;
  const user = userEvent.setup();
  await user.hover(rowOf('BTC/USDT').getByRole('link'));
  await send(busy);
  await pass(3_000);
  expect(listed()[1]).toBe('BTC/USDT');
  await user.unhover(screen.getByRole('table'));
  await user.hover(screen.getByRole('heading', { level: 1 }));
  expect(listed()[1]).toBe('BTC/USDT');
  await pass(1_000);
  expect(listed()[0]).toBe('ETH/USDT');
});

test('the slash key goes to the search; words may name base, quote or kind', async () => {
  await renderMarkets();
  await userEvent.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search markets' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'btc perp');
  expect(listed()).toEqual(['BTC-PERP']);
  await userEvent.clear(field);
  await userEvent.type(field, 'eth/usdt');
  expect(listed()).toEqual(['ETH/USDT']);
});

test('a search without a result says so and leads back', async () => {
  await renderMarkets({ at: '/markets?tab=PERP' });
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No results for “xyz”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all markets' }));
  expect(listed()).toHaveLength(5);
  expect(window.location.search).toBe('');
});

test('tabs are in the address', async () => {
  await renderMarkets({ at: '/markets?tab=PERP' });
  expect(listed()).toEqual(['BTC-PERP']);
  await userEvent.click(screen.getByRole('link', { name: 'Spot' }));
  expect(listed()).toHaveLength(4);
  expect(window.location.search).toBe('?tab=SPOT');
  expect(screen.getByRole('link', { name: 'Spot' })).toHaveAttribute('aria-current', 'page');
});

test('favourites are starred, kept on the device and offered where there are none', async () => {
  const { storage } = await renderMarkets({ at: '/markets?tab=FAVOURITES' });
  await userEvent.click(screen.getByRole('button', { name: 'Add the six most traded' }));
  expect(listed()[0]).toBe('BTC-PERP');
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: BTC-PERP' }));
  expect(listed()).not.toContain('BTC-PERP');
  expect(JSON.parse(storage.read('favourite-markets')!)).toEqual([
    'SPOT_BTC_USDT',
    'SPOT_ETH_USDT',
    'SPOT_PEPE_USDT',
    'SPOT_OLD_USDT',
  ]);
});

test('the list that could not be loaded can be asked for again', async () => {
  let answer: ReturnType<NonNullable<Parameters<typeof renderMarkets>[0]>['read'] & object> = Promise.resolve(
    failure({ kind: 'offline' }),
  );
  await renderMarkets({ read: () => answer });
  expect(screen.getByRole('alert')).toHaveTextContent('No connection to the exchange');
  answer = Promise.resolve(success(instruments));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('silence is shown in words with its age; the next list is live again', async () => {
  const { pass, send } = await renderMarkets();
  const page = within(screen.getByRole('main'));
  expect(page.getByText('Live')).toBeVisible();
  await pass(12_000);
  expect(page.getByText(/^Not live since/)).toBeVisible();
  expect(page.getByText('12 seconds ago')).toBeVisible();
  await send({ kind: 'list', at: 3, tickers: [ticker('SPOT_BTC_USDT')] });
  expect(page.getByText('Live')).toBeVisible();
});

test('live prices can be stopped; what came meanwhile shows when they go on', async () => {
  const { send } = await renderMarkets();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await send({ kind: 'list', at: 2, tickers: [ticker('SPOT_BTC_USDT', { close: 222, high: 300 })] });
  expect(rowOf('BTC/USDT').getAllByText('110.00')[0]).toBeVisible();
  expect(screen.getByText(/^Paused at/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(rowOf('BTC/USDT').getByText('222.00')).toBeVisible();
});

test('the day at a glance names gainer, loser and the most traded market', async () => {
  const { pass } = await renderMarkets();
  await pass(1_000);
  const card = (label: string) => screen.getByText(label).parentElement;
  expect(card('Top gainer')).toHaveTextContent('PEPE/USDT');
  expect(card('Top loser')).toHaveTextContent('ETH/USDT');
  expect(card('Most traded')).toHaveTextContent('BTC-PERP');
  expect(card('24h volume, all markets')).toHaveTextContent('28 trades');
});

test('the ways to the other pages about markets stand over the heading from the first picture on', async () => {
  await renderMarkets();
  const ways = screen.getByRole('navigation', { name: 'Market pages' });
  expect(within(ways).getByRole('link', { name: 'Funding rates' })).toHaveAttribute('href', '/markets/funding-rate');
  expect(within(ways).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(ways.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('what works with the markets is asked for soon after they are there, and not before', async () => {
  let answer: (known: readonly Instrument[]) => void = () => undefined;
  const read = () => new Promise<readonly Instrument[]>((resolve) => (answer = resolve)).then(success);
  const { opened } = await renderMarkets({ read });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(opened).not.toContain('market-tools');
  await act(async () => answer(instruments));
  await waitFor(() => expect(opened).toContain('market-tools'), { timeout: 2_000 });
});

test('without a line the banner alone says since when prices are not live', async () => {
  const { lose, pass } = await renderMarkets();
  const page = within(screen.getByRole('main'));
  await lose();
  await pass(12_000);
  expect(page.getByText('Not live')).toBeVisible();
  expect(page.queryByText(/^Not live since|ago$/)).toBeNull();
});
