import type { InputProps } from 'antd';
import { TextField } from './text-field';

/** What gives access and is read while it is typed, unlike a password: a recovery code, a key. It is kept nowhere. */
export function SecretField(props: InputProps) {
  return <TextField {...props} autoComplete="off" spellCheck={false} data-secret />;
}
