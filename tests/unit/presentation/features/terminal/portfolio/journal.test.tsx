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

async function show(view: (journal: JournalStore) => React.ReactNode) {
  const journal = new JournalStore(new MemoryStorage(), { now: () => 5 });
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
