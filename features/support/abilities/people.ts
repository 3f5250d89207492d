import type { TraderRankingQuery } from '../../../src/domain/social/leaderboard';
import type { ProfileChange } from '../../../src/domain/social/trader-profile';

export interface SeenRanking {
  /** In order; `me` for one's own row. */
  readonly rows: readonly { readonly rank: number; readonly name: string; readonly me: boolean }[];
  readonly leftOut: number;
}

export interface BoundedRanking {
  readonly rows: readonly { readonly name: string; readonly capital: number; readonly drawdown: number }[];
  readonly leftOut: number;
}

/** What somebody can know of other traders, and let them know. */
export interface PeopleAbility {
  name(): Promise<string>;
  uuid(): Promise<string>;
  show(change: ProfileChange): Promise<void>;
  /** Of 30 days. @param leastCapital in USDT */
  ranking(by: 'return' | 'volume', leastCapital?: number): Promise<SeenRanking>;
  /** Only in front of a browser: by return over 30 days; 0 leaves nobody out. Money in USDT, ratios as fractions. */
  rankingWithin?(leastCapital: number, deepestDrawdown: number): Promise<BoundedRanking>;
  /** What a ranking goes by, of its first places from the top: USDT, ratios, or how many. */
  figures(query: TraderRankingQuery): Promise<readonly number[]>;
  find(name: string): Promise<readonly string[]>;
  /** `undefined` where the profile is closed. */
  profile(uuid: string): Promise<
    | {
        readonly followers: number;
        /** Of the account of X. */
        readonly x: string | undefined;
        /** What stands for it before the eye. */
        readonly avatar: string;
        readonly holds: readonly string[];
        readonly trades: readonly { readonly symbol: string; readonly priced: boolean; readonly at: number }[];
      }
    | undefined
  >;
  /** What a picture of a profile says; `own` for the account's. */
  picture(uuid: string | 'own'): Promise<{ readonly name: string; readonly roi: number | undefined }>;
  /** Of a campaign: who holds its badge, best rank first, as profiles say it. */
  badgeHolders(campaign: string, badge: string): Promise<readonly string[]>;
  follow(uuid: string): Promise<boolean>;
  unfollow(uuid: string): Promise<boolean>;
  following(): Promise<readonly { readonly uuid: string; readonly name: string }[]>;
  /** Those of the pages that menus lead to. */
  ledTo(pages: readonly string[]): Promise<readonly string[]>;
  /** Rankings do not come any more, or come again. */
  loseRankings(lost: boolean): Promise<void>;
  lookAtRanking(): Promise<'read' | 'failed'>;
  /** Where it failed. */
  askAgain(): Promise<'read' | 'failed'>;
  /** Only in front of a browser: what stands beside the chart of a lead's results. */
  course?(): Promise<{ readonly sentence: string; readonly days: number }>;
  strategyInWords?(): Promise<string>;
  followByKeyboard?(name: string): Promise<void>;
  copyByKeyboard?(strategyId: string, amount: string): Promise<void>;
}
