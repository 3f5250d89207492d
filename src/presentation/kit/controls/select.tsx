import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './select.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string | number;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string | number> extends Omit<
  ComponentProps<'select'>,
  'size' | 'value' | 'onChange' | 'children'
> {
  /** `''` while nothing is chosen. */
  readonly value: Value | '';
  /** Shown while nothing is. */
  readonly placeholder?: string;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** 28, 32 or 40 px. */
  readonly size?: 'tiny' | 'small' | 'medium';
  /** `borderless` where the class of the place gives it its looks. */
  readonly variant?: 'outlined' | 'borderless';
}

/** One of a few, by the platform's own list: it opens at once, on a phone as the phone does it. */
export function Select<Value extends string | number>({
  value,
  options,
  onChange,
  size = 'medium',
  variant = 'outlined',
  placeholder,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...rest}
      value={value}
      className={classNames(variant === 'outlined' ? classNames(styles.select, styles[size]) : styles.plain, className)}
      onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)!.value)}
    >
      {placeholder === undefined ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
