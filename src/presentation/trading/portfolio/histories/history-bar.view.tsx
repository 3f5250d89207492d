import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { endedStatuses } from '../../../../application/trading/trading.port';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { historyRanges } from '../../../../domain/trading/history-range';
import type { InstrumentsStore } from '../instruments.store';
import styles from '../portfolio.module.css';
import { HistoryExport } from './history-export.view';
import type { HistoryStore } from './history.store';

interface HistoryBarProps<Row> {
  readonly store: HistoryStore<Row>;
  readonly instruments: InstrumentsStore;
  /** Only the market on the page is wanted. */
  readonly lockedMarket: boolean;
}

const sides = ['BUY', 'SELL'] as const;

/** Filters of a history, and its file. */
export const HistoryBar = observer(function HistoryBar<Row>({ store, instruments, lockedMarket }: HistoryBarProps<Row>) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const { filter } = store;
  const { offers } = store.source;
  const days = filter.range === 'custom';
  return (
    <div role="group" aria-label={t('history.filters')} className={styles.bar}>
      {offers.market ? (
        <select aria-label={t('history.market')} className={styles.select} disabled={lockedMarket} value={filter.symbol ?? ''} onChange={(event) => store.narrow({ symbol: event.target.value || undefined })}>
          <option value="">{t('history.allMarkets')}</option>
          {instruments.all.map(({ symbol }) => (
            <option key={symbol} value={symbol}>
              {marketDisplayName(symbol)}
            </option>
          ))}
        </select>
      ) : null}
      {offers.side ? (
        <select aria-label={t('history.side')} className={styles.select} value={filter.side ?? ''} onChange={(event) => store.narrow({ side: sides.find((side) => side === event.target.value) })}>
          <option value="">{t('history.allSides')}</option>
          {sides.map((side) => (
            <option key={side} value={side}>
              {t(`trade:side.${side}`)}
            </option>
          ))}
        </select>
      ) : null}
      {offers.status ? (
        <select aria-label={t('history.status')} className={styles.select} value={filter.status ?? ''} onChange={(event) => store.narrow({ status: endedStatuses.find((status) => status === event.target.value) })}>
          <option value="">{t('history.allStatuses')}</option>
          {endedStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`trade:status.${status}`)}
            </option>
          ))}
        </select>
      ) : null}
      <select aria-label={t('history.range')} className={styles.select} value={filter.range} onChange={(event) => store.narrow({ range: historyRanges.find((range) => range === event.target.value) ?? 'all' })}>
        {historyRanges.map((range) => (
          <option key={range} value={range}>
            {t(`history.ranges.${range}`)}
          </option>
        ))}
      </select>
      {days ? (
        <>
          <input type="date" aria-label={t('history.first')} className={styles.date} max={filter.last || undefined} value={filter.first} onChange={(event) => store.narrow({ first: event.target.value })} />
          <input type="date" aria-label={t('history.last')} className={styles.date} min={filter.first || undefined} value={filter.last} onChange={(event) => store.narrow({ last: event.target.value })} />
        </>
      ) : null}
      <span className={styles.push}>
        <HistoryExport store={store} />
      </span>
    </div>
  );
});
