import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { Sparkline } from '../../kit/charts/sparkline';
import { changeDirection } from '../../kit/controls/change-text';
import type { MarketRow } from './market-row';
import type { MarketToolsStore } from './market-tools.store';
import styles from './market-tools.module.css';

interface MarketRowEndProps {
  readonly row: MarketRow;
  readonly tools: MarketToolsStore;
}

/** The last day of a market, and the way to everything else about it. */
export const MarketRowEnd = observer(function MarketRowEnd({ row, tools }: MarketRowEndProps) {
  const { t } = useTranslation('marketData');
  const [address] = useSearchParams();
  const query = new URLSearchParams(address);
  query.set('market', row.symbol);
  const statistics = tools.tickers.statistics(row.symbol);
  const points = tools.hidden.includes('line') ? undefined : tools.line(row.symbol);
  return (
    <>
      {/* Its change is told in figures in the same row. */}
      {points && points.length > 1 ? (
        <Sparkline
          className={styles.line}
          values={points.map(([, close]) => close)}
          tone={changeDirection(statistics && changePercent(statistics.open, statistics.close))}
        />
      ) : null}
      <Link
        to={{ search: query.toString() }}
        replace
        className={styles.details}
        aria-label={t('details', { market: row.name })}
      >
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          aria-hidden="true"
        >
          <circle cx="8" cy="8" r="6.25" />
          <path d="M8 7.25v4M8 4.75v.1" strokeLinecap="round" />
        </svg>
      </Link>
    </>
  );
});
