import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { tradePlaces } from '../../runtime/menus';
import { paths } from '../../runtime/paths';
import { TickersStore } from '../markets/tickers.store';
import { busiestContracts, busiestSpot } from './hot-markets';
import { hotMarketsNeeds, type HotMarketsStores, HotMarkets } from './hot-markets.view';
import { ProductMenu } from './product-menu.view';

/** Ways to trade, and the busiest markets of each kind. */
function TradeMenu({ stores }: { readonly stores: HotMarketsStores }) {
  const { t } = useTranslation('productMenus');
  return (
    <ProductMenu label={t('trade')} places={tradePlaces(paths)}>
      <HotMarkets title={t('hotContracts')} choose={busiestContracts} stores={stores} />
      <HotMarkets title={t('hotSpot')} choose={busiestSpot} stores={stores} />
    </ProductMenu>
  );
}

export default view(TradeMenu, hotMarketsNeeds, [TickersStore]);
