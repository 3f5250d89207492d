import { classNames } from '../../kit/controls/class-names';
import { Skeleton } from '../../kit/controls/skeleton';
import styles from './layout/terminal.module.css';
import { useTradeLayout } from './layout/use-layout';

/** The terminal's panels before the market is known, in their final places. */
export function TerminalSkeleton() {
  const layout = useTradeLayout();
  return (
    <div className={styles.terminal} data-layout={layout} aria-busy="true">
      <div className={styles.skeletonBar}>
        <Skeleton width={160} height={24} />
        <Skeleton width={120} height={24} />
        <Skeleton width={280} height={16} />
      </div>
      <TerminalPanelsSkeleton />
    </div>
  );
}

/** The panels alone, where the bar is known already. */
export function TerminalPanelsSkeleton() {
  const layout = useTradeLayout();
  return (layout === 'phone' ? ['chart'] : ['chart', 'book', 'account', 'form']).map((area) => (
    <div key={area} className={classNames(styles.area, styles.skeletonPanel)} style={{ gridArea: area }}>
      <div className={styles.skeletonArea}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={14} width={`${90 - index * 9}%`} />
        ))}
      </div>
    </div>
  ));
}
