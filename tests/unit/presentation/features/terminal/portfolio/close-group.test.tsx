import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../../../../../src/domain/shared/result';
import { position, showAccount } from '../portfolio-fixture';

it('positions are closed together, and what was refused can be tried again', async () => {
  const [bitcoin, ether] = ['PERP_BTC_USDT', 'PERP_ETH_USDT'] as const;
  const { trading } = await showAccount({ positions: [position(), position({ symbol: ether })] }, undefined, bitcoin);
  await userEvent.click(await screen.findByRole('button', { name: 'Close 2 positions' }));
  const dialog = within(screen.getByRole('dialog'));
  trading.placeAnswers = [
    async () => failure({ kind: 'rejected', reason: 'noLiquidity' }),
    async () => success({ orderId: '1' }),
  ];
  await userEvent.click(dialog.getByRole('button', { name: 'Close 2 positions' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('BTC-PERP');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(trading.sent.map(({ symbol }) => symbol)).toEqual([bitcoin, ether, bitcoin]);
});
