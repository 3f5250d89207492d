import type { ComponentProps } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type'> {
  readonly onChoose: (file: File | undefined) => void;
}

/** A file of the device. The same file chosen again, mended meanwhile, is told again. */
export function FileField({ onChoose, ...rest }: FileFieldProps) {
  return (
    <input
      {...rest}
      type="file"
      className={styles.field}
      onClick={(event) => {
        event.currentTarget.value = '';
      }}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  );
}
