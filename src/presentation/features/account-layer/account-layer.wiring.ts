import { profileModule } from '../../../application/account/profile.wiring';
import { favouriteListsModule } from '../../../application/markets/favourite-lists.wiring';
import { routeModule } from '../../runtime/route';
import { FavouritesOfferStore } from '../markets/favourites-offer.store';
import { accountLayerStores } from './account-layer-stores.wiring';
import { AccountLayer, type AccountLayerStores } from './account-layer.page';
import { AccountProfileStore } from './account-profile.store';
import { AgreementsStore } from './agreements.store';
import { SurveyStore } from './survey.store';
import { UpgradeStore } from './upgrade.store';

export const accountLayerModule = routeModule<AccountLayerStores>({
  Page: AccountLayer,
  modules: [profileModule, favouriteListsModule, accountLayerStores],
  stores: {
    profiles: AccountProfileStore,
    agreements: AgreementsStore,
    upgrade: UpgradeStore,
    favouritesOffer: FavouritesOfferStore,
    survey: SurveyStore,
  },
});
