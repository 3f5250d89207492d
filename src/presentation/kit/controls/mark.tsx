import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './mark.module.css';

export type MarkTone = 'good' | 'bad' | 'warning' | 'neutral';

const icons: Readonly<Partial<Record<MarkTone, IconName>>> = { good: 'success', bad: 'error', warning: 'warning' };

/** How something stands, in a word; the drawing says it to those who do not see the colour. */
export function Mark({ tone, children }: { readonly tone: MarkTone; readonly children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classNames(styles.mark, styles[tone])}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  );
}
