import type * as z from 'zod/mini';
import type {
  AssetAmount,
  Referee,
  RefereeState,
  ReferralCampaign,
  ReferralCode,
  ReferralReward,
} from '../../../domain/account/referral';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { referralEndpoints } from '../../wire/catalogue/referral.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Answer<Name extends keyof typeof referralEndpoints> = z.output<(typeof referralEndpoints)[Name]['answer']>;
type CodeRow = Answer<'codes'>['data']['rows'][number];
type RefereeRow = Answer<'referees'>['data']['rows'][number];
type RewardRow = Answer<'rewards'>['data']['rows'][number];
type CampaignRow = Answer<'campaigns'>['data']['rows'][number];
type Amounts = Answer<'summary'>['data']['pending'];

/** The host's words (protocol 6.3). */
const states: Readonly<Record<string, RefereeState>> = {
  Registered: 'registered',
  'Verified identity': 'verified',
  Deposited: 'deposited',
  Traded: 'traded',
};

export function codeFromWire(row: CodeRow): ReferralCode {
  return {
    id: row.id,
    code: row.code,
    standard: row.default,
    commissionRate: decimal(row.commission_rate),
    friendRate: decimal(row.friend_rate),
    note: row.note,
    registered: row.registered,
    traded: row.traded,
    createdAt: instantFrom(row.created_time) ?? 0,
  };
}

export function refereeFromWire(row: RefereeRow, unknown: UnknownValues): Referee {
  const known = unknown.oneOf('referral status', row.tradeStatus, Object.keys(states));
  return {
    id: row.referralId,
    email: row.email,
    code: row.referralCode,
    state: states[known] ?? 'other',
    earned: amountsFromWire(row.earned),
    registeredAt: instantFrom(row.registerTime) ?? 0,
  };
}

export function rewardFromWire(row: RewardRow): ReferralReward {
  return {
    refereeId: row.referralId,
    day: row.tradeDate,
    asset: row.rewardToken,
    amount: decimal(row.referralCommission),
    rate: decimal(row.referralRate),
  };
}

export function campaignFromWire(row: CampaignRow): ReferralCampaign {
  return {
    id: row.id,
    name: row.name,
    tiers: row.tiers.map(({ traded_from, rate }) => ({ tradedFrom: traded_from, rate: decimal(rate) })),
    rules: row.rules,
    startsAt: instantFrom(row.start_time) ?? 0,
    endsAt: instantFrom(row.end_time) ?? 0,
  };
}

export function amountsFromWire(rows: Amounts): readonly AssetAmount[] {
  return rows.map(({ token, amount }) => ({ asset: token, amount: decimal(amount) }));
}
