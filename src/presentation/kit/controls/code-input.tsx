import { Input, type InputProps } from 'antd';
import styles from './code-input.module.css';

/** A code of six digits, from an authenticator or a message; a paste with spaces in it serves too (`digitsOf` as the field's `normalize`). */
export function CodeInput(props: InputProps) {
  return (
    <Input
      {...props}
      className={styles.code}
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
