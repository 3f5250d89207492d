import { Input, type InputProps } from 'antd';
import type { TextAreaProps } from 'antd/es/input';

/** A line of text in a form. */
export function TextField(props: InputProps) {
  return <Input size="large" autoComplete="off" spellCheck={false} {...props} />;
}

/** One line that may be longer than its field: it wraps, so that all of it can be checked, and Enter sends the form. */
export function LongTextField(props: TextAreaProps) {
  return (
    <Input.TextArea
      size="large"
      autoComplete="off"
      spellCheck={false}
      autoSize={{ minRows: 1, maxRows: 4 }}
      onPressEnter={(event) => {
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      {...props}
    />
  );
}

/** Several lines of text in a form; it grows with them. */
export function TextArea(props: TextAreaProps) {
  return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} {...props} />;
}
