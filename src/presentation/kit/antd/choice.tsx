import { Checkbox as AntdCheckbox, Radio, type CheckboxProps, type RadioGroupProps } from 'antd';
import type { CheckboxGroupProps } from 'antd/es/checkbox';
import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import styles from './choice.module.css';

/** Something to agree to, or one of several that may hold together. */
export function Checkbox(props: CheckboxProps) {
  return <AntdCheckbox {...props} />;
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What it means, under its name. */
  readonly text?: ReactNode;
  readonly disabled?: boolean;
}

interface CheckboxListProps<Value extends string> extends Omit<CheckboxGroupProps<Value>, 'options' | 'className'> {
  readonly options: readonly Option<Value>[];
}

/** Several of a few, one under the other. */
export function CheckboxList<Value extends string>({ options, ...rest }: CheckboxListProps<Value>) {
  return (
    <AntdCheckbox.Group<Value> {...rest} className={classNames(styles.list)}>
      {options.map(({ value, disabled, ...words }) => (
        <AntdCheckbox key={value} value={value} disabled={disabled ?? false}>
          <Words {...words} />
        </AntdCheckbox>
      ))}
    </AntdCheckbox.Group>
  );
}

interface RadioListProps<Value extends string> extends Omit<RadioGroupProps, 'options' | 'onChange' | 'className'> {
  readonly options: readonly Option<Value>[];
  readonly onChange?: (value: Value) => void;
}

/** One of a few, one under the other. */
export function RadioList<Value extends string>({ options, onChange, ...rest }: RadioListProps<Value>) {
  return (
    <Radio.Group
      {...rest}
      className={classNames(styles.list)}
      onChange={({ target }) => onChange?.(target.value as Value)}
    >
      {options.map(({ value, disabled, ...words }) => (
        <Radio key={value} value={value} disabled={disabled ?? false}>
          <Words {...words} />
        </Radio>
      ))}
    </Radio.Group>
  );
}

interface RadioButtonsProps<Value extends string | number> extends Omit<RadioGroupProps, 'options' | 'onChange'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few short ones, side by side, in a form. */
export function RadioButtons<Value extends string | number>({ options, onChange, ...rest }: RadioButtonsProps<Value>) {
  return (
    <Radio.Group
      {...rest}
      optionType="button"
      options={[...options]}
      onChange={({ target }) => onChange(target.value as Value)}
    />
  );
}

function Words({ label, text }: Pick<Option<string>, 'label' | 'text'>) {
  if (text === undefined) return label;
  return (
    <>
      <span className={styles.name}>{label}</span>
      <span className={styles.text}>{text}</span>
    </>
  );
}
