import { Input, type InputProps } from 'antd';
import { classNames } from '../controls/class-names';
import styles from './code-field.module.css';

/** A code of six digits, from an authenticator or a message; a paste with spaces in it serves too (`digitsOf` as the field's `normalize`). */
export function CodeField(props: InputProps) {
  return (
    <Input
      {...props}
      className={classNames(styles.code)}
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={12}
    />
  );
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}
