import { Steps as AntdSteps } from 'antd';
import { classNames } from '../controls/class-names';
import styles from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly current: number;
}

/** So many names fit beside each other on a phone; of more, the one of the step that somebody is at is shown. */
const most = 2;

/** Where somebody is in a form of several steps. */
export function Steps({ label, names, current }: StepsProps) {
  return (
    <AntdSteps
      {...{ role: 'list', 'aria-label': label }}
      size="small"
      className={classNames(styles.steps, names.length > most && styles.many)}
      classNames={{ itemTitle: styles.name! }}
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
