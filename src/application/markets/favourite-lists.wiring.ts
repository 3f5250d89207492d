import { defineModule, provideClass } from '../kernel/provider';
import { LocalStoragePort } from '../platform/local-storage.port';
import { Session } from '../session/session';
import { AccountWatchlists } from './account-watchlists';
import { DeviceFavourites } from './device-favourites';
import { WatchlistsPort } from './watchlists.port';

export const favouriteListsModule = defineModule('application/favourite-lists', [
  provideClass(DeviceFavourites, LocalStoragePort),
  provideClass(AccountWatchlists, WatchlistsPort, Session),
]);
