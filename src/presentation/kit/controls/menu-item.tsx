import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './menu-item.module.css';
import { PlainButton } from './plain-button';

/** One command of a menu, as wide as the menu. */
export function MenuItem({ className, ...rest }: ComponentProps<'button'>) {
  return <PlainButton {...rest} className={classNames(styles.item, className)} />;
}
