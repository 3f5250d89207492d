import { JoinCampaign } from '../../../application/campaigns/join-campaign.use-case';
import type { Needs } from '../../../application/kernel/token';
import { OnceStore } from '../money-kit/once.store';

/** Signing up for the campaign on screen. */
export class JoinStore {
  static readonly needs: Needs<typeof JoinStore> = [JoinCampaign];
  static readonly perAccount = true;

  readonly once = new OnceStore<true>();

  constructor(private readonly joining: JoinCampaign) {}

  join(id: string): void {
    void this.once.run(() => this.joining.execute(id));
  }
}
