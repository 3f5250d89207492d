import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import { PlainButton } from './plain-button';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does; shown as a tip as well. */
  readonly label: string;
  /** A name of the kit's set, or a drawing of one's own. */
  readonly icon: IconName | ReactNode;
  /** 28 or 32 px; 44 px for a finger. */
  readonly size?: 'tiny' | 'small';
}

/** A square button with a drawing in place of words. */
export function IconButton({ label, icon, size = 'small', className, ...rest }: IconButtonProps) {
  return (
    <PlainButton
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    >
      {typeof icon === 'string' ? <Icon name={icon as IconName} size={size === 'tiny' ? 16 : 20} /> : icon}
    </PlainButton>
  );
}
