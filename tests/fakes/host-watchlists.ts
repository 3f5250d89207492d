import type { Watchlist as Kept } from '../../sandbox/services/watchlists/watchlists';
import type { Outcome } from '../../src/application/kernel/failure';
import type { WatchlistsCommandsPort } from '../../src/application/markets/watchlists-commands.port';
import type { WatchlistsPort } from '../../src/application/markets/watchlists.port';
import type { Watchlist, WatchlistDraft } from '../../src/domain/markets/watchlist';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostWatchlists implements WatchlistsPort, WatchlistsCommandsPort {
  static readonly needs: Needs<typeof HostWatchlists> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  watchlists(): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.of(user).map(shown));
  }

  watchlist(id: string): Outcome<Watchlist> {
    return this.calls.as((user, { watchlists }) => shown(watchlists.one(user, Number(id))));
  }

  create(draft: WatchlistDraft): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.create(user, draft).map(shown));
  }

  rearrange(lists: readonly Watchlist[]): Outcome<readonly Watchlist[]> {
    const drafts = lists.map(({ id, name, symbols }) => ({ watchlistId: Number(id), name, symbols }));
    return this.calls.as((user, { watchlists }) => watchlists.edit(user, drafts).map(shown));
  }

  add(id: string, symbol: string): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.put(user, Number(id), symbol, true).map(shown));
  }

  remove(id: string, symbol: string): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.put(user, Number(id), symbol, false).map(shown));
  }

  takeOver(drafts: readonly WatchlistDraft[]): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.merge(user, drafts).map(shown));
  }

  discard(id: string): Outcome<readonly Watchlist[]> {
    return this.calls.as((user, { watchlists }) => watchlists.remove(user, Number(id)).map(shown));
  }
}

function shown({ watchlistId, name, symbols }: Kept): Watchlist {
  return { id: String(watchlistId), name, symbols };
}
