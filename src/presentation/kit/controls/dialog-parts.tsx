import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export function DialogText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** Buttons at the end of a dialog; the one that does it comes last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
