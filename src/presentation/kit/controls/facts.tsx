import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './facts.module.css';

interface FactsProps {
  /** Short ones: two to a line on a phone too. */
  readonly figures?: boolean;
  readonly children: ReactNode;
}

/** Names and values beside each other, as many to a line as fit. */
export function Facts({ figures = false, children }: FactsProps) {
  return <dl className={classNames(styles.facts, figures && styles.figures)}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
