import { Steps as AntdSteps } from 'antd';
import { classNames } from '../controls/class-names';
import styles from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** Where somebody is in a form of several steps. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <AntdSteps
      {...{ role: 'list', 'aria-label': label }}
      size="small"
      className={classNames(styles.steps)}
      responsive={false}
      current={current}
      items={names.map((title, index) => ({
        title,
        // What antd puts on the element of a step beside its own.
        ...{ role: 'listitem', 'aria-current': index === current ? 'step' : undefined },
      }))}
    />
  );
}
