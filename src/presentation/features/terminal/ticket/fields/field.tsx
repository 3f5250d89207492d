import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NumberField } from '../../../../kit/controls/text-field';
import { classNames } from '../../../../kit/controls/class-names';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  /** How the text is read, where it could be read in two ways. */
  readonly hint?: string | undefined;
  readonly unit: ReactNode;
  readonly children?: ReactNode;
  /** Ways to fill it, between it and its words. */
  readonly below?: ReactNode;
  /** The text was not typed: whoever comes to the field to type replaces it. */
  readonly offered?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter?: () => void;
  readonly onLeave: (text: string) => void;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A number to type, with its unit and what is wrong with it underneath. */
export function Field({
  label,
  value,
  error,
  hint,
  unit,
  children,
  below,
  offered = false,
  autoFocus,
  onType,
  onEnter,
  onLeave,
  onKeyDown,
}: FieldProps) {
  const id = useId();
  const entering = useRef(false);
  // Spoken as it is found, on leaving or sending: neither at each key nor as figures in it move with the market.
  const [told, setTold] = useState<string>();
  const tell = error ? (told === undefined || told === error ? error : '') : told && undefined;
  if (tell !== told) setTold(tell);
  const described = (error ?? hint) ? `${id}-words` : undefined;
  return (
    <div className={styles.field}>
      <div className={classNames(styles.box, error !== undefined && styles.invalid)}>
        <label htmlFor={id} className={styles.label} title={label}>
          {label}
        </label>
        <NumberField
          variant="borderless"
          id={id}
          className={styles.input}
          value={value}
          autoFocus={autoFocus}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described}
          onChange={(event) => {
            setTold('');
            onType(event.target.value);
          }}
          onFocus={(event) => {
            onEnter?.();
            if (!offered) return;
            entering.current = true;
            event.target.select();
          }}
          onMouseUp={(event) => {
            // The click that brought the focus would put the caret into the selected text.
            if (entering.current) event.preventDefault();
            entering.current = false;
          }}
          onBlur={(event) => {
            entering.current = false;
            setTold(undefined);
            onLeave(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setTold(undefined);
            onKeyDown?.(event);
          }}
        />
        <span className={styles.unit}>{unit}</span>
        {children}
      </div>
      {below}
      {/* Its place is there before it has anything to say: nothing below it moves under the hand. */}
      <p
        id={`${id}-words`}
        role={tell ? 'alert' : undefined}
        className={styles.words}
        data-wrong={error ? true : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
