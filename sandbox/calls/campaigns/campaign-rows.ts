import type { User } from '../../services/users/user';
import { unitsText } from '../../engine/model/units';
import { nameBeside } from '../../services/social/profile';
import type { ProfileRepository } from '../../services/social/profile-repository';
import type { CampaignView } from '../../services/campaigns/campaigns';
import type { Season } from '../../services/campaigns/season';
import type { Standing, TeamStanding } from '../../services/campaigns/standings';

/** Badges by rank: the first, the podium, and whoever else wins a prize. */
export const badgesOf = ({ parts }: Season['plan']) => [
  { badge: 'CHAMPION', name: 'Champion', from: 1, to: 1, color: '#f2b84b' },
  { badge: 'PODIUM', name: 'Podium', from: 2, to: 3, color: '#8ab8ff' },
  { badge: 'WINNER', name: 'Prize winner', from: 4, to: parts.length, color: '#2ebd85' },
];

const types = { VOLUME: 'VOLUME', ROI: 'ROI', QUEST: 'QUEST' } as const;

export function campaignRow(
  { season, participants, signedUp, team, requirements }: CampaignView,
  symbols: readonly string[],
  own: boolean,
) {
  const { plan } = season;
  return {
    id: season.id,
    name: plan.name,
    type: types[plan.score],
    status: season.status,
    season: season.number,
    startTime: season.startsAt,
    endTime: season.endsAt,
    signupStart: season.signupFrom,
    signupEnd: season.signupUntil,
    prizePool: { token: plan.prize.token, amount: String(plan.prize.amount) },
    banner: null,
    rules: plan.rules.map(({ text }) => text),
    ruleKeys: plan.rules.map(({ key }) => key),
    symbols: symbols.filter((symbol) => plan.market === undefined || symbol.startsWith(`${plan.market}_`)),
    requirements: requirements.map(({ kind, target, progress }) => ({
      kind,
      target,
      progress: progress === undefined ? null : Math.min(progress, target),
    })),
    participants,
    ...(own && { signedUp, team: team ?? null }),
  };
}

export function standingRow(season: Season, standing: Standing, profiles: ProfileRepository, user: User | undefined) {
  const profile = profiles.byAccount(standing.accountId);
  const me = standing.accountId === user?.applicationId;
  const { uuid, coolName, avatar } = profile
    ? nameBeside(['volume', 'pnl'], profile, me)
    : { uuid: undefined, coolName: '***', avatar: '' };
  return {
    uuid: uuid ?? null,
    coolName,
    avatar,
    rank: standing.rank,
    volume: unitsText(standing.volume),
    pnl: unitsText(standing.pnl),
    roi: standing.roi ?? null,
    points: standing.points,
    team: standing.team === '' ? null : standing.team,
    prize: { token: season.plan.prize.token, amount: unitsText(standing.prize) },
    badge:
      standing.volume > 0n
        ? (badgesOf(season.plan).find(({ from, to }) => standing.rank >= from && standing.rank <= to)?.badge ?? null)
        : null,
    me,
  };
}

export function teamRow({ rank, name, members, volume }: TeamStanding) {
  return { rank, name, members, volume: unitsText(volume) };
}
