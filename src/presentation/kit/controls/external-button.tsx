import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';
import { ExternalLink } from './external-link';

interface ExternalButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** A link that leaves the product and looks like a button. */
export function ExternalButton({ href, variant = 'secondary', size = 'medium', children }: ExternalButtonProps) {
  return (
    <ExternalLink href={href} className={classNames(styles.button, styles[variant], styles[size])}>
      {children}
    </ExternalLink>
  );
}
