import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaitingAlert, type KeptAlert } from '../../../../domain/alerts/alert-list';
import { newPrice } from '../../../../domain/trading/price-line';
import { decimal } from '../../../../domain/shared/decimal';
import { AlertsStore } from '../../alerts/alerts.store';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useShownChart } from './chart-view';
import { LineDrawer } from './draw-lines';
import { useChartCanvas } from './use-chart-canvas';
import { view } from '../../../runtime/feature';

export interface ChartAlertsStores {
  readonly alerts: AlertsStore;
}

/** Prices that somebody waits for, as lines that can be moved and taken away. Draws, and shows nothing of its own. */
export const AlertLines = observer(function AlertLines({ stores: { alerts } }: { readonly stores: ChartAlertsStores }) {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { drawn } = view;
  const figures = useMarketFigures(instrument);
  const drawer = useRef<LineDrawer>(undefined);
  const { symbol } = instrument;

  useEffect(() => alerts.start(), [alerts]);
  useEffect(() => {
    const moved = (id: string, price: number) => {
      const alert = waiting(alerts, symbol).find((each) => each.id === id);
      const to = alert && newPrice({ price: decimal(alert.condition.price) }, price, instrument)?.toNumber();
      return alert && { alert, price: to ?? alert.condition.price };
    };
    const made =
      drawn &&
      new LineDrawer(drawn, 'own alerts', {
        putAt: (id, price) => {
          const to = moved(id, price);
          return to && { price: to.price, priceText: figures.price(to.price) };
        },
        moved: (id, price) => {
          const to = moved(id, price);
          if (!to) return;
          const { condition, coolDown } = to.alert;
          alerts.change(id, symbol, { ...condition, price: to.price }, coolDown);
        },
        cancelled: (id) => alerts.remove(id),
      });
    drawer.current = made;
    return () => made?.clear();
  }, [drawn, alerts, symbol, instrument, figures]);

  useChartCanvas(
    drawn,
    (_chart, css) => {
      const lines = waiting(alerts, symbol).map(({ id, condition: { price } }) => ({
        id,
        price,
        label: t('line.alert'),
        priceText: figures.price(price),
        colour: css.color('--text-2'),
        dashed: true,
        movable: true,
        busy: false,
      }));
      drawer.current?.draw(lines, css);
    },
    [alerts, symbol, figures, t, view],
  );
  return null;
});

type PriceAlert = KeptAlert & { readonly condition: Extract<KeptAlert['condition'], { kind: 'price' }> };

function waiting({ list }: Pick<AlertsStore, 'list'>, symbol: string): readonly PriceAlert[] {
  return list.alerts.filter(
    (alert): alert is PriceAlert =>
      alert.symbol === symbol && alert.condition.kind === 'price' && isWaitingAlert(alert),
  );
}

export default view(AlertLines, { alerts: AlertsStore });
