import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../runtime/use-page-title';
import AntdRoot from '../../kit/antd/antd-root';
import styles from './session-frame.module.css';

interface EntryFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow column: a title, a sentence and what there is to do. A wide window has the mark beside it. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  const { t } = useTranslation('common');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-hidden="true">
        <p className={styles.claim}>{t('footer.claim')}</p>
      </aside>
      <div className={styles.frame}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <AntdRoot>{children}</AntdRoot>
      </div>
    </div>
  );
}
