import { Skeleton } from '../../ui/skeleton';
import styles from './account-panel.module.css';

/** Rows of a table that is on its way. */
export function RowsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: 6 }, (_, column) => (
            <Skeleton key={column} width={column === 0 ? 96 : 72} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
