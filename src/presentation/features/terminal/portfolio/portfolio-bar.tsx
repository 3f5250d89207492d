import type { ReactNode, Ref } from 'react';
import styles from './portfolio-bar.module.css';

interface PortfolioBarProps {
  readonly children: ReactNode;
  /** What is done with all rows; at the end. */
  readonly end?: ReactNode;
  readonly label?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Above a table: what of it is shown, and what can be done with all of it. */
export function PortfolioBar({ children, end, label, ref }: PortfolioBarProps) {
  return (
    <div ref={ref} className={styles.bar} role={label ? 'group' : undefined} aria-label={label}>
      <div className={styles.row}>
        {children}
        {end ? <div className={styles.push}>{end}</div> : null}
      </div>
    </div>
  );
}
