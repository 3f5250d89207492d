import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { MarketCell } from '../market-lists/market-cell.view';
import type { MarketMoversStore } from './market-movers.store';
import { type MoverList, type Mover, moversOf } from './mover-lists';
import styles from './market-movers.module.css';

const shown = 6;

interface MoverBlockProps {
  readonly list: MoverList;
  readonly store: MarketMoversStore;
}

/** The markets that stand out in one respect. */
export const MoverBlock = observer(function MoverBlock({ list, store }: MoverBlockProps) {
  const { t } = useTranslation('marketData');
  const titleId = useId();
  const movers = moversOf(list, store.movers, shown);
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.blockTitle}>
        {t(`movers.lists.${list}`)}
      </h2>
      {movers.length === 0 ? (
        <Nothing list={list} store={store} />
      ) : (
        <ol className={styles.rows}>
          {movers.map((mover) => (
            <li key={mover.symbol} className={styles.row}>
              <MarketCell
                symbol={mover.symbol}
                base={mover.row.base}
                name={mover.row.name}
                to={mover.row.path}
                favourites={store.favourites}
              />
              <Figure list={list} mover={mover} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

const Nothing = observer(function Nothing({ list, store }: MoverBlockProps) {
  const { t } = useTranslation('marketData');
  const standing = store.standing(list);
  if (standing.status === 'failed') return <FailureState failure={standing.failure} onRetry={() => store.retry()} />;
  if (standing.status === 'there') return <p className={styles.nothing}>{t(`movers.none.${list}`)}</p>;
  return (
    <div className={styles.rows}>
      <span className="unseen">{t('movers.loading')}</span>
      {Array.from({ length: shown }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={112} height={14} />
          <Skeleton width={56} height={14} />
        </div>
      ))}
    </div>
  );
});

function Figure({ list, mover }: { readonly list: MoverList; readonly mover: Mover }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  switch (list) {
    case 'gainers':
    case 'losers':
      return <ChangeText value={mover.change} />;
    case 'surges':
      return <span>{t('movers.times', { times: mover.surge?.toFixed(1).replace('.', format.marks.decimal) })}</span>;
    case 'extremes':
      return <span>{t(mover.high ? 'movers.high' : 'movers.low')}</span>;
    case 'interest':
      return <span>{`${format.compact(mover.interest)} ${mover.row.quote}`}</span>;
    case 'funding':
      return <span>{format.funding(mover.funding)}</span>;
  }
}
