import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Voucher, VoucherTerms } from '../../../../../src/domain/rewards/voucher';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { rewardCenterFeature } from '../../../../../src/presentation/features/reward-center/reward-center.feature';
import { VoucherCard } from '../../../../../src/presentation/features/reward-center/voucher-card.view';
import type { VouchersStore } from '../../../../../src/presentation/features/reward-center/vouchers.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const fund: VoucherTerms = {
  type: 'TRIAL_FUND',
  days: 7,
  part: undefined,
  apr: undefined,
  principal: undefined,
  most: decimal('50'),
};
const voucher: Voucher = {
  id: '1',
  task: 'verify',
  status: 'AVAILABLE',
  terms: fund,
  issuedAt: 0,
  expiresAt: Date.UTC(2026, 0, 31),
  usedAt: undefined,
  endsAt: Date.UTC(2026, 1, 7),
  used: decimal('8'),
};

async function show(shown: Partial<Voucher>, others: readonly Voucher[] = []): Promise<string[]> {
  const uses: string[] = [];
  const store = { useOf: () => undefined, use: (id: string) => uses.push(id) } as unknown as VouchersStore;
  const whole = { ...voucher, ...shown };
  await renderShell({
    at: rewardCenterFeature.path,
    session: loggedIn(),
    open: async () => ({
      View: () => <VoucherCard voucher={whole} all={[whole, ...others]} store={store} />,
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: '50 USDT trial fund' });
  return uses;
}
const use = () => screen.queryByRole('button', { name: 'Use: 50 USDT trial fund' });

it('is used by a press, before the day it says', async () => {
  const uses = await show({});
  expect(screen.getByText(/Jan 31, 2026/)).toBeInTheDocument();
  await userEvent.click(use()!);
  expect(uses).toEqual(['1']);
});

it('waits while another of its kind is in use, and says so', async () => {
  const uses = await show({}, [{ ...voucher, id: '2', status: 'IN_USE' }]);
  expect(use()).toBeDisabled();
  expect(screen.getByText(/Another/)).toBeInTheDocument();
  expect(uses).toEqual([]);
});

it.each([
  ['IN_USE', 'In use', /50\.00/, /Feb 7, 2026/],
  ['ENDED', 'Used', /8\.00/, /Feb 7, 2026/],
  ['EXPIRED', 'Expired', /Jan 31, 2026/, /Jan 31, 2026/],
] as const)('says what became of it, and offers nothing: %s', async (status, mark, figure, day) => {
  await show({ status });
  expect(screen.getByText(mark)).toBeInTheDocument();
  expect(screen.getAllByText(figure).length).toBeGreaterThan(0);
  expect(screen.getByText(day)).toBeInTheDocument();
  expect(use()).not.toBeInTheDocument();
});
