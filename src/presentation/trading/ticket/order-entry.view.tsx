import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { useDesk } from '../desk/desk-context';
import { OrderForm } from './order-form.view';
import type { TradePageStores } from '../trade-page-stores';

/** The order form, or why there is none for this market. */
export const OrderEntry = observer(function OrderEntry({ stores }: { readonly stores: Pick<TradePageStores, 'market' | 'preferences'> }) {
  const { instrument, form } = useDesk();
  const { t } = useTranslation('trade');
  if (instrument.type === 'PERP') {
    const spot = stores.market.spotMarketOf(instrument.base);
    return (
      <EmptyState
        title={t('perpetual.title')}
        text={t(spot ? 'perpetual.textWithSpot' : 'perpetual.text', { base: instrument.base })}
        action={
          spot ? (
            <ButtonLink to={paths.market(spot.symbol)} variant="primary" size="small">
              {t('perpetual.action', { market: marketDisplayName(spot.symbol) })}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.markets} size="small">
              {t('perpetual.markets')}
            </ButtonLink>
          )
        }
      />
    );
  }
  if (instrument.status !== 'TRADING') {
    return <EmptyState title={t('market.paused')} text={t('market.pausedText')} action={<ButtonLink to={paths.markets}>{t('perpetual.markets')}</ButtonLink>} />;
  }
  return <OrderForm form={form} preferences={stores.preferences} />;
});
