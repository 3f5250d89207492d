import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { marketsPlaces } from '../../runtime/menus';
import { paths } from '../../runtime/paths';
import { TickersStore } from '../markets/tickers.store';
import { busiest, steepest } from './hot-markets';
import { hotMarketsNeeds, type HotMarketsStores, HotMarkets } from './hot-markets.view';
import { ProductMenu } from './product-menu.view';

/** Lists of markets, the busiest ones and those that rose most today. */
function MarketsMenu({ stores }: { readonly stores: HotMarketsStores }) {
  const { t } = useTranslation('productMenus');
  return (
    <ProductMenu label={t('markets')} places={marketsPlaces(paths)}>
      <HotMarkets title={t('busiest')} choose={busiest} stores={stores} />
      <HotMarkets title={t('gainers')} choose={steepest} stores={stores} />
    </ProductMenu>
  );
}

export default view(MarketsMenu, hotMarketsNeeds, [TickersStore]);
