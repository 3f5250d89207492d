import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { TransferForm } from '../../../../../src/presentation/features/transfer/transfer-form.view';
import { TransferStore } from '../../../../../src/presentation/features/transfer/transfer.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const usdt = { asset: 'USDT', balance: decimal(500), available: decimal(500), price: decimal(1) };

test('what was moved is told with the account that it went to', async () => {
  const ready = (value: unknown) =>
    Object.assign(new Subject({ status: 'ready', value, updatedAt: 0, refreshing: false }), {
      refresh: async () => undefined,
    });
  const reads = { holdings: () => ready([usdt]), balances: () => ready([usdt]) };
  const transfer = { execute: async () => ({ status: 'done' }) };
  const store = new TransferStore(
    reads as never,
    reads as never,
    transfer as never,
    {
      of: () => ({ available: usdt.available }),
    } as never,
  );
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['transfer', 'moneyKit'],
    open: async () => ({
      View: () => (
        <TransferForm
          store={store}
          mainId="main"
          accounts={[{ applicationId: 'sub', alias: 'Grid bot #1' } as never]}
          first="USDT"
        />
      ),
      stores: {},
    }),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Amount'), '100.5');
  await user.click(screen.getByRole('button', { name: 'Confirm transfer' }));
  expect(await screen.findByText('Transferred 100.50 USDT to Grid bot #1.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Swap accounts' }));
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '1');
  await user.click(screen.getByRole('button', { name: 'Confirm transfer' }));
  expect(await screen.findByText('Transferred 1.00 USDT to Main account.')).toBeVisible();
});
