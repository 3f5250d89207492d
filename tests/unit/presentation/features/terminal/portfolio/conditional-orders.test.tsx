import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { conditional, showAccount } from '../portfolio-fixture';

jest.setTimeout(60_000);

async function show(...wanted: Parameters<typeof showAccount>) {
  const shown = await showAccount(...wanted);
  await screen.findByRole('region', { name: 'Orders and balances' });
  return { ...shown, user: userEvent.setup() };
}

it('conditional orders say which price has to come to their trigger and from where, and stay on their side', async () => {
  const stop = conditional({ triggerPriceType: 'MARKET_PRICE' });
  const { user, edited } = await show({ conditional: [stop] });
  await user.click(await screen.findByRole('button', { name: 'Conditional (1)' }));
  expect(screen.getByRole('row', { name: /≤ 55,000(\.0+)? Market/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Edit/u }));
  const trigger = screen.getByRole('textbox', { name: 'Trigger price of the order' });
  await user.clear(trigger);
  await user.type(trigger, '60500{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Must stay below the last price, 60,000(\.0+)?\.$/u);
  expect(edited).toEqual([]);
  await user.clear(trigger);
  await user.type(trigger, '56000{Enter}');
  expect(edited).toEqual([{ algoOrderId: '70', triggerPrice: decimal('56000') }]);
});

it('conditional orders of contracts say by which price they are set off', async () => {
  const contract = { symbol: 'PERP_BTC_USDT', algoType: 'STOP_LOSS' } as const;
  const { user } = await show({
    conditional: [
      conditional({ ...contract, triggerPriceType: 'MARK_PRICE' }),
      conditional({ ...contract, algoOrderId: '71', triggerPriceType: 'MARKET_PRICE' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Conditional (2)' }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => /[≤≥] 55,?000\S* (Mark|Last)/u.exec(row.textContent ?? '')?.[1])).toEqual(['Mark', 'Last']);
});

it('conditional orders that ended tell when they were placed, the triggers of their legs and at what they filled', async () => {
  const leg = (algoOrderId: string, algoType: 'TAKE_PROFIT' | 'STOP_LOSS', price: string) =>
    conditional({ algoOrderId, algoType, triggerPrice: decimal(price) });
  const filled = { executed: decimal('0.2'), averagePrice: decimal('69995.5'), status: 'FILLED' } as const;
  const legs = [leg('71', 'TAKE_PROFIT', '70000'), leg('72', 'STOP_LOSS', '50000')];
  const group = { triggerPrice: undefined, legs, ...filled } as const;
  const placed = { createdAt: Date.UTC(2026, 10, 1, 12), updatedAt: Date.UTC(2026, 10, 9, 12) };
  const { user } = await show({
    ended: [
      conditional({ algoType: 'TP_SL', ...group, ...placed }),
      conditional({ algoOrderId: '80', algoType: 'OCO', ...group, legs: [legs[1]!] }),
    ],
  });
  await user.click(screen.getByRole('tab', { name: 'Order history' }));
  await user.click(await screen.findByRole('button', { name: 'Conditional' }));
  await screen.findByText('TP/SL');
  const [both, stop] = (await screen.findAllByRole('row')).slice(1);
  expect(both).toHaveTextContent(/Take profit 70,000\.00\s*Stop loss 50,000\.00\s*Filled\s*69,995\.50/u);
  expect(within(both!).getAllByRole('cell')[0]).toHaveTextContent(/11[/-]0?1\b|Nov 0?1\b|0?1 Nov|11-01/u);
  expect(stop).toHaveTextContent(/Stop 50,000\.00/u);
});
