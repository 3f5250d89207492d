import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';

interface ButtonLinkProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
  /** Stays with the entry of the history. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link to a page of the product that looks like a button. */
export function ButtonLink({
  to,
  variant = 'secondary',
  size = 'medium',
  className,
  state,
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={classNames(styles.button, styles[variant], styles[size], className)}>
      {children}
    </Link>
  );
}
