import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { conditionalColumns } from '../../../../../../src/presentation/features/terminal/portfolio/histories/history-sources';
import { order } from '../../../../application/trading/trading-fakes';
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
  expect(both).toHaveTextContent(/Take profit ≥ 70,000\.00\s*Stop loss ≤ 50,000\.00\s*Filled\s*69,995\.50/u);
  expect(within(both!).getAllByRole('cell')[0]).toHaveTextContent(/11[/-]0?1\b|Nov 0?1\b|0?1 Nov|11-01/u);
  expect(stop).toHaveTextContent(/Stop 50,000\.00/u);
});

it('a group that ended tells which of its legs was set off and when, in its row and its file', async () => {
  const at = new Date(2026, 10, 9, 2, 28, 2).getTime();
  const fired = { triggered: true, triggeredAt: at, triggerTradePrice: decimal('49990') };
  const legs = [
    conditional({ algoOrderId: '71', algoType: 'TAKE_PROFIT', triggerPrice: decimal('70000'), status: 'CANCELLED' }),
    conditional({
      algoOrderId: '72',
      algoType: 'STOP_LOSS',
      triggerPrice: decimal('50000'),
      status: 'FILLED',
      ...fired,
    }),
  ];
  const group = conditional({ algoType: 'POSITIONAL_TP_SL', triggerPrice: undefined, triggered: true, legs });
  const { user } = await show({ ended: [group] });
  await user.click(screen.getByRole('tab', { name: 'Order history' }));
  await user.click(await screen.findByRole('button', { name: 'Conditional' }));
  expect((await screen.findByText('Triggered')).parentElement?.parentElement).toHaveTextContent(
    /^Stop loss ≤ 50,000\.00 Triggered\s*.*2:28:02/u,
  );
  const file = (order: AlgoOrder) =>
    Object.fromEntries(Object.entries(conditionalColumns).map(([name, cell]) => [name, cell(order)]));
  const time = new Date(at).toISOString();
  expect(file(group)).toMatchObject({
    ...{ triggered: time, triggered_leg: 'STOP_LOSS', leg_triggered: time },
    ...{ leg_trigger_price: '49990', leg_quantity: '0.2' },
    leg_triggers_set: 'TAKE_PROFIT 70000; STOP_LOSS 50000',
  });
  expect(file(conditional({ triggered: true }))).toMatchObject({ triggered: '', triggered_leg: '', leg_triggered: '' });
  const unset = { triggered: '', triggered_leg: '', leg_trigger_price: '', leg_quantity: '', leg_triggers_set: '' };
  expect(file(conditional())).toMatchObject(unset);
  expect(Object.keys(conditionalColumns).at(-6)).toBe('position_side');
});

async function conditionalRow(order: Partial<AlgoOrder>, more: Parameters<typeof showAccount>[0] = {}) {
  const shown = await show({ conditional: [conditional(order)], ...more });
  await shown.user.click(await screen.findByRole('button', { name: 'Conditional (1)' }));
  return { ...shown, row: screen.getAllByRole('row')[1]! };
}

const sells = (algoOrderId: string, price: string, more: Partial<AlgoOrder> = {}) =>
  conditional({ algoOrderId, triggerPrice: decimal(price), triggerPriceType: 'MARKET_PRICE', ...more });

it('a stop on the mark price says from where it waits before the first mark', async () => {
  const { row } = await conditionalRow({ symbol: 'PERP_BTC_USDT', rises: true });
  expect(row).toHaveTextContent(/≥ 55,000\S* Mark/u);
});

it('of an OCO with two triggers the legs have their names, and the one that was set off is marked', async () => {
  const legs = [sells('71', '70000', { triggered: true, rises: true }), sells('72', '50000')];
  const { row } = await conditionalRow({ algoType: 'OCO', triggerPrice: undefined, legs });
  expect(row).toHaveTextContent(/Take profit ≥ 70,000\S* Triggered\s*Stop loss ≤ 50,000/u);
});

it('a bracket shows its entry with its price, and what closes the position without', async () => {
  const close = { childType: 'CLOSE_POSITION', quantity: decimal('0') } as const;
  const legs = [
    sells('72', '70000', { algoType: 'TAKE_PROFIT', ...close }),
    sells('73', '50000', { algoType: 'STOP_LOSS', ...close }),
  ];
  const group = sells('71', '1', { algoType: 'POSITIONAL_TP_SL', triggerPrice: undefined, legs, ...close });
  const entry = { childType: 'LIMIT', price: decimal('58000'), triggerPrice: undefined, side: 'BUY' } as const;
  const { row, user } = await conditionalRow({ algoType: 'BRACKET', ...entry, legs: [group] });
  expect(row).toHaveTextContent(/Bracket\s*Buy/u);
  expect(row).toHaveTextContent(/Entry Limit 58,000\S*\s*TP\/SL Closes the position/u);
  await user.click(screen.getByRole('button', { name: /^Edit/u }));
  const price = screen.getByRole('textbox', { name: 'Price of the order' });
  await user.clear(price);
  await user.type(price, '57000');
  expect(price).toHaveValue('57000');
});

it('a quantity that cannot be paid for is told at its field', async () => {
  const { user, edited } = await conditionalRow({ triggerPriceType: 'MARKET_PRICE' });
  await user.click(screen.getByRole('button', { name: /^Edit/u }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity of the order' });
  await user.clear(quantity);
  await user.type(quantity, '0.6{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Insufficient balance. Available: 0.5 BTC.');
  expect(edited).toEqual([]);
});

it('conditional orders that ended say which trigger was met, and why what it became was refused', async () => {
  const refused = { triggered: true, status: 'REJECTED', reason: 'insufficientBalance' } as const;
  const legs = [sells('71', '70000'), sells('72', '50000', { ...refused, reason: 'reduceOnlyRefused' })];
  const { user } = await show({
    ended: [
      sells('70', '55000', { ...refused, rises: false }),
      sells('80', '55000', { algoType: 'BRACKET', triggerPrice: undefined, status: 'FILLED', legs }),
      sells('90', '55000', { ...refused, rises: false, reason: 'Matching engine is busy' }),
    ],
  });
  await user.click(screen.getByRole('tab', { name: 'Order history' }));
  await user.click(await screen.findByRole('button', { name: 'Conditional' }));
  await screen.findAllByText('Rejected');
  const [stop, bracket, unknown] = (await screen.findAllByRole('row')).slice(1);
  expect(stop).toHaveTextContent(/≤ 55,000\.00 Triggered, rejected\s*Rejected\s*Insufficient balance\./u);
  expect(bracket).toHaveTextContent(
    /50,000\.00 Triggered, rejected\s*Reduce-only order exceeds the position\.\s*Filled/u,
  );
  expect(bracket).not.toHaveTextContent(/70,000\.00 Triggered/u);
  expect(unknown).toHaveTextContent(/Rejected\s*Matching engine is busy/u);
});

it('conditional orders that are not known are not counted, and all orders can still be cancelled', async () => {
  const { user, trading, liveAlgos } = await show({ orders: [order()], conditional: [conditional()] });
  await screen.findByRole('button', { name: 'Conditional (1)' });
  act(() => liveAlgos.state.set({ status: 'failed', failure: { kind: 'offline' } }));
  expect(screen.getByRole('button', { name: 'Conditional (—)' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Open orders' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which side' }), 'Buys');
  expect(screen.queryByRole('button', { name: /^Cancel (?:all|\d)/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which side' }), 'All sides');
  await user.click(screen.getByRole('button', { name: 'Cancel all orders' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel all orders' });
  expect(dialog).toHaveTextContent(/all of them will be cancelled, including those that protect positions/u);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel orders' }));
  expect(trading.cancelled).toEqual(['all']);
});

it('where no limit order waits, it is said of conditional ones that could not be read that they could not be', async () => {
  const { liveAlgos, user } = await show({});
  await screen.findByRole('button', { name: 'Conditional (0)' });
  act(() => liveAlgos.state.set({ status: 'failed', failure: { kind: 'offline' } }));
  await user.click(screen.getByRole('button', { name: 'Conditional (—)' }));
  expect(screen.queryByText(/^No .*orders/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it.each([
  ['a stop', { reduceOnly: true }, 1],
  ['a trailing stop', { algoType: 'TRAILING_STOP', callbackRate: decimal('0.01'), reduceOnly: true }, 1],
  ['both legs of an OCO', { algoType: 'OCO', legs: [sells('71', '70000', { reduceOnly: true })] }, 1],
  [
    'one leg of an OCO',
    { algoType: 'OCO', legs: [sells('71', '70000'), sells('72', '50000', { reduceOnly: true })] },
    0,
  ],
  ['a stop that may open', {}, 0],
  ['the protection of a position, whose name says it', { algoType: 'POSITIONAL_TP_SL', reduceOnly: true }, 0],
] as const)('it is said of %s that it only reduces, where that is so', async (_, change, times) => {
  const { row } = await conditionalRow({ symbol: 'PERP_BTC_USDT', ...change });
  expect(within(row).queryAllByText('Reduce-only')).toHaveLength(times);
});
