import { defineModule, provideClass } from '../../application/kernel/provider';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { FavouritesStore } from './favourites.store';

/** Apart from the markets page, because every page that shows a star brings it. */
export const favouritesModule = defineModule('presentation/favourites', [provideClass(FavouritesStore, LocalStoragePort)]);
