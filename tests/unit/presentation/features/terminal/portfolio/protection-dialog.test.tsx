import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { position, showAccount } from '../portfolio-fixture';

jest.setTimeout(60_000);

it('asks for the stop loss of a return as a loss, and takes it with its sign', async () => {
  const user = userEvent.setup();
  const { placed } = await showAccount({ positions: [position()] }, undefined, 'PERP_BTC_USDT');
  await user.click(await screen.findByRole('button', { name: 'TP/SL of Long 0.5 BTC-PERP' }));
  await user.click(screen.getByRole('button', { name: 'Return' }));
  const loss = screen.getByRole('textbox', { name: 'Stop loss' });
  expect(loss).toHaveAccessibleDescription('Enter the loss, with or without a minus.');
  expect(screen.getByRole('textbox', { name: 'Take profit' })).not.toHaveAccessibleDescription(/loss/);
  await user.type(loss, '-20');
  await user.tab();
  expect(loss).toHaveAccessibleDescription(/^At 58,800\.00: /);
  await user.click(screen.getByRole('button', { name: 'Partial' }));
  expect(loss).toHaveValue('-20');
  await user.click(screen.getByRole('button', { name: 'Entire position' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(placed).toHaveLength(1));
});
