import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import styles from './layer-card.module.css';

interface LayerCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons of equal weight, unless one is no answer at all. */
  readonly actions?: ReactNode;
  /** Puts it away; absent where an answer is needed. */
  readonly onClose?: () => void;
}

/** Something that the product asks or tells, at the bottom of the window. */
export function LayerCard({ title, children, actions, onClose }: LayerCardProps) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {onClose ? (
        <button type="button" className={styles.close} aria-label={t('notice.dismiss')} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </section>
  );
}
