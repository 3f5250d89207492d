import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChosenWatchlistStore } from '../markets/chosen-watchlist.store';
import { FavouritesOfferStore } from '../markets/favourites-offer.store';
import { FavouritesOffer } from '../markets/favourites-offer.view';
import { DeviceNotificationsStore } from '../offline/device-notifications.store';
import { DeviceNotifier } from '../offline/device-notifier.view';
import { AccountProfileStore } from './account-profile.store';
import { Agreements } from './agreements.view';
import { AgreementsStore } from './agreements.store';
import { InvitationStore } from './invitation.store';
import { SurveyStore } from './survey.store';
import { SurveyLayer } from './survey.view';
import { UpgradeNotice } from './upgrade-notice.view';
import { UpgradeStore } from './upgrade.store';
import { view } from '../../runtime/feature';

interface AccountLayerStores {
  readonly profiles: AccountProfileStore;
  readonly agreements: AgreementsStore;
  readonly upgrade: UpgradeStore;
  readonly favouritesOffer: FavouritesOfferStore;
  readonly chosenWatchlist: ChosenWatchlistStore;
  readonly survey: SurveyStore;
  readonly invitation: InvitationStore;
  readonly device: DeviceNotificationsStore;
}

/** What somebody who is logged in is told or asked, the most pressing first. */
const AccountLayer = observer(function AccountLayer({ stores }: { readonly stores: AccountLayerStores }) {
  const { profiles, agreements, upgrade, favouritesOffer, chosenWatchlist, survey, invitation, device } = stores;
  useEffect(() => {
    const all = [profiles, agreements, upgrade, favouritesOffer, chosenWatchlist, survey, invitation];
    const stops = all.map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }, [profiles, agreements, upgrade, favouritesOffer, chosenWatchlist, survey, invitation]);
  return (
    <>
      <Agreements agreements={agreements} />
      {upgrade.announced ? <UpgradeNotice upgrade={upgrade.announced} onClose={() => void upgrade.putAway()} /> : null}
      {favouritesOffer.offered.length > 0 ? <FavouritesOffer offer={favouritesOffer} /> : null}
      <SurveyLayer survey={survey} />
      <DeviceNotifier device={device} />
    </>
  );
});

export default view(AccountLayer, {
  profiles: AccountProfileStore,
  agreements: AgreementsStore,
  upgrade: UpgradeStore,
  favouritesOffer: FavouritesOfferStore,
  chosenWatchlist: ChosenWatchlistStore,
  survey: SurveyStore,
  invitation: InvitationStore,
  device: DeviceNotificationsStore,
});
