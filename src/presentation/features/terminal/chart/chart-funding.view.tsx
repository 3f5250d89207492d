import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMarket } from '../market/market-context';
import styles from './chart-tools.module.css';
import { useShownChart } from './chart-view';
import { drawFunding } from './draw-indicators';
import { SettledRates } from './settled-rates';
import { useOldestCandle } from './use-oldest-candle';
import { view } from '../../../runtime/feature';

interface ChartFundingStores {
  readonly rates: SettledRates;
}

/** Brings the rates to their pane: as far back as there are candles, and anew after each settlement. */
const ChartFunding = observer(function ChartFunding({ stores: { rates } }: { readonly stores: ChartFundingStores }) {
  const { t } = useTranslation('chart');
  const { view, instrument } = useShownChart();
  const { drawn, stage } = view;
  const { contract } = useMarket();
  const nextAt = contract?.prices.funding?.nextAt;
  const oldest = useOldestCandle(drawn);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!drawn || oldest === undefined) return undefined;
    let current = true;
    void rates.since(instrument.symbol, oldest).then((settled) => {
      if (!current) return;
      setFailed(settled === undefined);
      if (settled) drawFunding(drawn, settled);
    });
    return () => {
      current = false;
    };
  }, [drawn, oldest, rates, instrument.symbol, nextAt]);
  return failed && stage ? createPortal(<p className={styles.gap}>{t('indicators.fundingFailed')}</p>, stage) : null;
});

export default view(ChartFunding, { rates: SettledRates });
