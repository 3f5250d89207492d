import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Campaign, RewardNotice } from '../../../../../src/domain/campaigns/campaign';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { campaignFeature } from '../../../../../src/presentation/features/campaigns/campaign.feature';
import { RewardNoticesStore } from '../../../../../src/presentation/features/campaigns/reward-notices.store';
import { RewardNotices } from '../../../../../src/presentation/features/campaigns/reward-notices.view';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const notice: RewardNotice = {
  id: 'n1',
  campaignId: 'WOOTOPIA_2049',
  title: 'WOOTOPIA 2049',
  prize: { token: 'USDT', amount: decimal('500') },
  rank: 1,
  at: Date.UTC(2026, 0, 2),
};

/** One notice on the page, and the answer to putting it away in the test's hand. */
async function show() {
  const asked: string[] = [];
  const told: unknown[] = [];
  let answer: (outcome: unknown) => void = () => undefined;
  const resource = (value: object) => ({
    current: read(value),
    subscribe: () => () => undefined,
    refresh: () => undefined,
  });
  const queries = {
    rewardNotices: () => resource([notice]),
    campaigns: () => resource([] satisfies Campaign[]),
  };
  const dismissal = {
    execute: (id: string) => {
      asked.push(id);
      return new Promise((resolve) => (answer = resolve));
    },
  };
  const store = new RewardNoticesStore(
    queries as unknown as ConstructorParameters<typeof RewardNoticesStore>[0],
    dismissal as unknown as ConstructorParameters<typeof RewardNoticesStore>[1],
    { show: (...notices) => told.push(notices) },
  );
  await renderShell({
    at: campaignFeature.path.replace(':id', 'WOOTOPIA_2049'),
    session: loggedIn(),
    open: async () => ({ View: () => <RewardNotices store={store} />, stores: {} }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  return { asked, told, answer: (outcome: unknown) => act(async () => answer(outcome)) };
}

const row = () => within(screen.getByRole('main')).queryByRole('listitem');

it('stays until the exchange has put it away: a reload before would bring it back', async () => {
  const { asked, told, answer } = await show();
  expect(row()).toHaveTextContent('500 USDT');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(asked).toEqual(['n1']);
  await answer(success(undefined));
  expect(row()).not.toBeInTheDocument();
  expect(told).toEqual([]);
});

it('can be put away again once that was refused, and says so', async () => {
  const { asked, told, answer } = await show();
  await answer(failure({ kind: 'offline' }));
  expect(row()).toBeInTheDocument();
  expect(told).toEqual([['error', { key: 'campaigns:notices.refused' }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(asked).toEqual(['n1', 'n1']);
});
