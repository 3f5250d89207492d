import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../kit/controls/plain-button';
import { classNames } from '../../kit/controls/class-names';
import { columnIndex, marketColumns } from './market-columns';
import type { MarketColumn, MarketSort } from './market-sort';
import columns from './market-table.module.css';
import styles from './market-table-head.module.css';

interface MarketTableHeadProps {
  readonly sort: MarketSort;
  /** Of what stands at the end of each row. */
  readonly end: string | undefined;
  readonly onSort: (column: MarketColumn) => void;
}

/** Column headers; each sorts by its column. */
export function MarketTableHead({ sort, end, onSort }: MarketTableHeadProps) {
  const { t } = useTranslation('markets');
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={classNames(columns.line, styles.row)}>
        <div role="columnheader" aria-colindex={1} className={columns.favourite}>
          <span className="unseen">{t('columns.favourite')}</span>
        </div>
        {marketColumns.map((column) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={columnIndex(column)}
            aria-sort={sort.column === column ? sort.direction : 'none'}
            className={columns[column]}
          >
            <PlainButton className={styles.sort} onClick={() => onSort(column)}>
              {t(`columns.${column}`)}
              <SortArrow direction={sort.column === column ? sort.direction : undefined} />
            </PlainButton>
          </div>
        ))}
        <div role="columnheader" aria-colindex={marketColumns.length + 2} className={columns.end}>
          {end}
        </div>
      </div>
    </div>
  );
}

function SortArrow({ direction }: { readonly direction: MarketSort['direction'] | undefined }) {
  return (
    <svg viewBox="0 0 8 12" width="8" height="12" fill="currentColor" aria-hidden="true" className={styles.arrows}>
      <path d="M4 1l3 4H1z" data-on={direction === 'ascending' || undefined} />
      <path d="M4 11L1 7h6z" data-on={direction === 'descending' || undefined} />
    </svg>
  );
}
