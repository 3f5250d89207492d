import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/formats/use-format';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import type { FavouritesStore } from './favourites.store';
import { MarketTable } from './market-table.view';
import styles from './markets.module.css';
import type { MarketsStore } from './markets.store';
import type { TickersStore } from './tickers.store';

const skeletonRows = 12;

const NothingHere = lazy(() => import('./nothing-here.view'));

interface MarketsListProps {
  readonly markets: MarketsStore;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** The table, or in its place what keeps it from being there. */
export const MarketsList = observer(function MarketsList({ markets, tickers, favourites }: MarketsListProps) {
  const { t } = useTranslation('markets');
  const format = useFormat();
  const { state } = markets;

  if (markets.instruments === undefined) {
    return state.status === 'failed' ? (
      <FailureState failure={state.failure} onRetry={() => markets.retry()} />
    ) : (
      <MarketsSkeleton />
    );
  }
  const count = markets.matching.length;
  return (
    <>
      {state.status === 'failed' ? <FailureState failure={state.failure} onRetry={() => markets.retry()} /> : null}
      <p role="status" className={styles.count}>
        {t('count', { count, shown: format.integer(count) })}
      </p>
      {count > 0 ? (
        <MarketTable markets={markets} tickers={tickers} favourites={favourites} />
      ) : (
        <Suspense fallback={<Skeleton height={128} />}>
          <NothingHere markets={markets} favourites={favourites} />
        </Suspense>
      )}
    </>
  );
});

/** Rows of the final height, so that nothing moves when the markets come. */
function MarketsSkeleton() {
  const { t } = useTranslation('markets');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className={styles.count}>
        {t('loading')}
      </p>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div key={index} className={styles.skeletonRow} aria-hidden="true">
          <Skeleton width={28} height={28} />
          <Skeleton width={120} height={16} />
          <Skeleton width={88} height={16} />
          <Skeleton width={64} height={16} />
          <Skeleton width={72} height={16} />
        </div>
      ))}
    </div>
  );
}
