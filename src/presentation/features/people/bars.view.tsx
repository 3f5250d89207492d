import styles from './bars.module.css';

export interface BarRow {
  readonly name: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  readonly tone?: 'up' | 'down';
}

/** Values under each other, the largest as long as there is room. */
export function Bars({ rows }: { readonly rows: readonly BarRow[] }) {
  const largest = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <dl className={styles.bars}>
      {rows.map(({ name, value, text, tone }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>
            <span
              className={styles.bar}
              data-tone={tone}
              style={{ inlineSize: `${(value / largest) * 100}%` }}
              aria-hidden="true"
            />
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
