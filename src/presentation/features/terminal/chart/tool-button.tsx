import type { ButtonHTMLAttributes } from 'react';
import { PlainButton } from '../../../kit/controls/plain-button';
import styles from './chart-tools.module.css';
import { ToolIcon, type ToolIconName } from './tool-icon';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> {
  readonly icon: ToolIconName;
  readonly label: string;
}

/** A tool as a drawing; its name is read out, and shown to who points at it. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps) {
  return (
    <PlainButton {...rest} className={styles.tool} aria-label={label} title={label}>
      <ToolIcon name={icon} />
    </PlainButton>
  );
}
