import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { CopyXrayPanel } from '../../../../../src/presentation/features/copy-trading/copy-xray.view';
import { strategyFeature } from '../../../../../src/presentation/features/copy-trading/strategy.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { strategyNamed } from '../../../../support/strategies';
import { renderShell } from '../../shell/shell-fixture';

/** Every amount gains a tenth, and the lead's fees take a hundredth. */
async function show() {
  const copies = new CopiesQueries(new PlainResourceCache(new FakeScheduler()), {
    xray: async (_: string, amount: number, days: number) =>
      success({
        days,
        gross: decimal(amount).times('0.1'),
        fees: decimal(amount).times('0.01'),
        slippage: undefined,
        profitShare: decimal(0),
        compounding: decimal(0),
        net: decimal(amount).times('0.09'),
        measuredTrades: 0,
      }),
  } as never);
  await renderShell({
    at: '/strategies/7',
    texts: strategyFeature.texts,
    open: async () => ({
      View: () => <CopyXrayPanel strategy={strategyNamed('7', 'Steady')} copies={copies} />,
      stores: {},
    }),
  });
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  const user = userEvent.setup();
  const type = async (text: string) => {
    await user.clear(amount);
    if (text !== '') await user.type(amount, text);
    await user.tab();
  };
  const part = (name: string) => within(screen.getByText(name).parentElement!).getByRole('definition');
  await screen.findByText('Lead’s result');
  return { amount, type, part };
}

it('shows what the usual amount would have earned, and then what the typed one would', async () => {
  const { type, part } = await show();
  expect(part('Copier’s result')).toHaveTextContent('90.00 USDT ▲+9.00%');
  expect(part('Slippage')).toHaveTextContent('—');
  await type('250');
  expect(await screen.findByText(/22\.50 USDT/)).toBeVisible();
  expect(part('Extra fees')).toHaveTextContent('−2.50 USDT');
});

it.each([
  ['abc', 'Enter a valid number.'],
  ['0', 'Must be greater than 0.'],
  ['0.5', 'Minimum: 1.00 USDT.'],
  ['100.555', 'At most 2 decimals.'],
  ['', 'Enter an amount.'],
])('an amount of "%s" has no result, and its field says why', async (text, words) => {
  const { amount, type, part } = await show();
  await type(text);
  expect(amount).toHaveAccessibleDescription(words);
  for (const name of ['Lead’s result', 'Extra fees', 'Copier’s result']) expect(part(name)).toHaveTextContent(/^—$/);
});
