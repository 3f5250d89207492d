import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Features } from '../../../../../sandbox/services/features/features';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { FeaturesQueries } from '../../../../../src/application/social/features.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { success } from '../../../../../src/domain/shared/result';
import type { Feature } from '../../../../../src/domain/social/feature';
import { marketplaceFeature } from '../../../../../src/presentation/features/copy-trading/marketplace.feature';
import { MarketplacePage } from '../../../../../src/presentation/features/copy-trading/marketplace.page';
import { SwitchedOff } from '../../../../../src/presentation/features/switches/switched-off.view';
import { switchedPage } from '../../../../../src/presentation/features/switches/switched-page';
import { switchedParts, variedParts } from '../../../../../src/presentation/features/switches/use-switch';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { strategyNamed } from '../../../../support/strategies';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

const off = (key: string): Feature => ({ key, enabled: false, variant: undefined });

/** The marketplace with one strategy, with what the host has switched for visitors and for the account. */
async function show(session: typeof loggedOut, anybodys: readonly Feature[], own: readonly Feature[]) {
  const cache = new PlainResourceCache(new FakeScheduler());
  const stores = {
    features: new FeaturesQueries(cache, {
      publicFeatures: async () => success(anybodys),
      myFeatures: async () => success(own),
    }),
    strategies: new StrategiesQueries(cache, {
      strategies: async () => success({ rows: [strategyNamed('tide', 'Slow tide')], total: 1 }),
    } as never),
  };
  const Page = switchedPage('copy-trading', MarketplacePage);
  await renderShell({
    at: marketplaceFeature.path,
    session,
    open: async ({ id }) => ({
      View: () =>
        id === marketplaceFeature.id ? <Page stores={stores} /> : id === 'switched-off' ? <SwitchedOff /> : null,
      stores: {},
    }),
  });
}

it('knows every part that the embedded exchange switches, and the exchange every part that is asked about', () => {
  const keys = new Features(openDatabase(undefined)).flags().map(({ key }) => key);
  expect(keys).toEqual([...switchedParts, ...variedParts].sort());
});

it('shows a page to those for whom it is switched on alone', async () => {
  await show(loggedOut, [off('copy-trading')], []);
  expect(await screen.findByText('Not available yet')).toBeVisible();
  expect(screen.queryByText('Slow tide')).not.toBeInTheDocument();
});

it('asks what an account has, not what visitors have', async () => {
  await show(loggedIn(), [off('copy-trading')], []);
  expect(await screen.findByText('Slow tide')).toBeVisible();
});

it.each([
  ['cards', undefined],
  ['table', { key: 'marketplace-view', enabled: true, variant: 'table' }],
  ['cards', { key: 'marketplace-view', enabled: true, variant: 'carousel' }],
  ['cards', { key: 'marketplace-view', enabled: false, variant: 'table' }],
])('begins the marketplace in the form that the host names: %s', async (form, feature) => {
  await show(loggedOut, feature ? [feature] : [], []);
  await screen.findByText('Slow tide');
  expect(screen.queryAllByRole('table')).toHaveLength(form === 'table' ? 1 : 0);
});
