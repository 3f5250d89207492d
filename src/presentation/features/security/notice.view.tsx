import type { ReactNode } from 'react';
import { Icon } from '../../kit/controls/icon';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Something about the account that its owner has to know before anything else on the page. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </div>
  );
}
