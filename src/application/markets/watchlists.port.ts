import type { Watchlist } from '../../domain/markets/watchlist';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * The account's lists of markets (specification, section 7; protocol 6.2). Every change answers all lists as they are
 * then. At most 20 lists of 100 markets; `duplicate` for a name that is taken, `invalid` for one that is empty or longer
 * than 32 characters and for a market that does not exist, `notFound` for a list that is not the account's.
 */
export interface WatchlistsPort {
  watchlists(): Outcome<readonly Watchlist[]>;
  watchlist(id: string): Outcome<Watchlist>;
}

export const WatchlistsPort = token<WatchlistsPort>('WatchlistsPort');
