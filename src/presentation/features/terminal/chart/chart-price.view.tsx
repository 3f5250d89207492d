import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ContractCandles } from '../../../../application/markets/contract-candles';
import { view } from '../../../runtime/feature';
import { useMarket } from '../market/market-context';
import { ChartSetupsStore } from './chart-setups.store';
import { useShownChart } from './chart-view';

interface ChartPriceStores {
  readonly setups: ChartSetupsStore;
  readonly candles: ContractCandles;
}

/** Has the chart follow mark or index, and trades again when somebody goes back to them; says it for those who listen. */
const ChartPriceSource = observer(function ChartPriceSource({
  stores: { setups, candles },
}: {
  readonly stores: ChartPriceStores;
}) {
  const { t } = useTranslation('chart');
  const { view: shown, instrument } = useShownChart();
  const { chart } = useMarket();
  const { price } = setups.of(instrument.symbol);
  useEffect(() => {
    if (price === (chart.source?.kind ?? 'last')) return;
    chart.show(price === 'last' ? undefined : candles.of(price));
  }, [chart, price, candles]);
  return price !== 'last' && shown.stage
    ? createPortal(
        <p role="status" className="unseen">
          {t('price.shown', { price: t(`price.${price}`) })}
        </p>,
        shown.stage,
      )
    : null;
});

export default view(ChartPriceSource, { setups: ChartSetupsStore, candles: ContractCandles });
