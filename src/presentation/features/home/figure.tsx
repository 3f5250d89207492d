import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** A figure with its name above. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
