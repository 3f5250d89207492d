import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from './shell-fixture';

/* What one account leaves on a page. */

const View = () => <input aria-label="Amount" />;

async function typed() {
  const { session, shell } = await renderShell({ at: '/convert', open: async () => ({ View, stores: {} }) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '25');
  return { session, shell };
}

it('stays for whoever logs in again after the session has ended', async () => {
  const { session } = await typed();
  act(() => session.state.set({ status: 'loggedOut', ended: 'unauthorised' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
});

it('is gone once another visit begins, and so is what was told', async () => {
  const { session, shell } = await typed();
  act(() => {
    shell.notices.show('success', { key: 'common:state.failed' });
    shell.notices.whileAway({ key: 'common:state.failed' });
  });
  act(() => session.visit.set(1));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(shell.notices.history).toEqual([]);
  expect(shell.notices.away).toBeUndefined();
});
