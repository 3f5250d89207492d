import type { ComponentProps } from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus';
import styles from './button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
/** 28, 32, 40 or 48 px. */
export type ButtonSize = 'tiny' | 'small' | 'medium' | 'large';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Something is under way: the button says so and takes no further press, but keeps the focus. */
  readonly busy?: boolean;
  /** Has nothing to do for now, often by its own press, and keeps the focus; a `disabled` button leaves it to what is around. */
  readonly idle?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  idle = false,
  className,
  onClick,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const element = useKeptFocus(ref, rest.disabled);
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], busy && styles.busy, className)}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(busy || idle ? { 'aria-disabled': true } : {})}
      onClick={busy || idle ? (event) => event.preventDefault() : onClick}
    />
  );
}
