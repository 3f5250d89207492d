import { screen } from '@testing-library/react';
import { Events } from '../../../../../src/presentation/features/reward-center/events.view';
import { rewardCenterFeature } from '../../../../../src/presentation/features/reward-center/reward-center.feature';
import { PromotionsStore } from '../../../../../src/presentation/features/promotions/promotions.store';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const promotion = { card: 'EVENT', subtitle: '', startsAt: 0, endsAt: 1, dismissed: false };

test('what leads to this page is no event of it', async () => {
  const offered = [
    { ...promotion, id: '1', title: 'Vouchers', button: 'Get vouchers', link: '/account/reward-center#vouchers' },
    { ...promotion, id: '2', title: 'Listing', button: 'Vote', link: '/campaigns/LISTING_CAMPAIGN' },
  ];
  const all = { current: read(offered), subscribe: () => () => undefined, refresh: async () => undefined };
  const store = new PromotionsStore({ forAccount: () => all } as never, {} as never, { show: () => undefined });
  await renderShell({
    at: rewardCenterFeature.path,
    session: loggedIn(),
    texts: rewardCenterFeature.texts,
    open: async () => ({ View: () => <Events store={store} />, stores: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'Listing' })).toBeTruthy();
  expect(screen.queryByText('Get vouchers')).toBeNull();
});
