import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CandleInterval } from '../../../../domain/markets/candle';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { changePercent } from '../../../../domain/markets/ticker';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { ChangeText } from '../../../kit/controls/change-text';
import styles from './chart-table.module.css';
import type { ChartStore } from '../market/chart.store';
import { useMarketFigures } from '../../../kit/formats/market-figures';

interface ChartTableProps {
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
  readonly chart: ChartStore;
}

/** The newest candles in figures, with a sentence that sums them up: the chart for those who read it. */
export default observer(function ChartTable({ instrument, interval, chart }: ChartTableProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { latest } = chart;
  const first = latest[0];
  const last = latest.at(-1);
  return (
    <div className={styles.table} tabIndex={0} role="group" aria-label={t('chart.table')}>
      {first && last ? (
        <p>
          {t('chart.summary', {
            market: marketDisplayName(instrument.symbol),
            interval: t(`interval.${interval}`),
            count: latest.length,
            last: figures.price(last.close),
            high: figures.price(Math.max(...latest.map((candle) => candle.high))),
            low: figures.price(Math.min(...latest.map((candle) => candle.low))),
            change: format.percent(changePercent(first.open, last.close)),
          })}
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            {(['time', 'open', 'high', 'low', 'close', 'change', 'volume'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...latest].reverse().map((candle) => (
            <tr key={candle.startAt}>
              <th scope="row">{format.dateTime(candle.startAt)}</th>
              <td>{figures.price(candle.open)}</td>
              <td>{figures.price(candle.high)}</td>
              <td>{figures.price(candle.low)}</td>
              <td>{figures.price(candle.close)}</td>
              <td>
                <ChangeText value={changePercent(candle.open, candle.close)} />
              </td>
              <td>{chart.source ? unknownFigure : format.compact(candle.volume)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
