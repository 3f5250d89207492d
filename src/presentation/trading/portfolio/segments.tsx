import styles from './portfolio.module.css';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  /** None, once something else was typed. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A few alternatives side by side. */
export function Segments<Value extends string | number>({ label, choices, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {choices.map(({ value, name }) => (
        <button key={value} type="button" className={styles.segment} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
