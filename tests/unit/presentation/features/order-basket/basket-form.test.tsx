import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { BasketForm } from '../../../../../src/presentation/features/order-basket/basket-form.view';
import { OrderBasketStore } from '../../../../../src/presentation/features/order-basket/order-basket.store';
import { FakeAccountStream } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function show(symbol: string, available: string): Promise<OrderBasketStore> {
  const basket = new OrderBasketStore(
    { place: async () => undefined } as never,
    { available: () => decimal(available) },
    { ticker: () => ({ symbol, firstBidPrice: 60_000, firstAskPrice: 60_010 }) },
    new FakeAccountStream(),
  );
  basket.begin([bitcoin], symbol, decimalMarks('en'));
  await renderShell({
    at: '/',
    session: loggedIn(),
    texts: ['orderBasket', 'trade'],
    open: async () => ({ View: () => <BasketForm basket={basket} instruments={[bitcoin]} />, stores: {} }),
  });
  await screen.findByRole('button', { name: 'Add order' });
  return basket;
}

it('says at the market that it is traded no more, by its name, until another is chosen', async () => {
  const user = userEvent.setup();
  const basket = await show('SPOT_ETH_USDT', '10000');
  act(() => basket.lines[0]!.quantity.type('0.01'));
  const order = within(await screen.findByRole('listitem', { name: 'Order 1' }));
  const market = order.getByRole('combobox', { name: 'Market' });
  expect(market).toHaveDisplayValue('ETH/USDT');
  expect(market).toBeInvalid();
  expect(market).toHaveAccessibleDescription('Market is not trading.');

  await user.selectOptions(market, 'BTC/USDT');
  expect(market).toBeValid();
  expect(order.queryByText('Market is not trading.')).not.toBeInTheDocument();
  expect(order.getByRole('textbox', { name: /Quantity/ })).toHaveValue('0.01');
});

it.each([
  ['Buy', '10', 'Insufficient balance. Available: 0.05 USDT.'],
  ['Sell', '0.1', 'Insufficient balance. Available: 0.05 BTC.'],
])('says how much there is of what %s pays with', async (side, quantity, text) => {
  const user = userEvent.setup();
  await show(bitcoin.symbol, '0.05');
  const order = within(screen.getByRole('listitem', { name: 'Order 1' }));
  await user.click(order.getByRole('button', { name: side }));
  await user.type(order.getByRole('textbox', { name: /Quantity/ }), quantity);
  await user.tab();
  expect(order.getByText(text)).toBeInTheDocument();
});

it('a basket of no orders cannot be reviewed', async () => {
  const user = userEvent.setup();
  const basket = await show(bitcoin.symbol, '10000');
  act(() => basket.remove(basket.lines[0]!.id));
  expect(screen.getByRole('button', { name: 'Review orders' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add order' }));
  expect(screen.getByRole('combobox', { name: 'Market' })).toHaveDisplayValue('BTC/USDT');
});
