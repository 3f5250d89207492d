/** A person's list of markets. */
export interface Watchlist {
  readonly id: string;
  readonly name: string;
  /** Exchange symbols, in the order they were added or were put in since. */
  readonly symbols: readonly string[];
}

export type WatchlistDraft = Omit<Watchlist, 'id'>;

/** What the exchange keeps at most (protocol 6.2). */
export const watchlistLimits = { lists: 20, symbols: 100, name: 32 } as const;

/** Name of the list that the first star makes; pages show it in the reader's language. */
export const favouritesName = 'Favourites';
