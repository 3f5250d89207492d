import type { ReactNode } from 'react';
import { usePageTitle } from '../../runtime/use-page-title';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that only says something and leads on: a missing page, a broken one. */
export function MessagePage({ picture, title, text, children }: MessagePageProps) {
  usePageTitle(title, text);
  return (
    <div className={styles.page}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
