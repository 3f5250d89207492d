import { classNames } from './class-names';
import styles from './rows-skeleton.module.css';
import { Skeleton } from './skeleton';

interface RowsSkeletonProps {
  readonly rows?: number;
  /** As `RecordTable`. */
  readonly roomy?: boolean;
  /** With room for the names of the columns, where the table shows them. */
  readonly headed?: boolean;
}

/** Rows of a table that is on its way. */
export function RowsSkeleton({ rows = 6, roomy = false, headed = false }: RowsSkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, roomy && styles.roomy, headed && styles.headed)} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: 6 }, (_, column) => (
            <Skeleton key={column} width={column === 0 ? 96 : 72} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
