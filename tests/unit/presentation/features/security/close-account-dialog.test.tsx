import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountStanding } from '../../../../../src/domain/security/account-standing';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { AccountClosureStore } from '../../../../../src/presentation/features/security/account-closure.store';
import { CloseAccountDialog } from '../../../../../src/presentation/features/security/close-account-dialog.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';

async function show(standing: Partial<AccountStanding>) {
  const closed: boolean[] = [];
  const store = {
    request: { busy: false, failure: undefined },
    leave: () => undefined,
    close: async (giveUp: boolean) => void closed.push(giveUp),
  };
  const whole: AccountStanding = {
    frozenAt: undefined,
    obstacles: [],
    rest: { assets: 0, value: decimal('0') },
    approverOf: 0,
    ...standing,
  };
  const { shell } = await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    open: async () => ({
      View: () => <CloseAccountDialog store={store as unknown as AccountClosureStore} standing={whole} />,
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: 'Close account permanently?' });
  return { closed, shell, user: userEvent.setup() };
}

it('lists what has to end first, and offers nothing else', async () => {
  await show({
    obstacles: [
      { kind: 'ORDERS', count: 2 },
      { kind: 'other', count: 1 },
    ],
  });
  expect(screen.getByText('2 open orders')).toBeInTheDocument();
  expect(screen.getByText('1 other item')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close account' })).not.toBeInTheDocument();
});

it('leads to what has to end, unless that page is switched off', async () => {
  const { shell } = await show({
    obstacles: [
      { kind: 'COPIES', count: 1 },
      { kind: 'ORDERS', count: 2 },
    ],
  });
  const ways = () => screen.getAllByRole('link', { name: 'View' }).map((link) => link.getAttribute('href'));
  expect(ways()).toEqual(['/social-trading', '/account/orders']);
  act(() => shell.switches.close(['/social-trading']));
  expect(ways()).toEqual(['/account/orders']);
  expect(screen.getByText('1 copied strategy')).toBeInTheDocument();
});

it('leads to what earns and to what is on its way', async () => {
  await show({
    obstacles: [
      { kind: 'EARN', count: 1 },
      { kind: 'STAKING', count: 1 },
      { kind: 'STAKING_REWARDS', count: 2 },
      { kind: 'MOVEMENTS', count: 1 },
    ],
  });
  const ways = screen.getAllByRole('link', { name: 'View' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/staking/earn', '/staking', '/staking', '/wallet?movements']);
  expect(screen.getByText('2 staking rewards, paid within 2 days')).toBeInTheDocument();
});

it('says what of it has to be looked for in sub-accounts', async () => {
  await show({ obstacles: [{ kind: 'ORDERS', count: 3, inSubAccounts: 2 }] });
  expect(screen.getByText('3 open orders (in sub-accounts: 2)')).toBeInTheDocument();
});

it('says whose second approver one stops being', async () => {
  await show({ approverOf: 2 });
  const told = 'You stop being second approver of 2 accounts. Their withdrawals are paused for 24 hours.';
  expect(screen.getByText(told)).toBeInTheDocument();
});

it('takes the typed word, and nothing but it', async () => {
  const { closed, user } = await show({});
  await user.type(screen.getByLabelText('Type “close” to confirm'), 'yes');
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Type “close”.')).toBeInTheDocument();
  expect(closed).toEqual([]);
  await user.clear(screen.getByLabelText('Type “close” to confirm'));
  await user.type(screen.getByLabelText('Type “close” to confirm'), 'Close');
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(closed).toEqual([false]));
});

it('gives nothing up that nobody has given up', async () => {
  const { closed, user } = await show({ rest: { assets: 2, value: decimal('12.345') } });
  await user.type(screen.getByLabelText('Type “close” to confirm'), 'close');
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Withdraw the remaining assets or confirm you give them up.')).toBeInTheDocument();
  expect(closed).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I give up the remaining 2 assets worth 12.35 USDT' }));
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(closed).toEqual([true]));
});
