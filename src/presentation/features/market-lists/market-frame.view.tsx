import type { ReactNode } from 'react';
import { usePageTitle } from '../../runtime/use-page-title';
import { MarketPagesNav } from '../markets/market-pages-nav.view';
import styles from './market-lists.module.css';

interface MarketFrameProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages about markets share: the way to the others, and a heading. */
export function MarketFrame({ title, text, actions, children }: MarketFrameProps) {
  usePageTitle(title, typeof text === 'string' ? text : undefined);
  return (
    <div className={styles.page}>
      <MarketPagesNav />
      <div className={styles.heading}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{text}</p>
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
