import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { BuyCard } from '../../../../../src/presentation/features/buy-crypto/buy-card.view';
import { BuyCryptoStore } from '../../../../../src/presentation/features/buy-crypto/buy-crypto.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { renderShell } from '../../shell/shell-fixture';

const options = {
  ...{ region: 'FR', served: true, regions: ['FR'], currencies: ['EUR'], currency: 'EUR', assets: ['USDT'] },
};
const quote = {
  ...{ quoteId: '1', provider: 'Harbor', methods: ['CARD'], takes: 60_000, expiresAt: 1 },
  ...{ fee: decimal(2), receives: decimal(90), smallest: decimal('18.5185185'), largest: decimal(5_000) },
};

test('what is wrong with the amount is told at its field as soon as nobody is typing', async () => {
  const scheduler = new FakeScheduler();
  const port = { options: async () => success(options), quotes: async () => success([quote]) };
  const store = new BuyCryptoStore(port as never, {} as never, new PlainResourceCache(scheduler), scheduler);
  store.start({ decimal: '.', group: ',' });
  const View = () => (
    <AntdRoot>
      <BuyCard store={store} />
    </AntdRoot>
  );
  await renderShell({ open: async () => ({ View, stores: {} }), texts: ['buyCrypto', 'moneyKit'] });
  const field = await screen.findByLabelText('You pay');
  await act(() => scheduler.settle(1_000));
  expect(field).not.toHaveAttribute('aria-invalid');
  for (const [typed, told] of [
    ['', 'Enter an amount.'],
    ['0', 'Must be greater than 0.'],
    ['abc', 'Enter a valid number.'],
    ['100.005', 'At most 2 decimals.'],
    ['100', undefined],
    ['18.51', 'Minimum: 18.52 EUR.'],
    ['5000.01', 'Maximum: 5,000.00 EUR.'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    await act(() => scheduler.settle(1_000));
    expect([typed, screen.queryByRole('alert')?.textContent]).toEqual([typed, told]);
  }
});
