import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** Where somebody is in a form of several steps. On a phone only the current step has its name. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={classNames(styles.step, index < current && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index < current ? <Icon name="check" size={14} /> : index + 1}</span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
