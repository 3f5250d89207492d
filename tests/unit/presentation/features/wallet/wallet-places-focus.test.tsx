import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WalletPage } from '../../../../../src/presentation/features/wallet/wallet.page';
import { movable } from '../../../../support/movable';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function open(at: string): Promise<void> {
  const answered = { current: read(undefined), subscribe: () => () => undefined, refresh: async () => undefined };
  const wallet = {
    start: () => () => undefined,
    state: { status: 'loading' },
    queries: { firstDeposit: () => answered },
  };
  await renderShell({
    at,
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () => (path === undefined ? null : <WalletPage stores={{ wallet, movable: movable({}) } as never} />),
      stores: {},
    }),
  });
}

test('what opens in place of the wallet takes the focus to its heading and is named by the tab; coming back, the link has it', async () => {
  await open('/wallet');
  const link = await screen.findByRole('link', { name: 'Withdraw' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Withdraw' })).toHaveFocus();
  expect(document.title).toMatch(/^Withdraw · Wallet · /);
  screen.getByRole('link', { name: 'Back to wallet' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveFocus());
  expect(document.title).toMatch(/^Wallet · /);
});

test('coming back from what no link of the page leads to, the heading of the page has the focus', async () => {
  await open('/wallet?withdraw=XYZ');
  const back = await screen.findByRole('link', { name: 'Back to wallet' });
  expect(screen.getByRole('heading', { name: 'Withdraw' })).not.toHaveFocus();
  back.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Wallet' })).toHaveFocus());
});
