import type { ComponentProps } from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus';
import { classNames } from './class-names';
import styles from './plain-button.module.css';

/** A button that looks like what it stands in: a row, a cell, a tab, a mark on a scale. Its class gives it its looks. */
export function PlainButton({ className, type = 'button', ref, ...rest }: ComponentProps<'button'>) {
  const element = useKeptFocus(ref, rest.disabled);
  return <button {...rest} ref={element} type={type} className={classNames(styles.plain, className)} />;
}
