import { useFormat } from '../../kit/formats/use-format';
import styles from './share-bar.module.css';

interface ShareBarProps {
  readonly label: string;
  /** Shares of a whole, 0 to 1. */
  readonly parts: readonly { readonly name: string; readonly share: number }[];
}

/** Parts of a whole beside each other; the table under it says the same. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const format = useFormat();
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, share }, place) => (
          <span key={name} data-place={place % 4} style={{ flexGrow: share }} />
        ))}
      </div>
      <figcaption className={styles.names}>
        {parts.map(({ name, share }, place) => (
          <span key={name} className={styles.name} data-place={place % 4}>
            {name} {format.share(share)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
