import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { PlainButton } from './plain-button';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The words beside it, which name it; else `aria-label`. */
  readonly children?: ReactNode;
}

/** Something that is on or off, and is so at once. */
export function Switch({ checked, onChange, className, children, ...rest }: SwitchProps) {
  return (
    <PlainButton
      {...rest}
      role="switch"
      aria-checked={checked}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} aria-hidden="true" />
      {children}
    </PlainButton>
  );
}
