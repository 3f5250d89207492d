import { useFormat } from '../../kit/formats/use-format';
import styles from './listing-campaign.module.css';

/** A part of the whole as a bar and a figure. */
export function Share({ value }: { readonly value: number }) {
  const format = useFormat();
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${value * 100}%` }} />
      </span>
      {format.share(value)}
    </span>
  );
}
