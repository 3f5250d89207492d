import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './state-panel.module.css';

/** Says what will be here, and offers the one action that fills it. */
export function EmptyState({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}) {
  return (
    <div className={classNames(styles.panel, styles.marked)}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
