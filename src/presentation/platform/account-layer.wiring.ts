import { AgreeToDocuments } from '../../application/account/agree-to-documents.use-case';
import { AccountSettingsPort } from '../../application/account/account-settings.port';
import { ProfileQueries } from '../../application/account/profile.queries';
import { profileModule } from '../../application/account/profile.wiring';
import { Clock } from '../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { AccountWatchlists } from '../../application/markets/account-watchlists';
import { DeviceFavourites } from '../../application/markets/device-favourites';
import { favouriteListsModule } from '../../application/markets/favourite-lists.wiring';
import { Environment } from '../../application/platform/environment';
import { FeedbackPort } from '../../application/platform/feedback.port';
import { HiddenAlerts } from '../../application/platform/hidden-alerts';
import { NoticesPort } from '../../application/platform/notices.port';
import { PagePort } from '../../application/platform/page.port';
import { PromotionsPort } from '../../application/platform/promotions.port';
import { TrackingPort } from '../../application/platform/tracking.port';
import { LogOut } from '../../application/session/log-out.use-case';
import { routeModule } from '../app/route';
import { FavouritesOfferStore } from '../markets/favourites-offer.store';
import { AccountLayer, type AccountLayerStores } from './account-layer.page';
import { AccountProfileStore } from './account-profile.store';
import { AgreementsStore } from './agreements.store';
import { SurveyStore } from './survey.store';
import { UpgradeStore } from './upgrade.store';

const layer = defineModule('presentation/account-layer', [
  provideClass(HiddenAlerts, PromotionsPort, ProfileQueries),
  provideClass(AgreeToDocuments, Environment, AccountSettingsPort, ProfileQueries),
  provideClass(AccountProfileStore, ProfileQueries, HiddenAlerts),
  provideClass(AgreementsStore, Environment, AccountProfileStore, AgreeToDocuments, LogOut, Clock),
  provideClass(UpgradeStore, AccountSettingsPort, AccountProfileStore, Scheduler, Clock, PagePort),
  provideClass(FavouritesOfferStore, AccountWatchlists, DeviceFavourites, NoticesPort),
  provideClass(SurveyStore, FeedbackPort, AccountSettingsPort, AccountProfileStore, TrackingPort, Scheduler, Clock),
]);

export const accountLayerModule = routeModule<AccountLayerStores>({
  Page: AccountLayer,
  modules: [profileModule, favouriteListsModule, layer],
  stores: { profiles: AccountProfileStore, agreements: AgreementsStore, upgrade: UpgradeStore, favouritesOffer: FavouritesOfferStore, survey: SurveyStore },
});
