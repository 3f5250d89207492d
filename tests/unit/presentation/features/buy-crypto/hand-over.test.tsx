import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { success } from '../../../../../src/domain/shared/result';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { Purchase } from '../../../../../src/domain/wallet/purchase';
import { HandOver } from '../../../../../src/presentation/features/buy-crypto/hand-over.view';
import { PurchasesStore } from '../../../../../src/presentation/features/buy-crypto/purchases.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const begun: Purchase = {
  purchaseId: '7',
  provider: 'Harbor',
  currency: 'EUR',
  pays: decimal('100'),
  asset: 'USDT',
  receives: decimal('97.5'),
  status: 'WAITING',
  payUrl: 'https://provider.test/pay/1',
  createdAt: 1,
};

test.each([
  ['PROCESSING', 'Processing', 'The payment was made. The coins will arrive in your spot account.'],
  ['COMPLETED', 'Completed', 'The coins are in your spot account.'],
  ['REFUSED', 'Payment refused', 'The payment was refused. To try again, choose a new offer.'],
  ['ABANDONED', 'Not paid', 'The order was not paid and has ended. To buy, choose a new offer.'],
] as const)('an order that is %s by now is not to be paid again', async (status, mark, words) => {
  const rows: Purchase[] = [begun];
  const port = { purchases: async () => success({ rows: [...rows], total: 1 }) };
  const scheduler = new FakeScheduler();
  const purchases = new PurchasesStore(port as never, scheduler, { now: () => 1 });
  const View = () => (
    <AntdRoot>
      <HandOver store={{ leave: () => undefined } as never} purchases={purchases} purchase={begun} />
    </AntdRoot>
  );
  await renderShell({ open: async () => ({ View, stores: {} }), texts: ['buyCrypto'] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay at Harbor' }));
  expect(dialog.getByRole('link', { name: /Go to payment/ })).toHaveAttribute('href', begun.payUrl);
  expect(dialog.getByText('Awaiting payment')).toBeInTheDocument();
  // A host may go on telling where it would have been paid.
  rows[0] = { ...begun, status };
  await act(() => purchases.refresh());
  expect(dialog.queryByRole('link', { name: /Go to payment/ })).not.toBeInTheDocument();
  expect(dialog.getByText(mark)).toBeInTheDocument();
  expect(dialog.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Order at Harbor' })).toBeInTheDocument();
});
