import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Campaign } from '../../../../../src/domain/campaigns/campaign';
import { day } from '../../../../../src/domain/shared/instant';
import { campaignFeature } from '../../../../../src/presentation/features/campaigns/campaign.feature';
import { CampaignRules } from '../../../../../src/presentation/features/campaigns/campaign-rules.view';
import { Eligibility } from '../../../../../src/presentation/features/campaigns/eligibility.view';
import type { JoinStore } from '../../../../../src/presentation/features/campaigns/join.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

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
