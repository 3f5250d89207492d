import type { ProfileChange } from '../../../src/domain/social/trader-profile';

export interface SeenRanking {
  /** In order; `me` for one's own row. */
  readonly rows: readonly { readonly rank: number; readonly name: string; readonly me: boolean }[];
  readonly leftOut: number;
}

/** What somebody can know of other traders, and let them know. */
export interface PeopleAbility {
  name(): Promise<string>;
  uuid(): Promise<string>;
  show(change: ProfileChange): Promise<void>;
  /** Of 30 days. @param leastCapital in USDT */
  ranking(by: 'return' | 'volume', leastCapital?: number): Promise<SeenRanking>;
  find(name: string): Promise<readonly string[]>;
  /** `undefined` where the profile is closed. */
  profile(uuid: string): Promise<
    | {
        readonly followers: number;
        readonly holds: readonly string[];
        readonly trades: readonly { readonly symbol: string; readonly priced: boolean; readonly at: number }[];
      }
    | undefined
  >;
  follow(uuid: string): Promise<boolean>;
  unfollow(uuid: string): Promise<boolean>;
  following(): Promise<readonly { readonly uuid: string; readonly name: string }[]>;
}
