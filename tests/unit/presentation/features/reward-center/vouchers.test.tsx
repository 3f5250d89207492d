import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { Voucher, VoucherTerms } from '../../../../../src/domain/rewards/voucher';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { rewardCenterFeature } from '../../../../../src/presentation/features/reward-center/reward-center.feature';
import { Vouchers } from '../../../../../src/presentation/features/reward-center/vouchers.view';
import { VouchersStore } from '../../../../../src/presentation/features/reward-center/vouchers.store';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const terms: VoucherTerms = {
  type: 'TRIAL_FUND',
  days: 7,
  part: undefined,
  apr: undefined,
  principal: undefined,
  most: decimal('50'),
};
const fund: Voucher = {
  id: '1',
  task: 'verify',
  status: 'AVAILABLE',
  terms,
  issuedAt: 0,
  expiresAt: Date.UTC(2026, 0, 31),
  usedAt: undefined,
  endsAt: undefined,
  used: decimal('0'),
};
const rebate: Voucher = { ...fund, id: '2', terms: { ...terms, type: 'FEE_REBATE', part: 0.5 } };

it('leaves in sight what was just put to use, though others wait', async () => {
  const state = new Subject<ResourceState<readonly Voucher[]>>(read([fund, rebate]));
  const all = {
    get current() {
      return state.current;
    },
    subscribe: (changed: () => void) => state.subscribe(changed),
    refresh: async () => undefined,
  };
  const inUse = { ...rebate, status: 'IN_USE' as const, endsAt: Date.UTC(2026, 1, 7) };
  const using = { execute: async () => success({ status: 'done', value: inUse }) };
  const store = new VouchersStore({ vouchers: () => all } as never, using as never);
  await renderShell({
    at: rewardCenterFeature.path,
    session: loggedIn(),
    open: async () => ({ View: () => <Vouchers store={store} />, stores: {} }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Use: .*fee rebate/ }));
  act(() => state.set(read([fund, inUse])));
  const shown = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('fee rebate'));
  expect(shown).toHaveLength(1);
  expect(within(shown[0]!).getByText('In use')).toBeInTheDocument();
});
