import type { Failure } from '../../../../../src/application/kernel/failure';
import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CommandHistory } from '../../../../../src/application/commands/command-history';
import { limitQuestionFeature } from '../../../../../src/presentation/features/terminal/safety/limit-question.feature';
import { Palette } from '../../../../../src/presentation/features/palette/palette.view';
import { PaletteStore } from '../../../../../src/presentation/features/palette/palette.store';
import { orders } from '../../../../../src/presentation/i18n/en/portfolio.json';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

Element.prototype.scrollIntoView = () => undefined;

const market = { status: 'ready', value: [bitcoin] };
const tickers = { symbols: [], statistics: () => undefined };

/** The palette of somebody who is logged in, in a market; what it lists for what is typed. */
async function openPalette(
  at = '/trade/BTC_USDT',
  endsWithSession = false,
  answer: Result<unknown, Failure> = success(undefined),
) {
  const cancelled: (string | undefined)[] = [];
  const history = new CommandHistory(new MemoryStorage());
  const palette = new PaletteStore(
    { instruments: () => ({ current: market, subscribe: () => () => undefined }) } as never,
    { ticker: () => undefined, stale: false, paused: false },
    { available: () => undefined },
    { value: [] },
    {} as never,
    { cancelAll: async (symbol) => (cancelled.push(symbol), answer) as never },
    history,
    {} as never,
    { now: () => 0 },
    {} as never,
    { stops: ({ symbol }) => symbol === undefined },
  );
  const View = () => (
    <Palette stores={{ palette, history, alerts: {} as never, tickers, watch: { endsWithSession } }} />
  );
  const { shell } = await renderShell({
    at,
    session: loggedIn(),
    texts: ['commands', 'layout', 'accountKit'],
    open: async (feature) => ({ View: feature === limitQuestionFeature ? () => null : View, stores: {} }),
  });
  const field = await screen.findByRole('combobox');
  const list = (typed: string): readonly string[] => {
    act(() => void fireEvent.change(field, { target: { value: typed } }));
    return within(screen.getByRole('dialog'))
      .queryAllByRole('option')
      .map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
  };
  const loggedOut = jest.spyOn(shell.session, 'logOut').mockResolvedValue(undefined);
  return { field, list, palette, cancelled, loggedOut };
}

it.each([
  [false, undefined],
  [true, 'Orders are still running'],
])('asks before it logs somebody out whose orders end with that (%s), and only then', async (ends, title) => {
  const { field, list, loggedOut } = await openPalette('/markets', ends);
  expect(list('log out')).toEqual(['Log out']);
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(loggedOut).toHaveBeenCalledTimes(ends ? 0 : 1);
  if (title === undefined) return;
  const question = within(screen.getByRole('dialog', { name: title }));
  act(() => question.getByRole('button', { name: 'Cancel' }).click());
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click());
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

it('lists what is found beneath what a sentence lacks, and what it says first', async () => {
  const { list } = await openPalette();
  expect(list('alert')).toEqual(['Price alerts', 'New price alert']);
  expect(screen.getByText('Enter a price.')).toBeVisible();
  expect(list('buy')).toEqual(['Buy crypto', 'Convert']);
  expect(list('sell')).toEqual(['Convert']);
  expect(list('cancel')).toEqual(['Cancel all orders on BTC/USDT', 'Cancel all orders']);
  expect(list('cancel all')).toEqual(['Cancel all orders']);
  expect(list('lim')[0]).toBe('Your limits');
});

it('asks once more before all orders are cancelled by their name', async () => {
  const { field, list, palette, cancelled } = await openPalette();
  list('cancel');
  act(() => void fireEvent.keyDown(field, { key: 'ArrowDown' }));
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(palette.asked).toEqual({ command: { kind: 'cancel' } });
  expect(cancelled).toEqual([]);
  const send = await screen.findByRole('button', { name: 'Cancel orders' });
  // In the words of the panel of orders.
  expect(send.closest('div')?.parentElement).toHaveTextContent(orders.stopsPrograms);
  fireEvent.click(send);
  expect(cancelled).toEqual([undefined]);
});

it.each([
  ['stillSending', /^A TWAP or scaled order in another tab has not confirmed/],
  ['rateLimited', /^The orders were not cancelled: /],
] as const)('says of orders that they were not cancelled only where they were not (%s)', async (kind, words) => {
  const { field, list } = await openPalette(undefined, undefined, failure({ kind }));
  list('cancel');
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel orders' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('says that programs stop only where any does', async () => {
  const { field, list } = await openPalette();
  list('cancel');
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(await screen.findByRole('button', { name: 'Cancel orders' })).toBeVisible();
  expect(screen.queryByText(orders.stopsPrograms)).toBeNull();
});

it('lists a market first while nothing is typed, and panels where there is a terminal to add them to', async () => {
  const { list } = await openPalette('/markets');
  expect(list('')[0]).toBe('BTC/USDT');
  expect(list('')).not.toContain('Price ladder');
  expect(list('ladder')).toContain('Price ladder');
});

it('lists panels on a terminal', async () => {
  const { list } = await openPalette();
  expect(list('')).toContain('Price ladder');
});
