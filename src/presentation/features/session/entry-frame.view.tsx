import type { ReactNode } from 'react';
import { usePageTitle } from '../../runtime/use-page-title';
import AntdRoot from '../../kit/antd/antd-root';
import styles from './session-frame.module.css';

interface EntryFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow column: a title, a sentence and what there is to do. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.frame}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <AntdRoot>{children}</AntdRoot>
      </div>
    </div>
  );
}
