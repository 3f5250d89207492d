import { AgreeToDocuments } from '../../../application/account/agree-to-documents.use-case';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { AccountWatchlists } from '../../../application/markets/account-watchlists';
import { DeviceFavourites } from '../../../application/markets/device-favourites';
import { Environment } from '../../../application/platform/environment';
import { FeedbackPort } from '../../../application/platform/feedback.port';
import { HiddenAlerts } from '../../../application/platform/hidden-alerts';
import { NoticesPort } from '../../../application/platform/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { PromotionsPort } from '../../../application/platform/promotions.port';
import { TrackingPort } from '../../../application/platform/tracking.port';
import { LogOut } from '../../../application/session/log-out.use-case';
import { FavouritesOfferStore } from '../markets/favourites-offer.store';
import { AccountProfileStore } from './account-profile.store';
import { AgreementsStore } from './agreements.store';
import { SurveyStore } from './survey.store';
import { UpgradeStore } from './upgrade.store';

/** The stores of the account's layer, apart from its views. */
export const accountLayerStores = defineModule('presentation/account-layer', [
  provideClass(HiddenAlerts, PromotionsPort, ProfileQueries),
  provideClass(AgreeToDocuments, Environment, AccountSettingsPort, ProfileQueries),
  provideClass(AccountProfileStore, ProfileQueries, HiddenAlerts),
  provideClass(AgreementsStore, Environment, AccountProfileStore, AgreeToDocuments, LogOut, Clock),
  provideClass(UpgradeStore, AccountSettingsPort, AccountProfileStore, Scheduler, Clock, PagePort),
  provideClass(FavouritesOfferStore, AccountWatchlists, DeviceFavourites, NoticesPort),
  provideClass(SurveyStore, FeedbackPort, AccountSettingsPort, AccountProfileStore, TrackingPort, Scheduler, Clock),
]);
