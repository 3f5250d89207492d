import type * as z from 'zod/mini';
import type {
  Campaign,
  CampaignRequirement,
  CampaignStanding,
  CampaignStatus,
  CampaignType,
  Competition,
  Prize,
} from '../../../domain/campaigns/campaign';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { campaignsEndpoints } from '../../wire/catalogue/campaigns.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Answer<Name extends keyof typeof campaignsEndpoints> = z.output<(typeof campaignsEndpoints)[Name]['answer']>;
type CampaignRow = Answer<'campaign'>['data'];
type StandingRow = Answer<'competition'>['data']['rows'][number];

const types: readonly CampaignType[] = ['VOLUME', 'ROI', 'QUEST', 'LISTING', 'PREDICT'];
const statuses: readonly CampaignStatus[] = ['UPCOMING', 'LIVE', 'ENDED'];

const requirementKinds: readonly CampaignRequirement['kind'][] = ['VERIFIED', 'VOLUME'];

export function campaignFromWire(row: CampaignRow, unknown: UnknownValues): Campaign {
  return {
    id: row.id,
    name: row.name,
    type: unknown.oneOf('campaign type', row.type, types),
    status: unknown.oneOf('campaign status', row.status, statuses),
    startsAt: instantFrom(row.startTime) ?? 0,
    endsAt: instantFrom(row.endTime) ?? 0,
    signupFrom: instantFrom(row.signupStart) ?? 0,
    signupUntil: instantFrom(row.signupEnd) ?? 0,
    prizePool: prizeFromWire(row.prizePool),
    rules: row.rules.map((text, index) => ({ key: row.ruleKeys?.[index], text })),
    requirements: (row.requirements ?? []).map(({ kind, target, progress }) => ({
      kind: unknown.oneOf('campaign requirement', kind, requirementKinds),
      target,
      progress: progress ?? undefined,
    })),
    symbols: row.symbols,
    participants: row.participants,
    signedUp: row.signedUp,
    team: row.team ?? undefined,
  };
}

export function standingFromWire(row: StandingRow): CampaignStanding {
  return {
    uuid: row.uuid ?? undefined,
    coolName: row.coolName,
    rank: row.rank,
    volume: decimal(row.volume),
    pnl: decimal(row.pnl),
    roi: row.roi ?? undefined,
    points: row.points ?? 0,
    team: row.team ?? undefined,
    prize: prizeFromWire(row.prize),
    badge: row.badge ?? undefined,
    me: row.me ?? false,
  };
}

export function competitionFromWire(data: Answer<'competition'>['data'], unknown: UnknownValues): Competition {
  return {
    campaign: campaignFromWire(data.campaign, unknown),
    teams: (data.teams ?? []).map(({ volume, ...team }) => ({ ...team, volume: decimal(volume) })),
    rows: data.rows.map(standingFromWire),
    me: data.me ? standingFromWire(data.me) : undefined,
  };
}

export function prizeFromWire({ token, amount }: { readonly token: string; readonly amount: string }): Prize {
  return { token, amount: decimal(amount) };
}
