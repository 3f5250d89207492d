import { PlainButton } from '../../../kit/controls/plain-button';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  /** None, once something else was typed. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** The label is seen as well. */
  readonly titled?: boolean;
  /** The chosen one takes the focus. */
  readonly autoFocus?: boolean;
}

/** A few alternatives side by side. */
export function Segments<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
  titled = false,
  autoFocus = false,
}: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {titled ? (
        <span aria-hidden="true" className={styles.title}>
          {label}
        </span>
      ) : null}
      {choices.map(({ value, name }) => (
        <PlainButton
          key={value}
          className={styles.segment}
          aria-pressed={value === chosen}
          autoFocus={autoFocus && value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </PlainButton>
      ))}
    </div>
  );
}
