import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { JournalButton } from '../../../../../../src/presentation/features/terminal/portfolio/histories/journal-button.view';
import {
  JournalCell,
  NoteButton,
} from '../../../../../../src/presentation/features/terminal/portfolio/histories/journal-cell.view';
import { JournalStore } from '../../../../../../src/presentation/features/terminal/portfolio/histories/journal.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { loggedIn, renderShell } from '../../../shell/shell-fixture';

const fill = (id: string, change: Partial<Fill> = {}): Fill => ({
  id,
  orderId: id,
  symbol: 'PERP_BTC_USDT',
  side: 'SELL',
  price: decimal(60_000),
  quantity: decimal('0.1'),
  fee: decimal('1.25'),
  feeAsset: 'USDT',
  maker: false,
  at: 1_000_000,
  ...change,
});

async function show(view: (journal: JournalStore) => React.ReactNode, storage = new MemoryStorage()) {
  const journal = new JournalStore(storage, { now: () => 5 });
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['portfolio', 'trade'],
    open: async ({ path }) => ({ View: () => (path === undefined ? null : <>{view(journal)}</>), stores: {} }),
  });
  return { journal, user: userEvent.setup() };
}

const trade = (journal: JournalStore) => (
  <>
    <JournalCell fill={fill('1')} journal={journal} />
    <NoteButton fill={fill('1')} journal={journal} />
  </>
);

it('what is typed and closed without saving is there again, and gone with Cancel', async () => {
  const { journal, user } = await show(trade);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /note/ }));
    return screen.findByRole('textbox', { name: 'Note' });
  };
  await user.type(await open(), 'Too early');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'news');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Draft')).toBeInTheDocument();
  expect(journal.entries).toEqual([]);
  expect(await open()).toHaveValue('Too early');
  expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('news');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Draft')).toBeNull();
  await user.type(await open(), 'Kept');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(journal.entries).toMatchObject([{ note: 'Kept' }]);
  expect(screen.getByText('Kept')).toBeInTheDocument();
  expect(screen.queryByText('Draft')).toBeNull();
});

it('Enter ends a tag and leaves the note open; with Ctrl it saves', async () => {
  const { journal, user } = await show(trade);
  await user.click(await screen.findByRole('button', { name: /note/ }));
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(tags, 'news{Enter}breakout{Enter}{Enter}');
  expect(tags).toHaveValue('news, breakout, ');
  expect(journal.entries).toEqual([]);
  await user.type(tags, '{Control>}{Enter}{/Control}');
  expect(journal.entries).toMatchObject([{ tags: ['news', 'breakout'] }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('results are after fees, in their asset, with how many the rate rests on', async () => {
  const { journal, user } = await show((journal) => <JournalButton journal={journal} />);
  journal.write(fill('1'), '', 'news');
  journal.write(fill('2', { realisedPnl: decimal('0.6'), fee: decimal('1.26') }), '', 'news');
  await user.click(await screen.findByRole('button', { name: 'Journal' }));
  const table = await screen.findByRole('table', { name: 'Results by tag' });
  const texts = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Tag', 'Trades', 'Closed', 'Win rate', 'Net PnL']);
  expect(texts('cell')).toEqual(['2', '1', '0%', '−1.91 USDT']);
});

it('fees count before anything is closed, and there is no rate yet', async () => {
  const { journal, user } = await show((journal) => <JournalButton journal={journal} />);
  journal.write(fill('1', { realisedPnl: decimal(0), fee: decimal('1.25') }), '', 'news');
  journal.write(fill('2', { symbol: 'SPOT_BTC_USDT' }), '', 'spot');
  await user.click(await screen.findByRole('button', { name: 'Journal' }));
  const table = await screen.findByRole('table', { name: 'Results by tag' });
  expect(within(table).getByRole('row', { name: /^news/ })).toHaveTextContent('news10—−1.25 USDT');
  expect(within(table).getByRole('row', { name: /^spot/ })).toHaveTextContent('spot10——');
});

it('a note that the device has no room for is not said to be saved: what was typed stays, and goes once there is room', async () => {
  const storage = new MemoryStorage();
  const full = jest.spyOn(storage, 'write').mockImplementation(() => undefined);
  const { journal, user } = await show((journal) => <NoteButton fill={fill('1')} journal={journal} />, storage);
  await user.click(await screen.findByRole('button', { name: /note/ }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Too early');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved: no storage left on this device.');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Too early');
  expect(journal.drafts.get('1')).toMatchObject({ note: 'Too early' });
  full.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(journal.entries).toMatchObject([{ note: 'Too early' }]);
});

it('of a file that the device has no room for nothing is said to be imported', () => {
  const storage = new MemoryStorage();
  const journal = new JournalStore(storage, { now: () => 5 });
  journal.write(fill('1'), 'Kept', '');
  const { file } = journal;
  journal.write(fill('1'), '', '');
  const full = jest.spyOn(storage, 'write').mockImplementation(() => undefined);
  expect(journal.take(file)).toBe('no-room');
  expect(journal.take('{')).toBe('no-journal');
  expect(journal.entries).toEqual([]);
  full.mockRestore();
  expect(journal.take(file)).toBe(1);
});

it('more or longer tags than an entry keeps are said to be so, and not cut off', async () => {
  const { journal, user } = await show((journal) => <NoteButton fill={fill('1')} journal={journal} />);
  await user.click(await screen.findByRole('button', { name: /note/ }));
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(tags, 'a,b,c,d,e,f');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Up to 5 tags of 24 characters each.');
  expect(journal.entries).toEqual([]);
  await user.type(tags, '{Backspace}{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(journal.entries).toMatchObject([{ tags: ['a', 'b', 'c', 'd', 'e'] }]);
});
