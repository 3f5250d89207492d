import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './mark.module.css';

export type MarkTone = 'good' | 'bad' | 'warning' | 'neutral';

const icons: Readonly<Partial<Record<MarkTone, IconName>>> = { good: 'success', bad: 'error', warning: 'warning' };

interface MarkProps {
  readonly tone: MarkTone;
  readonly children: ReactNode;
  /** More than a word, such as a date: it goes over lines where its place does. */
  readonly long?: boolean;
}

/** How something stands, in a word; the drawing says it to those who do not see the colour. */
export function Mark({ tone, children, long = false }: MarkProps) {
  const icon = icons[tone];
  return (
    <span className={classNames(styles.mark, styles[tone], long && styles.long)}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  );
}
