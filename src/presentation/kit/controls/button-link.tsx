import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';
import { useKit } from './kit-context';

interface ButtonLinkProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
  /** Of an address outside the product. */
  readonly rel?: string;
  /** Stays with the entry of the history. */
  readonly state?: unknown;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button: to a page of the product, or by its whole address to another. None to a page that is switched off. */
export const ButtonLink = observer(function ButtonLink({
  to,
  variant = 'secondary',
  size = 'medium',
  className,
  rel,
  state,
  onClick,
  children,
}: ButtonLinkProps) {
  if (!useKit().switches.leads(to)) return null;
  return (
    <Link
      to={to}
      rel={rel}
      state={state}
      onClick={onClick}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {children}
    </Link>
  );
});
