import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { position, showAccount } from '../portfolio-fixture';

jest.setTimeout(60_000);

it('says of a position that is to be turned round which own limit stops it, before the press', async () => {
  const user = userEvent.setup();
  const { forecast, trading } = await showAccount({ positions: [position()] }, undefined, 'PERP_BTC_USDT');
  forecast.of = async () => ({ limit: 'orderValue', set: { amount: decimal('500'), asset: 'USDT' } });
  await user.click(await screen.findByRole('button', { name: /^Reverse/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/500 USDT/);
  const reverse = dialog.getByRole('button', { name: /^Reverse/ });
  expect(reverse).toHaveAttribute('aria-disabled', 'true');
  await user.click(reverse);
  expect(trading.sent).toEqual([]);
});
