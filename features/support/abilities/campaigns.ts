/** Contests of the exchange, as their pages show them. */
export interface CampaignsAbility {
  /** The exchange begins its first seasons. */
  run(): Promise<void>;
  /** @returns the kind of refusal; `undefined` when the account takes part */
  join(campaign: string): Promise<string | undefined>;
  /** Kinds of what a campaign asks for and the account does not have. */
  lacking(campaign: string): Promise<readonly string[]>;
  /** The exchange knows who the account belongs to. */
  beVerified(): Promise<void>;
  /** The exchange signs up, and nobody hears of it. */
  joinUnheard(campaign: string): Promise<void>;
  /** Names of those who take part as the account does: how often it is counted. */
  takesPart(campaign: string): Promise<{ readonly signedUp: boolean; readonly participants: number }>;
  /** The team that the account is told to be in, and all there are. */
  team(campaign: string): Promise<{ readonly own: string | undefined; readonly all: readonly string[] }>;
  /** Time passes until the listing round takes predictions, meets in the showdown or is fought out. */
  listingPhase(phase: 'VOTING' | 'SHOWDOWN' | 'BATTLE'): Promise<void>;
  /** @returns the kind of refusal; `undefined` when it is locked */
  predict(token: string, price: string): Promise<string | undefined>;
  /** The token that leads the vote. */
  leadingCandidate(): Promise<string>;
  predictUnheard(token: string, price: string): Promise<void>;
  /** Votes of a candidate, and how many of them are the account's. */
  votes(token: string): Promise<{ readonly votes: number; readonly mine: number | undefined }>;
  finalists(): Promise<readonly string[]>;
  /** Both finalists by what their markets have traded since the showdown began, USDT. */
  showdown(): Promise<readonly { readonly token: string; readonly volume: number }[]>;
  /** Buys a token at market. */
  buy(token: string, dollars: number): Promise<void>;
  /** Who ranks in the battle, by USDT; `own` where the account's place is told beside the ranking. */
  battle(): Promise<{
    readonly rows: readonly { readonly rank: number; readonly volume: number; readonly me: boolean }[];
    readonly own: { readonly rank: number; readonly volume: number } | undefined;
  }>;
  battleRank(): Promise<number | undefined>;
  /** Time passes until the running season is over and paid out. */
  end(campaign: string): Promise<void>;
  /** Ranks of which the account is told that they have won. */
  wonRanks(): Promise<readonly number[]>;
  /** Both windows put every notice away. */
  putAwayTwice(): Promise<void>;
  rank(campaign: string): Promise<number | undefined>;
  /** Of a campaign's ranking. */
  first(campaign: string): Promise<string>;
  /** The next better rank: USDT still to trade for it, and their fees. */
  nearestChase(campaign: string): Promise<{ readonly rank: number; readonly volume: number; readonly fees: number }>;
  /** USDT still to trade for a rank, and what its holder has traded. */
  chase(campaign: string, rank: number): Promise<{ readonly volume: string; readonly theirs: string }>;
}
