import { CampaignsCommandsPort } from '../../../src/application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../../src/application/campaigns/campaigns.port';
import { DismissRewardNotice } from '../../../src/application/campaigns/dismiss-reward-notice.use-case';
import { JoinCampaign } from '../../../src/application/campaigns/join-campaign.use-case';
import { ListingCampaignCommandsPort } from '../../../src/application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../../src/application/campaigns/listing-campaign.port';
import { PredictListing } from '../../../src/application/campaigns/predict-listing.use-case';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { chasesOf } from '../../../src/domain/campaigns/campaign-chase';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void; jump(milliseconds: number): void };
}

/** What an account of the lowest tier might pay. */
const fees = { maker: decimal('0.001'), taker: decimal('0.001') };
const rates = { spot: fees, contracts: fees };

export function coreCampaigns(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): CampaignsAbility {
  const port = container.resolve(CampaignsPort);
  const joining = container.resolve(JoinCampaign);
  const listing = container.resolve(ListingCampaignPort);
  let orders = 700_000;
  const predicting = container.resolve(PredictListing);

  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };

  return {
    run: async () => host.areas.campaigns.begin(),
    async join(campaign) {
      const joined = await settle(joining.execute(campaign));
      return joined.ok ? undefined : joined.error.kind;
    },
    async lacking(campaign) {
      const { requirements } = await done(port.campaign(campaign, true));
      return requirements.filter(({ progress = 0, target }) => progress < target).map(({ kind }) => kind);
    },
    async beVerified() {
      host.areas.users.setVerified(host.areas.users.byEmail(email)!.userId, 'AT', 1);
    },
    async joinUnheard(campaign) {
      const commands = container.resolve(CampaignsCommandsPort);
      const signUp = commands.signUp.bind(commands);
      commands.signUp = async (id) => {
        await signUp(id);
        return failure({ kind: 'offline' });
      };
      const sent = await done(joining.execute(campaign));
      if (sent.status !== 'lookedUp') throw new Error('It was answered.');
      await settle(sent.outcome);
      commands.signUp = signUp;
    },
    async takesPart(campaign) {
      const { signedUp, participants } = await done(port.campaign(campaign, true));
      return { signedUp: signedUp === true, participants };
    },
    async team(campaign) {
      const { campaign: shown, teams } = await done(port.competition(campaign, true));
      return { own: shown.team, all: teams.map(({ name }) => name) };
    },
    async listingPhase(phase) {
      time.jump(minute);
      for (let days = 0; days < 7; days += 1) {
        await settle(host.areas.clockwork.run());
        if (host.areas.listing.phase() === phase) return;
        time.jump(day);
      }
      throw new Error(`The round never came to ${phase}.`);
    },
    async predict(token, price) {
      const { round } = await done(listing.round());
      const answer = await settle(predicting.execute({ round, token, price: decimal(price) }));
      return answer.ok ? undefined : answer.error.kind;
    },
    async predictUnheard(token, price) {
      const commands = container.resolve(ListingCampaignCommandsPort);
      const predict = commands.predict.bind(commands);
      commands.predict = async (prediction) => {
        await predict(prediction);
        return failure({ kind: 'offline' });
      };
      const { round } = await done(listing.round());
      const sent = await done(predicting.execute({ round, token, price: decimal(price) }));
      if (sent.status !== 'lookedUp') throw new Error('It was answered.');
      const known = await settle(sent.outcome);
      if (known.status !== 'done') throw new Error(known.status);
      commands.predict = predict;
    },
    async votes(token) {
      const { votes, mine } = (await done(listing.voting(true))).rows.find((row) => row.token === token)!;
      return { votes, mine };
    },
    leadingCandidate: async () => (await done(listing.voting(true))).rows[0]!.token,
    finalists: async () => (await done(listing.showdown())).rows.map(({ token }) => token),
    showdown: async () =>
      (await done(listing.showdown())).rows.map(({ token, volume }) => ({ token, volume: volume.toNumber() })),
    async buy(token, dollars) {
      await done(
        container.resolve(TradingCommandsPort).placeOrder({
          clientOrderId: (orders += 1),
          symbol: `SPOT_${token}_USDT`,
          side: 'BUY',
          type: 'MARKET',
          amount: decimal(dollars),
        }),
      );
    },
    async battle() {
      const { rows, me } = await done(listing.battle(true));
      return {
        rows: rows.map(({ rank, volume, me }) => ({ rank, volume: volume.toNumber(), me })),
        own: me && { rank: me.rank, volume: me.volume.toNumber() },
      };
    },
    battleRank: async () => (await done(listing.battle(true))).me?.rank,
    async end(campaign) {
      const { endsAt } = await done(port.campaign(campaign));
      time.jump(endsAt - time.now() + minute);
      await settle(host.areas.clockwork.run());
    },
    wonRanks: async () => (await done(port.rewardNotices())).map(({ rank }) => rank),
    async putAwayTwice() {
      const dismissal = container.resolve(DismissRewardNotice);
      for (const { id } of await done(port.rewardNotices())) {
        const answers = await settle(Promise.all([dismissal.execute(id), dismissal.execute(id)]));
        if (answers.some(({ ok }) => !ok)) throw new Error('It was refused.');
      }
    },
    rank: async (campaign) => (await done(port.competition(campaign, true))).me?.rank,
    first: async (campaign) => (await done(port.ranking({ campaignId: campaign, page: 1, size: 1 }))).rows[0]!.coolName,
    async nearestChase(campaign) {
      const competition = await done(port.competition(campaign, true));
      const facts = { ...competition, now: time.now(), rates, price: decimal(1) };
      const { rank, volume, fees } = chasesOf(facts)[0]!;
      return { rank, volume: volume.toNumber(), fees: fees.toNumber() };
    },
    async chase(campaign, rank) {
      const competition = await done(port.competition(campaign, true));
      const facts = { ...competition, now: time.now(), rates, price: decimal(1) };
      return {
        volume: decimalText(chasesOf(facts).find((each) => each.rank === rank)!.volume),
        theirs: decimalText(competition.rows.find((row) => row.rank === rank)!.volume),
      };
    },
  };
}
