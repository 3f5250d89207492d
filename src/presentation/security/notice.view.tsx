import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import styles from './security.module.css';

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
      <div className={styles.noticeWords}>
        <p className={styles.noticeTitle}>{title}</p>
        <p className={styles.noticeText}>{text}</p>
      </div>
      {action}
    </div>
  );
}
