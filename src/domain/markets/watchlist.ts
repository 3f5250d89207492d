/** A person's list of markets. */
export interface Watchlist {
  readonly id: string;
  readonly name: string;
  /** Exchange symbols, in the order they were added. */
  readonly symbols: readonly string[];
}

export type WatchlistDraft = Omit<Watchlist, 'id'>;
