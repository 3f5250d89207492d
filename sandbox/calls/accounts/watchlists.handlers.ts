import type { watchlistsEndpoints } from '../../../src/infrastructure/wire/catalogue/watchlists.endpoints';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Watchlist } from '../../services/watchlists/watchlists';

export function watchlistsHandlers({ watchlists, now }: Services): Handlers<typeof watchlistsEndpoints> {
  const rows = (lists: readonly Watchlist[]) => ({
    success: true as const,
    data: { rows: lists.map(row) },
    timestamp: now(),
  });
  return {
    watchlists: (call) => rows(watchlists.of(callerOf(call).user)),
    watchlist: (call) => ({
      success: true,
      data: row(watchlists.one(callerOf(call).user, Number(call.query.watchlist_id))),
      timestamp: now(),
    }),
    create: (call) => rows(watchlists.create(callerOf(call).user, call.body)),
    edit: (call) => {
      const drafts = call.body.watchlists.map(({ watchlist_id, name, symbols }) => ({
        watchlistId: Number(watchlist_id),
        name,
        symbols,
      }));
      return rows(watchlists.edit(callerOf(call).user, drafts));
    },
    update: (call) =>
      rows(watchlists.put(callerOf(call).user, Number(call.body.watchlist_id), call.body.symbol, call.body.add)),
    sync: (call) => rows(watchlists.merge(callerOf(call).user, call.body.watchlists)),
    remove: (call) => rows(watchlists.remove(callerOf(call).user, Number(call.query.watchlist_id))),
  };
}

function row({ watchlistId, name, order, symbols, updatedAt }: Watchlist) {
  return { watchlist_id: watchlistId, name, order, symbols: [...symbols], updated_time: updatedAt };
}
