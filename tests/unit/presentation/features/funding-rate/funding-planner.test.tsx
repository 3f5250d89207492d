import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FundingRate, SettledFunding } from '../../../../../src/domain/markets/funding';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { day, hour } from '../../../../../src/domain/shared/instant';
import { FundingPlanner } from '../../../../../src/presentation/features/funding-rate/funding-planner.view';
import type { FundingRow } from '../../../../../src/presentation/features/funding-rate/funding-row';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { renderShell } from '../../shell/shell-fixture';

const symbol = 'PERP_BTC_USDT';
const now = Date.now();
const rate: FundingRate = {
  symbol,
  last: decimal('0.0001'),
  lastAt: now - hour,
  estimated: decimal('0.0001'),
  estimatedAt: now,
  nextAt: now + hour,
  intervalHours: 8,
};
const settled = Array.from({ length: 30 }, (_, index): SettledFunding => ({
  symbol,
  rate: decimal('0.0001'),
  at: now - (index + 1) * 8 * hour,
  nextAt: now - index * 8 * hour,
}));

async function show() {
  const past = {
    current: { status: 'ready', value: settled, updatedAt: now, refreshing: false },
    subscribe: () => () => undefined,
  };
  const row = { symbol, rate, markPrice: decimal('60000') } as FundingRow;
  await renderShell({
    at: referralFeature.path,
    texts: ['marketData'],
    open: async () => ({
      View: () => <FundingPlanner row={row} rates={{ funding: { past: () => past } } as never} />,
      stores: {},
    }),
  });
  return {
    user: userEvent.setup(),
    size: await screen.findByRole('textbox', { name: 'Position size' }),
    until: screen.getByLabelText(/^Until/),
  };
}

const dayFrom = (days: number): string => new Date(now + days * day).toISOString().slice(0, 10);
const average = () => screen.getByText('Average').nextElementSibling;

it('says at the field of the size that it is none, and nothing of what it would come to', async () => {
  const { user, size } = await show();
  expect(average()).toHaveTextContent('USDT');
  await user.clear(size);
  await user.type(size, 'abc');
  expect(size).toBeInvalid();
  expect(size).toHaveAccessibleDescription('Enter a size above zero.');
  expect(average()).toHaveTextContent('—');
  await user.clear(size);
  await user.type(size, '0');
  expect(size).toBeValid();
  await user.tab();
  expect(size).toHaveAccessibleDescription('Enter a size above zero.');
  await user.type(size, '5');
  expect(size).toBeValid();
  expect(average()).toHaveTextContent('USDT');
});

it('says at the field of the day that it has passed, once that was left', async () => {
  const { until } = await show();
  fireEvent.change(until, { target: { value: dayFrom(-2) } });
  expect(until).not.toHaveAccessibleDescription();
  expect(average()).toHaveTextContent('—');
  fireEvent.blur(until);
  expect(until).toBeInvalid();
  expect(until).toHaveAccessibleDescription('Enter today or a later date.');
});

it('says at the field of the day that it is further off than the past that is known', async () => {
  const { until } = await show();
  fireEvent.change(until, { target: { value: dayFrom(60) } });
  expect(until).toHaveAccessibleDescription(/only 30 are available\. Choose an earlier date\.$/);
  expect(average()).toHaveTextContent('—');
  expect(within(average()!.closest('dl')!).queryByText(/earlier/)).not.toBeInTheDocument();
});
