import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { PlainButton } from './plain-button';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string | number> {
  /** What is chosen; told to those who do not see the buttons side by side. */
  readonly label: string;
  /** None, once something else was typed. */
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** The label is seen as well. */
  readonly titled?: boolean;
  /** The chosen one takes the focus. */
  readonly autoFocus?: boolean;
  /** 28, 32 or 40 px. */
  readonly size?: 'tiny' | 'small' | 'medium';
  readonly className?: string | undefined;
}

/** One of a few in sight, side by side. */
export function Segmented<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  titled = false,
  autoFocus = false,
  size = 'medium',
  className,
}: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, className)}>
      {titled ? (
        <span aria-hidden="true" className={styles.title}>
          {label}
        </span>
      ) : null}
      <div className={classNames(styles.segmented, styles[size])}>
        {options.map((option) => (
          <PlainButton
            key={option.value}
            className={styles.option}
            aria-pressed={option.value === value}
            autoFocus={autoFocus && option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </PlainButton>
        ))}
      </div>
    </div>
  );
}
