import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../runtime/paths';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { FailureState } from '../../kit/data/failure-state';
import { Skeleton } from '../../kit/controls/skeleton';
import type { FavouritesStore } from './favourites.store';
import { MarketTable } from './market-table.view';
import styles from './markets.module.css';
import type { MarketsStore } from './markets.store';
import type { TickersStore } from './tickers.store';

const skeletonRows = 12;
/** How many markets "add the most traded" stars. */
const suggestions = 6;

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
        <NothingHere markets={markets} favourites={favourites} />
      )}
    </>
  );
});

/** Why the list is empty, and the way out. */
const NothingHere = observer(function NothingHere({
  markets,
  favourites,
}: Pick<MarketsListProps, 'markets' | 'favourites'>) {
  const { t } = useTranslation('markets');
  const navigate = useNavigate();
  if (markets.search.trim() !== '') {
    const reset = () => {
      markets.searchFor('');
      void navigate(paths.markets, { replace: true });
    };
    return (
      <EmptyState
        title={t('empty.search.title', { search: markets.search.trim() })}
        text={t('empty.search.text')}
        action={<Button onClick={reset}>{t('empty.search.action')}</Button>}
      />
    );
  }
  if (markets.tab === 'FAVOURITES') {
    return (
      <EmptyState
        title={t('empty.favourites.title')}
        text={t(favourites.account.status === 'none' ? 'empty.favourites.text' : 'watchlist.empty')}
        action={
          <Button variant="primary" onClick={() => favourites.add(markets.mostTraded(suggestions))}>
            {t('empty.favourites.action')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.none.title')}
      text={t('empty.none.text')}
      action={<ButtonLink to={paths.markets}>{t('empty.none.action')}</ButtonLink>}
    />
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
