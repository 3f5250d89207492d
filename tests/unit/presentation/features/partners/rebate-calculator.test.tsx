import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExecutionCostQueries } from '../../../../../src/application/markets/execution-cost.queries';
import type { ExchangeFeeTier } from '../../../../../src/domain/markets/execution-cost';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { brokersFeature } from '../../../../../src/presentation/features/partners/brokers.feature';
import { RebateCalculator } from '../../../../../src/presentation/features/partners/rebate-calculator.view';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const tier = (type: 'SPOT' | 'PERP', number: number, maker: string, taker: string): ExchangeFeeTier => ({
  exchange: 'test',
  type,
  tier: number,
  makerBps: decimal(maker),
  takerBps: decimal(taker),
});
const tiers = [tier('SPOT', 0, '10', '10'), tier('PERP', 0, '2', '5'), tier('PERP', 1, '1', '4')];

async function show() {
  const port = { feeTiers: async () => success(tiers) };
  const costs = new ExecutionCostQueries(port as never, new PlainResourceCache(new FakeScheduler()));
  await renderShell({
    at: brokersFeature.path,
    open: async ({ id }) => ({
      View: () => (id === brokersFeature.id ? <RebateCalculator costs={costs} /> : null),
      stores: {},
    }),
  });
  await screen.findByText('Rebate per month');
  const user = userEvent.setup();
  return {
    user,
    async type(field: string, text: string) {
      await user.clear(screen.getByLabelText(field));
      if (text !== '') await user.type(screen.getByLabelText(field), text);
    },
    figure: (name: string) => screen.getByText(name).nextElementSibling?.textContent,
  };
}

it('knows the fees of the exchange, and no rebate before somebody names a rate', async () => {
  const { figure, type } = await show();
  await type('Monthly volume (USDT)', '1000000');
  await type('Maker share (%)', '25');
  expect(figure('Client fees per month')).toBe('425.00 USDT');
  expect(figure('Rebate per month')).toBe('—');
  await type('Your rebate rate (%)', '40');
  expect(figure('Rebate per month')).toBe('170.00 USDT');
  expect(figure('Rebate per year')).toBe('2,040.00 USDT');
});

it('follows the tier and the market', async () => {
  const { figure, type, user } = await show();
  await type('Monthly volume (USDT)', '1000000');
  await type('Maker share (%)', '0');
  await user.selectOptions(screen.getByLabelText('Fee tier (maker / taker)'), 'Tier 1: 0.01% / 0.04%');
  expect(figure('Client fees per month')).toBe('400.00 USDT');
  await user.click(screen.getByRole('button', { name: 'Spot' }));
  expect(figure('Client fees per month')).toBe('1,000.00 USDT');
});

it('says nothing of figures that cannot be', async () => {
  const { figure, type } = await show();
  await type('Your rebate rate (%)', '140');
  expect(screen.getByLabelText('Your rebate rate (%)')).toBeInvalid();
  expect(figure('Rebate per month')).toBe('—');
  await type('Maker share (%)', '101');
  expect(figure('Client fees per month')).toBe('—');
});

it.each([
  ['Monthly volume (USDT)', 'abc', 'Enter a valid number.'],
  ['Monthly volume (USDT)', '-5', 'Must be greater than 0.'],
  ['Monthly volume (USDT)', '', 'Enter a valid number.'],
  ['Maker share (%)', '101', 'Maximum: 100%.'],
])('%s of "%s" is refused in words', async (field, text, words) => {
  const { figure, type } = await show();
  await type(field, text);
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
  expect(figure('Client fees per month')).toBe('—');
});
