import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export type CampaignType = 'VOLUME' | 'ROI' | 'QUEST' | 'LISTING' | 'PREDICT' | 'other';
export type CampaignStatus = 'UPCOMING' | 'LIVE' | 'ENDED' | 'other';

/** What the named campaigns are called (specification, section 11); the exchange says the same. */
export const campaignNames = {
  WOOTOPIA_2049: 'WOOTOPIA 2049',
  PERMABEAR_TEALSTREET: 'Permabear × Tealstreet',
  EZPZ_COMPETITION: 'EZPZ Competition',
  THE_GATHERING: 'The Gathering',
  HEED_THE_CALL: 'Heed the Call',
} as const;
export type NamedCampaign = keyof typeof campaignNames;
export const namedCampaigns = Object.keys(campaignNames) as readonly NamedCampaign[];

export const isNamedCampaign = (id: string): id is NamedCampaign => Object.hasOwn(campaignNames, id);

export interface Prize {
  readonly token: string;
  readonly amount: Decimal;
}

/** A sentence of the rules as the exchange says it, and its name where it has one in other languages. */
export interface CampaignRule {
  readonly key: string | undefined;
  readonly text: string;
}

/** What an account needs to sign up: a verified identity (1 of 1), or USDT traded within 30 days. */
export interface CampaignRequirement {
  readonly kind: 'VERIFIED' | 'VOLUME' | 'other';
  readonly target: number;
  /** Undefined where nobody is logged in. */
  readonly progress: number | undefined;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly type: CampaignType;
  readonly status: CampaignStatus;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly signupFrom: Instant;
  readonly signupUntil: Instant;
  readonly prizePool: Prize;
  readonly rules: readonly CampaignRule[];
  /** Beside a main account and the days of the sign-up. */
  readonly requirements: readonly CampaignRequirement[];
  /** Markets that count. */
  readonly symbols: readonly string[];
  readonly participants: number;
  /** Undefined where nobody is logged in. */
  readonly signedUp: boolean | undefined;
  /** The account's, once it has signed up where there are teams. */
  readonly team: string | undefined;
}

/** A participant in a ranking; without an id when the trader does not want to be found. */
export interface CampaignStanding {
  readonly uuid: string | undefined;
  readonly coolName: string;
  readonly rank: number;
  /** USDT. */
  readonly volume: Decimal;
  readonly pnl: Decimal;
  /** 0.1 is 10 %; undefined where it is not known. */
  readonly roi: number | undefined;
  readonly points: number;
  readonly team: string | undefined;
  readonly prize: Prize;
  readonly badge: string | undefined;
  readonly me: boolean;
}

export interface CampaignTeam {
  readonly rank: number;
  readonly name: string;
  readonly members: number;
  readonly volume: Decimal;
}

export interface Competition {
  readonly campaign: Campaign;
  readonly teams: readonly CampaignTeam[];
  readonly rows: readonly CampaignStanding[];
  readonly me: CampaignStanding | undefined;
}

export interface CampaignTask {
  readonly id: string;
  readonly title: string;
  readonly progress: number;
  readonly target: number;
  readonly points: number;
  readonly done: boolean;
}

export interface CampaignBadge {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  /** Ranks that bring it, both included. */
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

export interface RewardNotice {
  readonly id: string;
  readonly campaignId: string;
  readonly title: string;
  readonly prize: Prize;
  readonly rank: number;
  readonly at: Instant;
}
