import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import type { Promotion } from '../../../../../src/domain/platform/promotion';
import { PromotionCard } from '../../../../../src/presentation/features/promotions/promotion-card.view';
import { renderShell } from '../../shell/shell-fixture';

const day = 86_400_000;

async function show(inDays: number) {
  const promotion = {
    title: 'Choose the next listing',
    subtitle: 'Vote each week.',
    button: 'Vote',
    link: '/campaigns/LISTING_CAMPAIGN',
    endsAt: Date.now() + inDays * day,
  } as unknown as Promotion;
  await renderShell({
    at: '/',
    texts: ['promotions'],
    open: async () => ({
      View: () => (
        <ul>
          <PromotionCard promotion={promotion} />
        </ul>
      ),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: 'Choose the next listing' });
}

it('names an end that is near', async () => {
  await show(29);
  expect(screen.getByText(/^Until /)).toBeInTheDocument();
});

it('names none that is a year away, of something that ends every week', async () => {
  await show(365);
  expect(screen.queryByText(/^Until /)).not.toBeInTheDocument();
});
