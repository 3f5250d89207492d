import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { BasketForm } from '../../../../../src/presentation/features/order-basket/basket-form.view';
import { OrderBasketStore } from '../../../../../src/presentation/features/order-basket/order-basket.store';
import { FakeAccountStream } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it('says at the market that it is traded no more, by its name, until another is chosen', async () => {
  const user = userEvent.setup();
  const basket = new OrderBasketStore(
    { place: async () => undefined } as never,
    { available: () => decimal('10000') },
    { ticker: () => undefined },
    new FakeAccountStream(),
  );
  basket.begin([bitcoin], 'SPOT_ETH_USDT', decimalMarks('en'));
  basket.lines[0]!.quantity.type('0.01');
  await renderShell({
    at: '/',
    session: loggedIn(),
    texts: ['orderBasket', 'trade'],
    open: async () => ({ View: () => <BasketForm basket={basket} instruments={[bitcoin]} />, stores: {} }),
  });
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
