import { useFormat } from '../formats/use-format';
import styles from './change-text.module.css';

/** A change in percent: sign, arrow and colour say the same. A dash while it is not known. */
export function ChangeText({ value }: { readonly value: number | undefined }) {
  const format = useFormat();
  const direction = changeDirection(value);
  return (
    <span className={styles[direction]}>
      {direction === 'up' || direction === 'down' ? (
        <span className={styles.arrow} aria-hidden="true">
          {direction === 'up' ? '▲' : '▼'}
        </span>
      ) : null}
      {format.percent(value)}
    </span>
  );
}

/** `even` for a change that shows as zero, so that arrow and figure never disagree. */
export function changeDirection(value: number | undefined): 'up' | 'down' | 'even' | 'unknown' {
  if (value === undefined || !Number.isFinite(value)) return 'unknown';
  if (Math.abs(value) < 0.005) return 'even';
  return value > 0 ? 'up' : 'down';
}
