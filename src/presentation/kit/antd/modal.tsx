import { Modal as AntdModal } from 'antd';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/icon';
import { placeOf } from '../hooks/use-kept-focus';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  /** By Esc or the cross. The dialog is on screen for as long as it is rendered. */
  readonly onClose: () => void;
  /** For tables and charts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog of a page that loads later; where it leaves, the focus goes back to where it was, or around it. What has `autoFocus` begins with it. */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const { t } = useTranslation('common');
  const [goBack] = useState(() => placeOf(document.activeElement));
  const begun = useRef(false);
  useEffect(() => goBack, [goBack]);
  return (
    <AntdModal
      open
      centered
      // Zooming, it would slip away from under a press that comes at once, and the press would be lost.
      transitionName=""
      footer={null}
      title={<h2 className={styles.title}>{title}</h2>}
      width={wide ? 880 : 480}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('action.close') }}
      closeIcon={<Icon name="close" />}
      onCancel={onClose}
      wrapProps={{
        onFocus: (event: FocusEvent) => {
          if (begun.current) return;
          beginInside(event);
          // From here on the cross is reached as anything else, also from outside the page.
          begun.current ||= event.target.matches('input, select, textarea, button:not(.ant-modal-close)');
        },
      }}
    >
      {children}
    </AntdModal>
  );
}

/**
 * One dialog above another is given the focus at its first control, which is the cross: whoever presses Enter would
 * close it. It begins with what it asks for instead.
 */
function beginInside({ target, currentTarget, relatedTarget }: FocusEvent): void {
  const dialog = target.parentElement?.closest('[role="dialog"]');
  const entered = dialog && currentTarget.contains(dialog) && !dialog.contains(relatedTarget);
  if (!entered || !target.matches('.ant-modal-close')) return;
  const inside = dialog.querySelector<HTMLElement>('form input:not([type="hidden"]), form button[type="submit"]');
  inside?.focus({ preventScroll: true });
}
