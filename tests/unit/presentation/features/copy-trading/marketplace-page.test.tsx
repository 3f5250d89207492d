import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeaturesQueries } from '../../../../../src/application/social/features.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { success } from '../../../../../src/domain/shared/result';
import type { CopyStrategy } from '../../../../../src/domain/social/copy-strategy';
import { marketplaceFeature } from '../../../../../src/presentation/features/copy-trading/marketplace.feature';
import { MarketplacePage } from '../../../../../src/presentation/features/copy-trading/marketplace.page';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { strategyNamed } from '../../../../support/strategies';
import { renderShell } from '../../shell/shell-fixture';

/** As many as hosts answer on three pages, the last of them not full. */
const strategies = Array.from({ length: 205 }, (_, index) => ({
  ...strategyNamed(String(index), `Strategy ${index}`),
  roi: 1 - index / 1_000,
}));

async function show(listed: readonly CopyStrategy[], query = '') {
  const cache = new PlainResourceCache(new FakeScheduler());
  const stores = {
    strategies: new StrategiesQueries(cache, {
      strategies: async (page: number, size: number) =>
        success({ rows: listed.slice((page - 1) * size, page * size), total: listed.length }),
    } as never),
    features: new FeaturesQueries(cache, { publicFeatures: async () => success([]) } as never),
  };
  await renderShell({
    at: `${marketplaceFeature.path}${query}`,
    open: async ({ id }) => ({
      View: () => (id === marketplaceFeature.id ? <MarketplacePage stores={stores} /> : null),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Strategies' });
  return userEvent.setup();
}

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

test('a long list is shown a page at a time, and a search looks through all of it', async () => {
  const user = await show(strategies);
  expect(await screen.findByText('205 strategies')).toBeVisible();
  expect(names()).toEqual(strategies.slice(0, 24).map(({ name }) => name));
  const next = () => screen.getByRole('button', { name: 'Next' });
  await user.click(next());
  expect(names()).toEqual(strategies.slice(24, 48).map(({ name }) => name));
  await user.type(screen.getByLabelText('Search strategies'), 'Strategy 20');
  // 20, and 200 to 204.
  expect(await screen.findByText('6 strategies')).toBeVisible();
  expect(names()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test('what is asked for differently begins at its first page', async () => {
  const user = await show(strategies);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'AUM');
  expect(screen.getByText('Page 1 of 9')).toBeVisible();
});

test('a card tells what the lead takes of the profit, and nothing where the exchange does not say', async () => {
  await show([
    { ...strategyNamed('1', 'Told'), roi: 0.2, profitShare: 0.15 },
    { ...strategyNamed('2', 'Untold'), profitShare: undefined },
  ]);
  const shares = (await screen.findAllByText('Profit share')).map((name) => name.nextElementSibling?.textContent);
  expect(shares).toEqual(['15%', '—']);
});
