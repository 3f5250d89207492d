import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { TickersStore } from '../../markets/tickers.store';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { LiveSummaryStore } from './live-summary.store';

/** The market's price, read out as often as somebody wants to hear it. */
export const LiveSummary = observer(function LiveSummary({
  instrument,
  summary,
  tickers,
}: {
  readonly instrument: Instrument;
  readonly summary: LiveSummaryStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('safety');
  const figures = useMarketFigures(instrument);
  const { symbol } = instrument;
  useEffect(() => summary.follow(() => tickers.statistics(symbol)?.close), [summary, tickers, symbol]);
  return (
    <div role="status" className="unseen">
      {summary.price === undefined
        ? ''
        : t('summary.words', { market: marketDisplayName(symbol), price: figures.price(summary.price) })}
    </div>
  );
});
