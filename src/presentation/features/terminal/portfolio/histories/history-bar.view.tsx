import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endedStatuses } from '../../../../../application/trading/trading.port';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { historyRanges } from '../../../../../domain/trading/history-range';
import { PortfolioBar } from '../portfolio-bar';
import styles from '../portfolio-bar.module.css';
import type { InstrumentsStore } from '../instruments.store';
import { HistoryExport } from './history-export.view';
import type { HistoryStore } from './history.store';

interface HistoryBarProps<Row> {
  readonly store: HistoryStore<Row>;
  readonly instruments: InstrumentsStore;
  /** Only the market on the page is wanted. */
  readonly lockedMarket: boolean;
  /** Before the filters. */
  readonly leading?: ReactNode;
}

const sides = ['BUY', 'SELL'] as const;

/** Filters of a history, and its file. */
export const HistoryBar = observer(function HistoryBar<Row>({
  store,
  instruments,
  lockedMarket,
  leading,
}: HistoryBarProps<Row>) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const { filter } = store;
  const { offers } = store.source;
  const days = filter.range === 'custom';
  return (
    <PortfolioBar label={t('history.filters')} end={<HistoryExport store={store} />}>
      {leading}
      {offers.market ? (
        <select
          aria-label={t('history.market')}
          className={styles.field}
          disabled={lockedMarket}
          value={filter.symbol ?? ''}
          onChange={(event) => store.narrow({ symbol: event.target.value || undefined })}
        >
          <option value="">{t('history.allMarkets')}</option>
          {instruments.all.map(({ symbol }) => (
            <option key={symbol} value={symbol}>
              {marketDisplayName(symbol)}
            </option>
          ))}
        </select>
      ) : null}
      {offers.side ? (
        <select
          aria-label={t('history.side')}
          className={styles.field}
          value={filter.side ?? ''}
          onChange={(event) => store.narrow({ side: sides.find((side) => side === event.target.value) })}
        >
          <option value="">{t('history.allSides')}</option>
          {sides.map((side) => (
            <option key={side} value={side}>
              {t(`trade:side.${side}`)}
            </option>
          ))}
        </select>
      ) : null}
      {offers.status ? (
        <select
          aria-label={t('history.status')}
          className={styles.field}
          value={filter.status ?? ''}
          onChange={(event) => store.narrow({ status: endedStatuses.find((status) => status === event.target.value) })}
        >
          <option value="">{t('history.allStatuses')}</option>
          {endedStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`trade:status.${status}`)}
            </option>
          ))}
        </select>
      ) : null}
      <select
        aria-label={t('history.range')}
        className={styles.field}
        value={filter.range}
        onChange={(event) =>
          store.narrow({ range: historyRanges.find((range) => range === event.target.value) ?? 'all' })
        }
      >
        {historyRanges.map((range) => (
          <option key={range} value={range}>
            {t(`history.ranges.${range}`)}
          </option>
        ))}
      </select>
      {days ? (
        <>
          <input
            type="date"
            aria-label={t('history.first')}
            className={styles.field}
            max={filter.last || undefined}
            value={filter.first}
            onChange={(event) => store.narrow({ first: event.target.value })}
          />
          <input
            type="date"
            aria-label={t('history.last')}
            className={styles.field}
            min={filter.first || undefined}
            value={filter.last}
            onChange={(event) => store.narrow({ last: event.target.value })}
          />
        </>
      ) : null}
    </PortfolioBar>
  );
});
