import { useId } from 'react';
import { Select } from '../../../../kit/controls/select';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, in a line. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onChoose,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        size="small"
        id={id}
        value={value}
        disabled={disabled}
        onChange={(value) => onChoose(value)}
        options={options.map((option) => ({ value: option.value, label: option.label }))}
      />
    </div>
  );
}
