import type { ComponentProps } from 'react';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly onChoose: (file: File | undefined) => void;
}

/** A file of the device. The same file chosen again, mended meanwhile, is told again. */
export function FileField({ onChoose, ...rest }: FileFieldProps) {
  return (
    <input
      {...rest}
      type="file"
      onClick={(event) => {
        event.currentTarget.value = '';
      }}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  );
}
