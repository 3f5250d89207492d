import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../kit/controls/icon-button';
import styles from './chart-side.module.css';

interface ChartSideProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the candles rather than over the page: what is chosen in it is seen on them at once. */
export function ChartSide({ title, onClose, children }: ChartSideProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const side = panel.current;
    side?.focus();
    return () => {
      // Whoever has gone on elsewhere stays there.
      if (side?.contains(document.activeElement) || document.activeElement === document.body)
        (before as HTMLElement | null)?.focus();
    };
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" size="tiny" label={t('action.close')} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
