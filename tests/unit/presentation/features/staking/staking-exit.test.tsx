import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ProductAccessQueries } from '../../../../../src/application/account/product-access.queries';
import type { StakingAccount, StakingTerms } from '../../../../../src/domain/earn/staking';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { day, hour, minute } from '../../../../../src/domain/shared/instant';
import { StakeForm } from '../../../../../src/presentation/features/staking/stake-form.view';
import { StakeExits } from '../../../../../src/presentation/features/staking/stake-exits.view';
import { stakingFeature } from '../../../../../src/presentation/features/staking/staking.feature';
import type { Draft, StakingStore } from '../../../../../src/presentation/features/staking/staking.store';
import { UnstakeForm } from '../../../../../src/presentation/features/staking/unstake-form.view';
import { movable } from '../../../../support/movable';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const terms = {
  asset: 'WOO',
  unbonding: 7 * day,
  apr: decimal('0.1'),
  exitPenalty: decimal('0.05'),
} as StakingTerms;
const account = { staked: decimal(1_000), unbonding: [], returned: [] } as unknown as StakingAccount;

async function show(view: ReactNode) {
  await renderShell({
    at: stakingFeature.path,
    session: loggedIn(),
    texts: stakingFeature.texts,
    open: async ({ path }) => ({ View: () => (path === undefined ? null : <>{view}</>), stores: {} }),
  });
}

it.each([
  ['the whole of it when it begins', 7 * day, '7 d 0 h'],
  ['hours beside days', 7 * day - 5 * minute, '6 d 23 h'],
  ['minutes in the last day', 5 * hour + 10 * minute, '5 h 10 min'],
])('the time that is left is %s', async (_, left, text) => {
  const unbonding = [{ id: '1', amount: decimal(5), fee: decimal(0), availableAt: Date.now() + left }];
  await show(<StakeExits terms={terms} account={{ ...account, unbonding }} stale={false} />);
  expect(await screen.findByText(`Unbonding, ready in ${text}`)).toBeVisible();
});

it('shows of an amount what the wallet shows of it, never more than there is', async () => {
  const unbonding = [
    { id: '1', amount: decimal('7.372602739996'), fee: decimal('0.388'), availableAt: Date.now() + day },
  ];
  await show(<StakeExits terms={terms} account={{ ...account, unbonding }} stale={false} />);
  expect(await screen.findByText('7.37260273 WOO')).toBeVisible();
  expect(screen.getByText('0.388 WOO')).toBeVisible();
});

/** What the account may not use. */
const accessTo = (...restricted: readonly object[]): ProductAccessQueries =>
  ({
    access: () => ({ current: read({ restricted }), subscribe: () => () => undefined, refresh: async () => undefined }),
  }) as never;
const access = accessTo();

it('whoever has to be verified first is led there, and nothing is sent', async () => {
  const stake = jest.fn();
  const own = movable({});
  const stakeBounds = () => ({ available: account.staked });
  const staking = { stakeBounds, stake, movable: own } as unknown as StakingStore;
  await show(
    <StakeForm
      staking={staking}
      access={accessTo({ product: 'STAKING', reason: 'VERIFICATION' })}
      terms={terms}
      account={account}
      onDone={() => undefined}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20{Enter}');
  expect(screen.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
    'href',
    '/account/identity-verification',
  );
  expect(screen.queryByRole('button', { name: 'Stake' })).not.toBeInTheDocument();
  expect(stake).not.toHaveBeenCalled();
  expect(own.running()).toBe(1);
});

it('more than is staked is refused while it is typed, and nothing is said to come of it', async () => {
  const staking = { unstakeBounds: () => ({ available: account.staked }) } as unknown as StakingStore;
  await show(
    <UnstakeForm staking={staking} access={access} terms={terms} account={account} onDone={() => undefined} />,
  );
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  const receive = () => within(screen.getByText('You receive').parentElement!).getByRole('definition');
  await userEvent.type(field, '200');
  expect(receive()).toHaveTextContent('200 WOO');
  await userEvent.type(field, '0');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Insufficient balance. Available: 1,000.00 WOO.');
  expect(receive()).toHaveTextContent('—');
});

it('the way out is not chosen anew while the first is on its way, so that the receipt is of what was sent', async () => {
  const staking = {
    unstakeBounds: () => ({ available: account.staked }),
    unstake: (draft: Draft<unknown>) => draft.once.run(() => new Promise(() => undefined)),
  } as unknown as StakingStore;
  await show(
    <UnstakeForm staking={staking} access={access} terms={terms} account={account} onDone={() => undefined} />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
  expect(screen.getByRole('button', { name: 'Instant' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Unstake' }));
  expect(screen.getByRole('button', { name: 'Instant' })).toBeDisabled();
});
