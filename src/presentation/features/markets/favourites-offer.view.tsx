import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { LayerCard } from '../../kit/controls/layer-card';
import { Button } from '../../kit/controls/button';
import type { FavouritesOfferStore } from './favourites-offer.store';

const named = 6;

/** Asks whether what was starred before log-in should belong to the account. */
export const FavouritesOffer = observer(function FavouritesOffer({ offer }: { readonly offer: FavouritesOfferStore }) {
  const { t } = useTranslation('layers');
  const { offered } = offer;
  return (
    <LayerCard
      title={t('favourites.title', { count: offered.length })}
      actions={
        <>
          <Button size="small" onClick={() => offer.decline()}>
            {t('favourites.decline')}
          </Button>
          <Button size="small" busy={offer.busy} onClick={() => void offer.accept()}>
            {t('favourites.accept')}
          </Button>
        </>
      }
    >
      <p>
        {offered.slice(0, named).map(marketDisplayName).join(', ')}
        {offered.length > named ? ', …' : ''}. {t('favourites.text')}
      </p>
    </LayerCard>
  );
});
