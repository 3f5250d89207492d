import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Failure } from '../../../../../src/application/kernel/failure';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { listingCampaignFeature } from '../../../../../src/presentation/features/listing-campaign/listing-campaign.feature';
import { ListingCampaignPage } from '../../../../../src/presentation/features/listing-campaign/listing-campaign.page';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const resource = (state: ResourceState<unknown>) =>
  Object.assign(new Subject(state), { refresh: async () => undefined });
const failure: Failure = { kind: 'rejected', reason: 'accountFrozen' };
const refused = () => resource({ status: 'failed', failure });

it('a frozen account sees the boards that everybody sees', async () => {
  const empty = (own: boolean) => (own ? refused() : resource(read({ rows: [], me: undefined })));
  const voting = (own: boolean) =>
    own ? refused() : resource(read({ rows: [{ rank: 1, token: 'ABC', votes: 7, share: 1 }] }));
  const round = { round: 3, phase: 'VOTING', candidates: [], phases: [], terms: undefined };
  const listing = {
    queries: { round: () => resource(read(round)), account: refused, voting, showdown: empty, battle: empty },
    follow: () => undefined,
  };
  await renderShell({
    at: listingCampaignFeature.path,
    session: loggedIn(),
    texts: listingCampaignFeature.texts,
    open: async ({ path }) => ({
      View: () =>
        path === listingCampaignFeature.path ? <ListingCampaignPage stores={{ listing: listing as never }} /> : null,
      stores: {},
    }),
  });
  expect(await screen.findByRole('cell', { name: /ABC/ })).toBeInTheDocument();
  // Where the account itself is asked for.
  expect(screen.getAllByText('Account frozen. Unfreeze it in Security first.')).toHaveLength(1);
});
