import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { ApprovalRequest, Approvals } from '../../../../../src/domain/security/approval';
import type { AccountStanding } from '../../../../../src/domain/security/account-standing';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { approvalsFeature } from '../../../../../src/presentation/features/approvals/approvals.feature';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

const read = <T,>(value: T) =>
  Object.assign(new Subject<ResourceState<T>>({ status: 'ready', value, updatedAt: 0, refreshing: false }), {
    refresh: async () => undefined,
  });

const asked: Approvals = {
  rule: undefined,
  hasSecondFactor: true,
  roles: [{ owner: { userId: '5', name: 'Slow Heron' }, above: decimal('10'), active: false }],
};

async function show(frozenAt: number | undefined): Promise<void> {
  const standing: AccountStanding = { frozenAt, obstacles: [], rest: { assets: 0, value: decimal('0') } };
  const state = read(asked);
  const none = read<readonly ApprovalRequest[]>([]);
  const nothing = () => undefined;
  await renderShell({
    at: approvalsFeature.path,
    session: loggedIn(),
    open: async (feature) =>
      feature === approvalsFeature
        ? ownPage(feature, {
            approvals: {
              state: () => state,
              requests: () => none,
              close: nothing,
              request: { busy: false, failure: undefined },
            },
            security: { standing: () => read(standing) },
            stepUp: { cancel: nothing },
          })
        : { View: () => null, stores: {} },
  });
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
}

it('says that the account is frozen and leads to where that ends, and shows nothing that is refused', async () => {
  await show(1_000);
  expect(await screen.findByText(/^Account frozen since/)).toBeInTheDocument();
  const page = within(screen.getByRole('main'));
  expect(page.getAllByRole('link', { name: 'Security' })).toHaveLength(2);
  expect(page.queryByText(/Slow Heron/)).not.toBeInTheDocument();
  expect(page.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

it('shows what somebody is asked to be before all else', async () => {
  await show(undefined);
  const page = within(screen.getByRole('main'));
  const headings = (await page.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Invitation');
  expect(headings.length).toBeGreaterThan(2);
});
