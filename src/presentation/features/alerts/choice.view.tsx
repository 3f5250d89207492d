import { useId } from 'react';
import { Select } from '../../kit/controls/select';
import styles from './alerts.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A field that takes one of a few words. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={(value) => onChoose(value)}
        options={choices.map(([each, name]) => ({ value: each, label: name }))}
      />
    </div>
  );
}
