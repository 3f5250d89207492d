import type { ReactNode } from 'react';
import styles from './market-info.module.css';

/** Names with their figures, in as many columns as there is room for. */
export function Facts({
  facts,
  stale = false,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly stale?: boolean;
}) {
  return (
    <dl className={styles.facts} data-stale={stale || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
