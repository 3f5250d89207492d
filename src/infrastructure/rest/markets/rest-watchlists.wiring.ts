import { defineModule, provide } from '../../../application/kernel/provider';
import { WatchlistsPort } from '../../../application/markets/watchlists.port';
import { RestWatchlistsAdapter } from './rest-watchlists.adapter';

export const restWatchlistsModule = defineModule('rest-watchlists', [provide(WatchlistsPort, RestWatchlistsAdapter)]);
