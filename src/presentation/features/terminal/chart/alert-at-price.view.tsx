import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../kit/controls/menu-item';
import { useApp } from '../../../runtime/app-context';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { ChartAlertsStores } from './alert-lines.view';
import { useShownChart } from './chart-view';
import { useChosenPrice } from './chosen-price';
import { view } from '../../../runtime/feature';
import { AlertsStore } from '../../alerts/alerts.store';

/** Has somebody told once the price comes to where they pointed. */
export function AlertAtPrice({ stores: { alerts } }: { readonly stores: ChartAlertsStores }) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const { notices } = useApp();
  const { price, close } = useChosenPrice();
  const text = { price: figures.price(price) };
  return (
    <MenuItem
      role="menuitem"
      onClick={() => {
        const added = alerts.addPriceAlert(instrument.symbol, price.toNumber());
        close();
        notices.show(
          added ? 'success' : 'warning',
          added ? { key: 'chart:menu.alertMade', values: text } : { key: 'chart:menu.alertsFull' },
        );
      }}
    >
      {t('menu.alert', text)}
    </MenuItem>
  );
}

export default view(AlertAtPrice, { alerts: AlertsStore });
