import { mapResult, success } from '../../domain/shared/result';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { CampaignsCommandsPort } from './campaigns-commands.port';
import { CampaignsPort } from './campaigns.port';
import { CampaignsQueries } from './campaigns.queries';

/** Signs the account up, once: who takes part already has what was asked for. */
export class JoinCampaign {
  static readonly needs: Needs<typeof JoinCampaign> = [
    CampaignsCommandsPort,
    CampaignsPort,
    CampaignsQueries,
    Scheduler,
  ];

  constructor(
    private readonly commands: CampaignsCommandsPort,
    private readonly port: CampaignsPort,
    private readonly queries: CampaignsQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** `invalid` while sign-up is closed and for a sub-account. */
  async execute(id: string): Outcome<Dispatch<true>> {
    const joined = await actOnce<true>({
      scheduler: this.scheduler,
      act: async () => {
        const answer = await this.commands.signUp(id);
        return answer.ok || answer.error.kind === 'duplicate' ? success(true) : answer;
      },
      find: async () => mapResult(await this.port.campaign(id, true), ({ signedUp }) => signedUp || undefined),
    });
    void this.queries.campaign(id, true).refresh();
    void this.queries.competition(id, true).refresh();
    return joined;
  }
}
