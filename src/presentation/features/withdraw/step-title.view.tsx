import { type ReactNode, useEffect, useRef } from 'react';
import styles from './withdraw.module.css';

/** The name of what comes after the form, where the keyboard begins. */
export function StepTitle({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={styles.title}>
      {children}
    </h3>
  );
}
