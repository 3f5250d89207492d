import type { Watchlist, WatchlistDraft } from '../../domain/markets/watchlist';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * The account's lists of markets (specification, section 7; protocol 6.2). Every change answers all lists as they are
 * then. At most 20 lists of 100 markets; `duplicate` for a name that is taken, `invalid` for one that is empty or longer
 * than 32 characters and for a market that does not exist, `notFound` for a list that is not the account's.
 */
export interface WatchlistsCommandsPort {
  create(draft: WatchlistDraft): Outcome<readonly Watchlist[]>;
  /** Names, markets and order of the lists given; all or none. */
  rearrange(lists: readonly Watchlist[]): Outcome<readonly Watchlist[]>;
  add(id: string, symbol: string): Outcome<readonly Watchlist[]>;
  remove(id: string, symbol: string): Outcome<readonly Watchlist[]>;
  /** Joins lists of another device with those of the account, by name. */
  takeOver(drafts: readonly WatchlistDraft[]): Outcome<readonly Watchlist[]>;
  discard(id: string): Outcome<readonly Watchlist[]>;
}

export const WatchlistsCommandsPort = token<WatchlistsCommandsPort>('WatchlistsCommandsPort');
