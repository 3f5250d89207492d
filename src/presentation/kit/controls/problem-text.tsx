import type { ReactNode } from 'react';
import styles from './problem-text.module.css';

/** Why the last try failed. The paragraph is there from the start: what comes into it later is read aloud. */
export function ProblemText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
