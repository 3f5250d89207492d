import { Alert as AntdAlert } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { Icon } from '../controls/icon';
import styles from './alert.module.css';

interface AlertProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Something that has to be known before anything else on the page. */
export function Alert({ title, text, action }: AlertProps) {
  return (
    <AntdAlert
      role="status"
      type="warning"
      showIcon
      icon={<Icon name="warning" />}
      title={title}
      description={text}
      action={action}
      classNames={{
        root: classNames(styles.alert),
        section: classNames(styles.words),
        actions: classNames(styles.action),
      }}
    />
  );
}
