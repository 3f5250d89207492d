import { useTranslation } from 'react-i18next';
import { paths } from '../../runtime/paths';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { busiestContracts, busiestSpot } from './hot-markets';
import { hotMarketsNeeds, type HotMarketsStores, HotMarkets } from './hot-markets.view';
import { ProductMenu } from './product-menu.view';

const places = [
  { to: paths.market('SPOT_BTC_USDT'), name: 'spot' },
  { to: paths.market('PERP_BTC_USDT'), name: 'contracts' },
  { to: paths.multiSymbol, name: 'multi' },
  { to: paths.inWallet('convert'), name: 'convert' },
  { to: paths.socialTrading, name: 'copy' },
] as const;

/** Ways to trade, and the busiest markets of each kind. */
function TradeMenu({ stores }: { readonly stores: HotMarketsStores }) {
  const { t } = useTranslation('productMenus');
  return (
    <ProductMenu label={t('trade')} places={places}>
      <HotMarkets title={t('hotContracts')} choose={busiestContracts} stores={stores} />
      <HotMarkets title={t('hotSpot')} choose={busiestSpot} stores={stores} />
    </ProductMenu>
  );
}

export default view(TradeMenu, hotMarketsNeeds, [TickersStore]);
