import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'width'> {
  /** 28, 32, 40 or 48 px. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large';
  /** `borderless` in a frame of its own, whose class gives it its looks. */
  readonly variant?: 'outlined' | 'borderless';
  /** In letters, where the field is as wide as what it holds. */
  readonly letters?: number;
}

/** A line of text. Its name comes by a label around it, `id` and a label elsewhere, or `aria-label`. */
export function TextField({ size = 'medium', variant = 'outlined', letters, className, ...rest }: TextFieldProps) {
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...(letters === undefined ? {} : { size: letters })}
      className={classNames(variant === 'outlined' ? classNames(styles.field, styles[size]) : styles.plain, className)}
    />
  );
}

/** A figure typed by hand. It is text: the browser's own number fields know neither long decimals nor other marks. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="decimal" {...props} />;
}

/** What is looked for in a list. */
export function SearchField(props: TextFieldProps) {
  return <TextField {...props} type="search" />;
}
