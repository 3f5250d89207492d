import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Watchlist } from '../../../../../src/domain/markets/watchlist';
import { WatchlistOrderDialog } from '../../../../../src/presentation/features/markets/watchlist-order-dialog.view';
import { renderShell } from '../../shell/shell-fixture';

const majors: Watchlist = { id: '1', name: 'Majors', symbols: ['SPOT_BTC_USDT', 'SPOT_ETH_USDT', 'PERP_SOL_USDT'] };
const memes: Watchlist = { id: '2', name: 'Memes', symbols: ['SPOT_DOGE_USDT'] };

async function show(chosen: Watchlist, answers: boolean[] = [true]) {
  const saved: (readonly Watchlist[])[] = [];
  const onClose = jest.fn();
  await renderShell({
    texts: ['markets'],
    open: async () => ({
      View: () => (
        <WatchlistOrderDialog
          lists={[majors, memes]}
          chosen={chosen}
          shownName={({ name }) => name}
          onSave={async (lists) => {
            saved.push(lists);
            return answers.shift()!;
          }}
          onClose={onClose}
        />
      ),
      stores: {},
    }),
  });
  await screen.findByRole('dialog');
  return { saved, onClose };
}

const dialog = () => within(screen.getByRole('dialog'));
const rows = (): (string | null)[] =>
  dialog()
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const button = (name: string): HTMLElement => dialog().getByRole('button', { name });

it('a market moves with the focus beside it, is said, and is saved at its place', async () => {
  const user = userEvent.setup();
  const { saved, onClose } = await show(majors);
  await user.click(button('Move ETH/USDT up'));
  expect(rows()).toEqual(['ETH/USDT', 'BTC/USDT', 'SOL-PERP']);
  expect(button('Move ETH/USDT up').matches(':disabled')).toBe(true);
  expect(document.activeElement).toBe(button('Move ETH/USDT down'));
  expect(dialog().getByRole('status').textContent).toBe('ETH/USDT: 1 of 3');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(rows()).toEqual(['BTC/USDT', 'SOL-PERP', 'ETH/USDT']);
  expect(saved).toEqual([]);
  await user.click(button('Save'));
  expect(saved).toEqual([[{ ...majors, symbols: ['SPOT_BTC_USDT', 'PERP_SOL_USDT', 'SPOT_ETH_USDT'] }, memes]]);
  expect(onClose).toHaveBeenCalled();
});

it('lists change places beside it, and what was put in order stays where it could not be saved', async () => {
  const user = userEvent.setup();
  const { saved, onClose } = await show(majors, [false, true]);
  await user.click(button('Lists'));
  await user.click(button('Move Majors down'));
  await user.click(button('Save'));
  expect(onClose).not.toHaveBeenCalled();
  expect(rows()).toEqual(['Memes', 'Majors']);
  await user.click(button('Save'));
  expect(saved[1]).toEqual([memes, majors]);
  expect(onClose).toHaveBeenCalled();
});

it('a list of one market has only its own place to change', async () => {
  await show(memes);
  expect(within(dialog().getByRole('list', { name: 'Lists' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Reorder' })).toBeNull();
});
