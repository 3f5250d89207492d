import { PlainButton } from '../../kit/controls/plain-button';
import type { Sorting } from './sorting';
import styles from './market-lists.module.css';

interface SortButtonProps {
  readonly title: string;
  readonly direction: Sorting<string>['direction'] | undefined;
  readonly onPress: () => void;
}

/** The head of a column that the list can be sorted by. */
export function SortButton({ title, direction, onPress }: SortButtonProps) {
  return (
    <PlainButton className={styles.sort} onClick={onPress}>
      {title}
      <svg viewBox="0 0 8 12" width="8" height="12" fill="currentColor" aria-hidden="true" className={styles.arrows}>
        <path d="M4 1l3 4H1z" data-on={direction === 'ascending' || undefined} />
        <path d="M4 11L1 7h6z" data-on={direction === 'descending' || undefined} />
      </svg>
    </PlainButton>
  );
}
