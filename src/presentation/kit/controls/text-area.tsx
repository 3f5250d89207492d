import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={classNames(styles.field, className)} />;
}
