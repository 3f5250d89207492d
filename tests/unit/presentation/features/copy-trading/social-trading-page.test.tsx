import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import { known } from '../../../../../src/application/kernel/resource';
import { ProductAccessQueries } from '../../../../../src/application/account/product-access.queries';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { LeadingQueries } from '../../../../../src/application/social/leading.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import { success } from '../../../../../src/domain/shared/result';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import {
  SocialTradingPage,
  type SocialTradingStores,
} from '../../../../../src/presentation/features/copy-trading/social-trading.page';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { read } from '../../../../support/reads';
import { exchange } from '../../../../support/asked-exchange';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function show(main: boolean, view = '') {
  const leading = { strategies: [], requirements: [], kinds: [] };
  const host = exchange({
    copies: success([]),
    promoted: success([]),
    state: success(leading),
    products: success({ restricted: [] }),
  });
  const time = new FakeScheduler();
  const session = loggedIn(main) as Extract<SessionState, { status: 'loggedIn' }>;
  const cache = new PlainResourceCache(time);
  const stores = {
    strategies: new StrategiesQueries(cache, host.port),
    copies: new CopiesQueries(cache, host.port),
    leading: new LeadingQueries(cache, host.port),
    access: new ProductAccessQueries(cache, host.port),
    refresh: new RefreshStore(time, new FakePage()),
  } as SocialTradingStores;
  await renderShell({
    at: socialTradingFeature.path + view,
    session: { ...session, account: read({ ...known(session.account)!, mainUserId: main ? undefined : 'main-1' }) },
    open: async ({ id }) => ({
      View: () => (id === socialTradingFeature.id ? <SocialTradingPage stores={stores} /> : null),
      stores: {},
    }),
  });
  await screen.findByText(view === '' ? 'No copies yet' : 'Open a strategy');
}

test('a sub-account is told that its own money copies, and switches from there', async () => {
  await show(false);
  expect(screen.getByRole('note')).toHaveTextContent('Sub-account: desk-2');
  cleanup();
  await show(true);
  expect(screen.queryByText(/^Sub-account/)).not.toBeInTheDocument();
});

test.each(['', '?view=leading'])('a sub-account is offered the main account once: %s', async (view) => {
  await show(false, view);
  expect(screen.getAllByRole('button', { name: 'Switch to main account' })).toHaveLength(1);
});

test('whoever copies nothing yet is told from which amount on', async () => {
  await show(true);
  expect(screen.getByText('Choose a strategy and set an amount, from 50 USDT.')).toBeVisible();
});
