import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { OfferList } from '../../../../../src/presentation/features/buy-crypto/offer-list.view';
import { renderShell } from '../../shell/shell-fixture';

const show = (currency: string | undefined) => {
  const store = { offers: { status: 'none' }, listed: [], currency };
  const View = () => <OfferList store={store as never} onTaken={() => undefined} />;
  return renderShell({ open: async () => ({ View, stores: {} }), texts: ['buyCrypto'] });
};

test('without an amount there are no offers', async () => {
  await show('EUR');
  expect(await screen.findByText('No offers')).toBeVisible();
});

test('while it could not be read what can be paid with, nobody is said to sell nothing', async () => {
  await show(undefined);
  expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
  expect(screen.queryByText('No offers')).toBeNull();
});
