import { defineModule, provide } from '../../../application/kernel/provider';
import { WatchlistsCommandsPort } from '../../../application/markets/watchlists-commands.port';
import { WatchlistsPort } from '../../../application/markets/watchlists.port';
import { RestWatchlistsAdapter } from './rest-watchlists.adapter';

export default defineModule('rest-watchlists', [
  provide(WatchlistsPort, RestWatchlistsAdapter),
  provide(WatchlistsCommandsPort, RestWatchlistsAdapter),
]);
