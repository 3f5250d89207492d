import { AccountWatchlists } from '../../../application/markets/account-watchlists';
import { DeviceFavourites } from '../../../application/markets/device-favourites';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { FavouritesStore } from './favourites.store';

/** Apart from the markets page, because every page that shows a star brings it, with the lists it stands on. */
export const favouritesModule = defineModule('presentation/favourites', [
  provideClass(FavouritesStore, DeviceFavourites, AccountWatchlists, NoticesPort),
]);
