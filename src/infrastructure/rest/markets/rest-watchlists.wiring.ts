import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { WatchlistsPort } from '../../../application/markets/watchlists.port';
import { RestClient } from '../transport/rest-client';
import { RestWatchlistsAdapter } from './rest-watchlists.adapter';

export const restWatchlistsModule = defineModule('rest-watchlists', [
  entry(provide(WatchlistsPort, RestWatchlistsAdapter, RestClient)),
]);
