import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { MoneyFrame } from '../../../../../src/presentation/features/money-kit/money-frame.view';
import { Withdraw } from '../../../../../src/presentation/features/withdraw/withdraw.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';
import { ready, storeOf } from './withdraw-fixture';

const words = /^You were logged out from another device\. See it all\.$/;

const as = (userId: string): SessionState => {
  const session = loggedIn();
  if (session.status !== 'loggedIn') throw new Error('nobody');
  const account = { applicationId: 'me', email: 'a@example.com', main: true, alias: '', eu: false };
  return { ...session, account: read({ ...account, userId, language: undefined }) };
};

async function writing() {
  const store = storeOf({
    assets: () => ready([{ asset: 'USDT', name: 'Tether' }]),
    standing: () => ready({ frozenAt: undefined }),
  });
  const movements = { rows: [], state: { status: 'loading' }, watch: () => () => undefined, refresh: () => undefined };
  const stores = { withdraw: store, movements, stepUp: { request: undefined, cancel: () => undefined } } as never;
  const { session } = await renderShell({
    at: '/wallet?withdraw=USDT',
    session: as('ada'),
    texts: ['withdraw', 'moneyKit', 'accountKit', 'addressBook', 'wallet'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <MoneyFrame title="Wallet" text="" invitation={{ title: 'Your money', text: 'See it all.' }}>
            <Withdraw stores={stores} />
          </MoneyFrame>
        ),
      stores: {},
    }),
  });
  await screen.findByRole('button', { name: 'Continue' });
  act(() => {
    store.recipient.set({ address: '0xabc' });
    store.amount!.type('25');
  });
  const become = (state: SessionState) => act(async () => session.state.set(state));
  return { store, become, typed: () => [store.recipient.address, store.amount!.text] };
}

test('whoever is logged out from elsewhere is told so, and has back what they had typed once they are in again', async () => {
  const { become, typed } = await writing();
  await become({ status: 'loggedOut', ended: 'elsewhere' });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByDisplayValue('0xabc')).not.toBeInTheDocument();
  await become(as('ada'));
  expect(await screen.findByDisplayValue('0xabc')).toBeVisible();
  expect(typed()).toEqual(['0xabc', '25']);
});

test.each([
  ['somebody else', 'elsewhere', 'bea'],
  ['who has logged out by themselves', false, 'ada'],
] as const)('it is not there for %s', async (_, ended, next) => {
  const { become, typed } = await writing();
  await become({ status: 'loggedOut', ended });
  expect(await screen.findByText('Your money')).toBeVisible();
  await become(as(next));
  await screen.findByRole('button', { name: 'Continue' });
  expect(typed()).toEqual(['', '']);
});
