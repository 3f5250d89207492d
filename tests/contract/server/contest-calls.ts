import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { caller, type Answer, type TestSession } from './sandbox-client';

const social = '/social-backend-ui';
const listing = 'campaigns/LISTING_CAMPAIGN';

export interface ContestCaller {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
}

/** A notice comes with a prize at the end of a season: campaigns.port.test.ts waits for one. */
export const wonCalls = ['campaigns.dismissNotice'];

/** One good call of each endpoint of campaigns, vouchers and makers' programmes, in an order in which they are good. */
export function contestCalls(of: () => ContestCaller): Readonly<Record<string, () => Promise<Answer>>> {
  const visit = (path: string) => caller(of().sandbox.url)('GET', `${social}/public/${path}`);
  const own = (path: string) => of().session.call('GET', `${social}/private/${path}`);
  return {
    'campaigns.wootopia': async () => {
      // This exchange began without campaigns.
      const { campaigns, listing: rounds } = of().sandbox.areas;
      campaigns.begin();
      await rounds.run();
      return visit('campaigns/WOOTOPIA_2049');
    },
    'campaigns.permabear': () => visit('campaigns/PERMABEAR_TEALSTREET'),
    'campaigns.ezpz': () => visit('campaigns/EZPZ_COMPETITION'),
    'campaigns.gathering': () => visit('campaigns/THE_GATHERING'),
    'campaigns.heedTheCall': () => visit('campaigns/HEED_THE_CALL'),
    'campaigns.campaign': () => visit('campaigns/WOOTOPIA_2049'),
    'campaigns.signUp': () => of().session.call('PUT', `${social}/private/campaigns/WOOTOPIA_2049/signup`),
    'campaigns.ownCampaign': () => own('campaigns/WOOTOPIA_2049'),
    'campaigns.heedTheCallTasks': () => own('campaigns/HEED_THE_CALL/user-data'),
    'campaigns.leaderboard': () =>
      caller(of().sandbox.url)('PUT', `${social}/public/campaigns/leaderboard?campaignId=WOOTOPIA_2049`, {
        page: 1,
        size: 5,
        sortBy: 'VOLUME',
      }),
    'campaigns.rewardNotices': () => own('campaign-reward-notifications'),
    'campaigns.competition': () => visit('trading-competitions/WOOTOPIA_2049'),
    'campaigns.competitionV1': () => visit('v1/trading-competitions/WOOTOPIA_2049'),
    'campaigns.competitionV2': () => visit('v2/trading-competitions/WOOTOPIA_2049'),
    'campaigns.ownCompetition': () => own('trading-competitions/WOOTOPIA_2049'),
    'campaigns.ownCompetitionV1': () => own('v1/trading-competitions/WOOTOPIA_2049'),
    'campaigns.ownCompetitionV2': () => own('v2/trading-competitions/WOOTOPIA_2049'),
    'listing.campaign': () => visit(listing),
    'listing.predict': () =>
      of().session.call('POST', `${social}/private/${listing}/predict-to-win`, {
        round: of().sandbox.areas.listing.round().number,
        token: 'BTC',
        predictedPrice: '61000',
      }),
    'listing.user': () => own(`${listing}/user`),
    'listing.voting': () => visit(`${listing}/voting-leaderboard`),
    'listing.ownVoting': () => own(`${listing}/voting-leaderboard`),
    'listing.showdown': () => visit(`${listing}/showdown-leaderboard`),
    'listing.ownShowdown': () => own(`${listing}/showdown-leaderboard`),
    'listing.battle': () => visit(`${listing}/battle-leaderboard`),
    'listing.ownBattle': () => own(`${listing}/battle-leaderboard`),
    'vouchers.tasks': () => own('voucher-tasks'),
    'vouchers.vouchers': () => own('vouchers'),
    // Whoever proved who they are got one for it.
    'vouchers.use': async () => {
      const [voucher] = (await own('vouchers')).body.data.rows;
      return of().session.call('POST', `${social}/private/vouchers/${voucher.id}/use`, {});
    },
    'makerPrograms.dashboard': () =>
      visit(`market-makers-dashboards/${of().sandbox.areas.makerEpochs.epochs('SPOT')[0]!.epochId}?program=SPOT`),
  };
}
