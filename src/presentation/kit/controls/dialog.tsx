import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { Icon } from './icon';

interface DialogProps {
  readonly title: string;
  /** By Esc, the cross or the browser. The dialog is on screen for as long as it is rendered. */
  readonly onClose: () => void;
  /** For tables and charts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog: the browser keeps the focus in it and gives it back to where it was. What has `autoFocus` begins with it. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // What is inside, such as a list of choices, closes by the same key first.
        if (event.target === dialog.current) onClose();
      }}
    >
      <Head title={title} titleId={titleId} onClose={onClose} />
      {children}
    </dialog>
  );
}

interface HeadProps {
  readonly title: string;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** Opens the dialog, because it comes first: what follows and asks for the focus would get none in a closed one. */
function Head({ title, titleId, onClose }: HeadProps) {
  const { t } = useTranslation('common');
  const head = useRef<HTMLDivElement>(null);

  // Before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = head.current!.closest('dialog')!;
    shown.showModal();
    return () => shown.close();
  }, []);

  return (
    <div ref={head} className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
