import type {
  Referee,
  ReferralCampaign,
  ReferralCode,
  ReferralReward,
  ReferralSummary,
} from '../../domain/account/referral';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ReferralPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** What is sent to a friend: the code, its link, and the link as a picture (data address). */
export interface ReferralSharing {
  readonly code: string;
  readonly link: string;
  readonly picture: string;
  readonly texts: readonly string[];
}

/**
 * Inviting people and earning from their fees (specification, section 7; protocol 6.2 and 6.3). Changes of codes answer
 * all codes as they are then; `duplicate` for a code that is taken, `invalid` for one that is not 4 to 16 letters and
 * digits or a friend's part above the account's rate, `notFound` for a code that is not the account's.
 */
export interface ReferralPort {
  codes(): Outcome<readonly ReferralCode[]>;
  summary(): Outcome<ReferralSummary>;
  campaigns(): Outcome<readonly ReferralCampaign[]>;
  /** The same for anybody; none where the host tells it to accounts only. */
  programme(): Outcome<readonly ReferralCampaign[]>;
  sharing(): Outcome<ReferralSharing>;
  /** A code that nobody has. */
  suggestCode(): Outcome<string>;
  /** Whether this account can name the code as the one it came by. */
  canAccept(code: string): Outcome<boolean>;
  /** Newest first; pages count from 1. */
  referees(page: number, size: number): Outcome<ReferralPage<Referee>>;
  rewards(page: number, size: number): Outcome<ReferralPage<ReferralReward>>;
}

export const ReferralPort = token<ReferralPort>('ReferralPort');
