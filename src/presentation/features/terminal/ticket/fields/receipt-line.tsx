import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** One figure of a receipt. */
export function ReceiptLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
