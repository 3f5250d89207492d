import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface SettingRowProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** How it stands: a mark, a date. */
  readonly state?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing of an account that can be set: what it is, how it stands, what can be done. */
export function SettingRow({ title, text, state, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} {state}
        </p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      {children === undefined ? null : <div className={styles.control}>{children}</div>}
    </div>
  );
}
