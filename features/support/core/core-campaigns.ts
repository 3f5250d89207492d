import { CampaignsCommandsPort } from '../../../src/application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../../src/application/campaigns/campaigns.port';
import { JoinCampaign } from '../../../src/application/campaigns/join-campaign.use-case';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { chasesOf } from '../../../src/domain/campaigns/campaign-chase';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

export function coreCampaigns(container: Composition, { host, time }: Surroundings, settle: Settle): CampaignsAbility {
  const port = container.resolve(CampaignsPort);
  const joining = container.resolve(JoinCampaign);

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
    rank: async (campaign) => (await done(port.competition(campaign, true))).me?.rank,
    async chase(campaign, rank) {
      const competition = await done(port.competition(campaign, true));
      const facts = { ...competition, now: time.now(), taker: decimal('0.001'), price: decimal(1) };
      return {
        volume: decimalText(chasesOf(facts).find((each) => each.rank === rank)!.volume),
        theirs: decimalText(competition.rows.find((row) => row.rank === rank)!.volume),
      };
    },
  };
}
