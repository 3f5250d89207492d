import { Input, type InputProps } from 'antd';
import type { TextAreaProps } from 'antd/es/input';

/** A line of text in a form. */
export function TextField(props: InputProps) {
  return <Input size="large" autoComplete="off" spellCheck={false} {...props} />;
}

/** Several lines of text in a form; it grows with them. */
export function TextArea(props: TextAreaProps) {
  return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} {...props} />;
}
