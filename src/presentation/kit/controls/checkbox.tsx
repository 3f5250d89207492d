import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'checked'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The words beside it, which name it. */
  readonly children: ReactNode;
}

/** Something that holds or does not. */
export function Checkbox({ checked, onChange, className, title, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)} title={title}>
      <input {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface RadioProps extends Omit<CheckboxProps, 'onChange'> {
  /** The same for all of one choice. */
  readonly name: string;
  readonly onChange: () => void;
}

/** One of several that exclude each other; a `fieldset` around them says what is chosen. */
export function Radio({ checked, onChange, className, title, children, ...rest }: RadioProps) {
  return (
    <label className={classNames(styles.choice, className)} title={title}>
      <input {...rest} type="radio" checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
