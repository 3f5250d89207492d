import type { Words } from './programme-parts.view';
import styles from './partners.module.css';

interface ProgrammeStepsProps {
  readonly title: string;
  readonly steps: readonly Words[];
}

/** From the first step to the first trade. */
export function ProgrammeSteps({ title, steps }: ProgrammeStepsProps) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <h3 className={styles.panelTitle}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <p className={styles.stepTitle}>{step.title}</p>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
