/** What decides the order: money traded, return on equity, or tasks done. */
export type CampaignScore = 'VOLUME' | 'ROI' | 'QUEST';

/** A sentence of the rules in English, and the name under which whoever shows it may have it in another language. */
export interface CampaignRule {
  readonly key: string;
  readonly text: string;
}

/** What an account must have to sign up: a verified identity, or USDT traded within 30 days. */
export type CampaignRequirement = { readonly kind: 'VERIFIED' } | { readonly kind: 'VOLUME'; readonly least: number };

/** A campaign that comes back season after season. Seasons begin and end at 00:00 UTC. */
export interface CampaignPlan {
  readonly id: string;
  readonly name: string;
  readonly score: CampaignScore;
  /** Which markets count; all unless given. */
  readonly market: 'SPOT' | 'PERP' | undefined;
  readonly days: number;
  /** Days between two seasons. */
  readonly pause: number;
  /** Days before a season in which people can sign up already. */
  readonly signupDays: number;
  /** Days that the first season had been running when a seeded exchange began; below zero when it was still to come. */
  readonly age: number;
  readonly prize: { readonly token: string; readonly amount: number };
  /** Parts of the prize in percent, best rank first. */
  readonly parts: readonly number[];
  readonly teams: readonly string[];
  readonly rules: readonly CampaignRule[];
  /** Beside a main account and the days of the sign-up. */
  readonly requirements: readonly CampaignRequirement[];
}

const everyday: readonly CampaignRule[] = [
  { key: 'utcDay', text: 'A trade counts on the UTC day it was made.' },
  { key: 'prizesAtEnd', text: 'Prizes are paid when the season ends.' },
];

/** The named campaigns (specification, section 11). */
export const campaignPlans: readonly CampaignPlan[] = [
  {
    id: 'WOOTOPIA_2049',
    name: 'WOOTOPIA 2049',
    score: 'VOLUME',
    market: undefined,
    days: 28,
    pause: 7,
    signupDays: 7,
    age: 12,
    prize: { token: 'USDT', amount: 50_000 },
    parts: [25, 15, 10, 8, 7, 6, 5, 5, 5, 4, 2, 2, 2, 2, 2],
    requirements: [],
    teams: [],
    rules: [{ key: 'allVolume', text: 'Whoever trades most, spot and contracts together, ranks first.' }, ...everyday],
  },
  {
    id: 'PERMABEAR_TEALSTREET',
    name: 'Permabear × Tealstreet',
    score: 'ROI',
    market: 'PERP',
    days: 14,
    pause: 14,
    signupDays: 10,
    age: -4,
    prize: { token: 'USDT', amount: 20_000 },
    parts: [30, 20, 15, 10, 8, 7, 5, 5],
    requirements: [{ kind: 'VERIFIED' }, { kind: 'VOLUME', least: 1_000 }],
    teams: [],
    rules: [{ key: 'contractReturn', text: 'The highest return on equity from contracts ranks first.' }, ...everyday],
  },
  {
    id: 'EZPZ_COMPETITION',
    name: 'EZPZ Competition',
    score: 'VOLUME',
    market: 'SPOT',
    days: 10,
    pause: 25,
    signupDays: 5,
    age: 16,
    prize: { token: 'WOO', amount: 100_000 },
    parts: [20, 15, 12, 10, 10, 8, 8, 7, 5, 5],
    requirements: [{ kind: 'VERIFIED' }],
    teams: [],
    rules: [{ key: 'spotVolume', text: 'Whoever trades most on spot markets ranks first.' }, ...everyday],
  },
  {
    id: 'THE_GATHERING',
    name: 'The Gathering',
    score: 'VOLUME',
    market: undefined,
    days: 21,
    pause: 14,
    signupDays: 7,
    age: 5,
    prize: { token: 'USDT', amount: 30_000 },
    parts: [20, 15, 12, 10, 9, 8, 7, 7, 6, 6],
    requirements: [],
    teams: ['Harbour', 'Lighthouse', 'Open Sea'],
    rules: [
      { key: 'smallestTeam', text: 'A person joins the smallest team when signing up.' },
      { key: 'teamVolume', text: 'Teams rank by what their members trade.' },
      ...everyday,
    ],
  },
  {
    id: 'HEED_THE_CALL',
    name: 'Heed the Call',
    score: 'QUEST',
    market: undefined,
    days: 30,
    pause: 5,
    signupDays: 7,
    age: 9,
    prize: { token: 'WOO', amount: 60_000 },
    parts: [15, 12, 10, 9, 8, 8, 7, 7, 6, 6, 6, 6],
    requirements: [],
    teams: [],
    rules: [
      {
        key: 'points',
        text: 'Each task has points; whoever has most ranks first, and with equal points whoever traded more.',
      },
      ...everyday,
    ],
  },
];
