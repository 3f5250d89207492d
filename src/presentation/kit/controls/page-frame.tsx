import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** What is read line by line: shorter lines. */
  readonly narrow?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** As wide as a page that is read may be, with the same room around it everywhere. */
export function PageFrame({ narrow, busy, children }: PageFrameProps) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
