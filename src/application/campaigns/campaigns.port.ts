import type {
  Campaign,
  CampaignBadge,
  CampaignStanding,
  CampaignTask,
  Competition,
  NamedCampaign,
  RewardNotice,
} from '../../domain/campaigns/campaign';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface RankingQuery {
  readonly campaignId: string;
  /** Counted from 1. */
  readonly page: number;
  /** 100 at most. */
  readonly size: number;
  readonly by?: 'RANK' | 'VOLUME' | 'PNL' | 'ROI';
  readonly team?: string;
}

/** Contests among the exchange's people (specification, section 7; protocol 6.4). `notFound` for a campaign that does not exist. */
export interface CampaignsPort {
  campaigns(): Outcome<readonly Campaign[]>;
  /** With whether the account takes part when `own` is asked for; that needs a session. */
  campaign(id: string, own?: boolean): Outcome<Campaign>;
  /** One of the named campaigns as it runs now. */
  named(id: NamedCampaign): Outcome<Campaign>;
  ranking(query: RankingQuery): Outcome<{ readonly rows: readonly CampaignStanding[]; readonly total: number }>;
  /** The ranking with teams, and with the account's own place when `own` is asked for. */
  competition(id: string, own?: boolean): Outcome<Competition>;
  badges(): Outcome<readonly CampaignBadge[]>;
  /** Tasks of HEED_THE_CALL and the account's place. */
  tasks(): Outcome<{
    readonly tasks: readonly CampaignTask[];
    readonly points: number;
    readonly rank: number | undefined;
  }>;
  rewardNotices(): Outcome<readonly RewardNotice[]>;
}

export const CampaignsPort = token<CampaignsPort>('CampaignsPort');
