import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { Campaign } from '../../../../../src/domain/campaigns/campaign';
import { day } from '../../../../../src/domain/shared/instant';
import { campaignFeature } from '../../../../../src/presentation/features/campaigns/campaign.feature';
import { CampaignRules } from '../../../../../src/presentation/features/campaigns/campaign-rules.view';
import { Eligibility } from '../../../../../src/presentation/features/campaigns/eligibility.view';
import type { JoinStore } from '../../../../../src/presentation/features/campaigns/join.store';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

it.each([
  ['LIVE', 'Prizes are paid when the campaign ends.', true],
  ['ENDED', 'Prizes were paid when the campaign ended.', false],
] as const)('a campaign that is %s says of its prizes: %s', async (status, words, asks) => {
  const now = Date.now();
  const campaign = {
    id: 'EZPZ_COMPETITION',
    status,
    signupFrom: now - 9 * day,
    signupUntil: now - day,
    requirements: [{ kind: 'VERIFIED', target: 1, progress: 0 }],
    rules: [{ key: 'prizesAtEnd', text: 'Prizes are paid when the season ends.' }],
    symbols: [],
  } as unknown as Campaign;
  const join = { once: { state: { status: 'typing' } } } as unknown as JoinStore;
  await renderShell({
    at: campaignFeature.path.replace(':id', campaign.id),
    session: loggedIn(),
    texts: campaignFeature.texts,
    open: async ({ path }) => ({
      View: () =>
        path === campaignFeature.path ? (
          <>
            <Eligibility campaign={campaign} join={join} />
            <CampaignRules campaign={campaign} />
          </>
        ) : null,
      stores: {},
    }),
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Verify' }) !== null).toBe(asks);
});

it.each<[string, SessionState, readonly string[], boolean]>([
  ['nobody', loggedOut, ['Not met', 'After log-in', 'Met', 'After log-in'], true],
  ['nobody knows yet who', { status: 'unknown' }, ['—', '—', 'Met', '—'], false],
])('what it takes is answered where %s is logged in', async (_who, session, said, asks) => {
  const now = Date.now();
  const campaign = {
    id: 'EZPZ_COMPETITION',
    status: 'LIVE',
    signupFrom: now - day,
    signupUntil: now + day,
    requirements: [{ kind: 'VERIFIED', target: 1 }],
  } as unknown as Campaign;
  const join = { once: { state: { status: 'typing' } } } as unknown as JoinStore;
  await renderShell({
    at: campaignFeature.path.replace(':id', campaign.id),
    session,
    texts: campaignFeature.texts,
    open: async ({ path }) => ({
      View: () => (path === campaignFeature.path ? <Eligibility campaign={campaign} join={join} /> : null),
      stores: {},
    }),
  });
  const list = within(await screen.findByRole('region', { name: 'Eligibility' }));
  expect(list.getAllByRole('listitem').map((item) => item.lastElementChild!.textContent)).toEqual(said);
  expect(list.queryByRole('link', { name: 'Log in to join' }) !== null).toBe(asks);
});
