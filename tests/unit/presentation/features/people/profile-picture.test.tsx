import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeaturesQueries } from '../../../../../src/application/social/features.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { TradersQueries } from '../../../../../src/application/social/traders.queries';
import { success } from '../../../../../src/domain/shared/result';
import {
  everythingShown,
  type ProfileOverview,
  type ProfileSummary,
} from '../../../../../src/domain/social/trader-profile';
import { profileFeature } from '../../../../../src/presentation/features/people/profile.feature';
import type { ProfileStores } from '../../../../../src/presentation/features/people/profile.page';
import { Profile } from '../../../../../src/presentation/features/people/profile.view';
import { shareProfileFeature } from '../../../../../src/presentation/features/people/share-profile.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { ownPage, renderShell } from '../../shell/shell-fixture';

beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const overview = {
  uuid: 'u1',
  coolName: 'Ada',
  avatar: '',
  bio: '',
  badges: [],
  public: true,
  shows: everythingShown,
} as unknown as ProfileOverview;
const summary: Partial<ProfileSummary> = {
  roi: { sevenDays: 0.07, thirtyDays: 0.3, ninetyDays: 0.9, all: -0.2 },
  winRate: { sevenDays: 0.47, thirtyDays: 0.43, ninetyDays: 0.49, all: 0.41 },
  maxDrawdown: 0.11,
};

async function show(): Promise<void> {
  const time = new FakeScheduler();
  const cache = new PlainResourceCache(time);
  const page = success({ rows: [], total: 0 });
  const host = exchange({
    overview: success(overview),
    summary: success(summary),
    performance: success([]),
    portfolio: success([]),
    extendedPortfolio: success([]),
    tradingActivity: page,
    strategies: page,
    features: success([]),
  });
  const stores = {
    traders: new TradersQueries(cache, host.port),
    strategies: new StrategiesQueries(cache, host.port),
    features: new FeaturesQueries(cache, host.port),
    follows: { ids: new Set(), busy: new Set() },
    badges: { held: () => cache.open({ key: ['held'], load: async () => success([]) }) },
    privacy: { settings: () => cache.open({ key: ['settings'], load: async () => success(undefined) }) },
  } as unknown as ProfileStores;
  await renderShell({
    at: profileFeature.path,
    texts: profileFeature.texts,
    open: async (route) =>
      route.id === shareProfileFeature.id
        ? ownPage(route, {})
        : {
            View: () => (route.id === profileFeature.id ? <Profile uuid="u1" mine={false} stores={stores} /> : null),
            stores: {},
          },
  });
  await screen.findByRole('heading', { level: 2, name: 'Ada' });
}

it.each([
  [undefined, 'ROI, last 30 days', '+30.00%', 'Win rate, 30D 43.00%'],
  ['7D', 'ROI, last 7 days', '+7.00%', 'Win rate, 7D 47.00%'],
  ['90D', 'ROI, last 90 days', '+90.00%', 'Win rate, 90D 49.00%'],
  ['All', 'ROI, all time', '−20.00%', 'Win rate, all time 41.00%'],
])('a picture of a profile tells the period that is chosen there: %s', async (chosen, period, roi, winRate) => {
  await show();
  const user = userEvent.setup();
  const figures = within(screen.getByRole('region', { name: 'Overview' }));
  if (chosen !== undefined) await user.click(figures.getByText(chosen, { exact: true }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const words = (await screen.findByRole('img', { name: /Max\. drawdown/ })).getAttribute('aria-label');
  expect(words).toContain(`Ada, ${period}, ${roi}, ${winRate}, Max. drawdown, 90D 11.00%`);
});
