import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { Features } from '../../../../../sandbox/services/features/features';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { FeaturesQueries } from '../../../../../src/application/social/features.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { success } from '../../../../../src/domain/shared/result';
import { type Feature, switchedParts } from '../../../../../src/domain/social/feature';
import { marketplaceFeature } from '../../../../../src/presentation/features/copy-trading/marketplace.feature';
import { MarketplacePage } from '../../../../../src/presentation/features/copy-trading/marketplace.page';
import { SwitchedOff } from '../../../../../src/presentation/features/switches/switched-off.view';
import { switchedPage } from '../../../../../src/presentation/features/switches/switched-page';
import { variedParts } from '../../../../../src/presentation/features/switches/use-switch';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { strategyNamed } from '../../../../support/strategies';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';
import { closedPages, HostSwitches } from '../../../../../src/presentation/features/switches/host-switches';
import { SwitchesStore } from '../../../../../src/presentation/runtime/stores/switches.store';
import { pages } from '../../../../../src/presentation/shell/pages';
import { observable, runInAction } from 'mobx';

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
  const Page = switchedPage(MarketplacePage);
  await renderShell({
    at: marketplaceFeature.path,
    session,
    open: async ({ id }) => ({
      View: ({ switchedBy }) =>
        id === marketplaceFeature.id ? (
          <Page stores={stores} switchedBy={switchedBy} />
        ) : id === 'switched-off' ? (
          <SwitchedOff />
        ) : null,
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

it('leads nobody to a page that is switched off, from the menu or from the foot of the page', async () => {
  const { shell } = await renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(footer.getByRole('link', { name: 'Copy trading' })).toBeInTheDocument();
  act(() => shell.switches.close(closedPages(pages, [off('copy-trading'), off('staking-vaults')])));
  for (const name of ['Copy trading', 'Lead traders', 'Earn'])
    expect(footer.queryByRole('link', { name })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Earn' })).not.toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Leaderboard' })).toBeInTheDocument();
  act(() => shell.switches.close(closedPages(pages, [{ ...off('copy-trading'), enabled: true }])));
  expect(footer.getByRole('link', { name: 'Copy trading' })).toBeInTheDocument();
});

it('knows where an address leads, whatever it asks for', () => {
  const switches = new SwitchesStore();
  switches.close(closedPages(pages, [off('copy-trading')]));
  expect(switches.leads('/social-trading?view=leading')).toBe(false);
  expect(switches.leads('/social-trading/strategy?id=7#copy')).toBe(false);
  expect(switches.leads('/leaderboard')).toBe(true);
  switches.close(closedPages(pages, [off('listing-campaign')]));
  expect(switches.leads('/campaigns/LISTING_CAMPAIGN')).toBe(false);
  expect(switches.leads('/campaigns/WOOTOPIA_2049')).toBe(true);
});

it('hears what is switched for visitors, and for an account once there is one', async () => {
  const session = observable({ status: 'loggedOut' });
  const switches = new SwitchesStore();
  const features = new FeaturesQueries(new PlainResourceCache(new FakeScheduler()), {
    publicFeatures: async () => success([off('copy-trading')]),
    myFeatures: async () => success([off('staking-vaults')]),
  });
  const stop = new HostSwitches(features, session as never, switches, pages).start();
  await act(async () => undefined);
  expect([switches.leads('/social-trading'), switches.leads('/staking/earn')]).toEqual([false, true]);
  runInAction(() => (session.status = 'loggedIn'));
  await act(async () => undefined);
  expect([switches.leads('/social-trading'), switches.leads('/staking/earn')]).toEqual([true, false]);
  stop();
});

it.each(pages.filter(({ switchedBy }) => switchedBy !== undefined).map((page) => [page.path, page] as const))(
  'closes %s where what its manifest names is switched off',
  async (_path, page) => {
    const { stores } = (await page.view()).default;
    expect(Object.values(stores)).toContain(FeaturesQueries);
  },
);
