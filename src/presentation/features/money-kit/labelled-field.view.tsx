import { type ReactNode, useId } from 'react';
import styles from './amount-field.module.css';

interface LabelledProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: ReactNode;
  /** Draws the field with what ties it to its words. */
  readonly children: (field: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid'?: true;
    readonly status?: 'error';
  }) => ReactNode;
}

/** A field with its name above and what is wrong with it below. */
export function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId();
  const wrong = problem ? ({ 'aria-invalid': true, status: 'error' } as const) : {};
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-words`, ...wrong })}
      <p id={`${id}-words`} role={problem ? 'alert' : undefined} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  );
}
