import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { CampaignsCommandsPort } from './campaigns-commands.port';
import { CampaignsQueries } from './campaigns.queries';

/** Puts a notice away for good; one that was put away elsewhere is put away. */
export class DismissRewardNotice {
  static readonly needs: Needs<typeof DismissRewardNotice> = [CampaignsCommandsPort, CampaignsQueries];

  constructor(
    private readonly commands: CampaignsCommandsPort,
    private readonly queries: CampaignsQueries,
  ) {}

  async execute(id: string): Outcome<void> {
    const dismissed = await this.commands.dismissNotice(id);
    void this.queries.rewardNotices().refresh();
    return !dismissed.ok && dismissed.error.kind === 'notFound' ? success(undefined) : dismissed;
  }
}
