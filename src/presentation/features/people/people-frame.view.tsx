import type { ReactNode } from 'react';
import styles from './people.module.css';

interface PeopleFrameProps {
  readonly title: string;
  readonly text: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about people under its heading. */
export function PeopleFrame({ title, text, actions, children }: PeopleFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
