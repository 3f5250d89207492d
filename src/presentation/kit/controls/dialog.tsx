import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { DialogSurface } from './dialog-surface';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';

interface DialogProps {
  readonly title: string;
  /** By Esc, the cross or the browser. The dialog is on screen for as long as it is rendered. */
  readonly onClose: () => void;
  /** For tables and charts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog of the terminal and of what lies over any page. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <DialogSurface
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
      </div>
      {children}
    </DialogSurface>
  );
}
