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
  /** Of an address outside the product. */
  readonly rel?: string;
  /** Stays with the entry of the history. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link that looks like a button: to a page of the product, or by its whole address to another. */
export function ButtonLink({
  to,
  variant = 'secondary',
  size = 'medium',
  className,
  rel,
  state,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      state={state}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {children}
    </Link>
  );
}
