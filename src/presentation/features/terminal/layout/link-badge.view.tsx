import { useTranslation } from 'react-i18next';
import type { LinkColour } from '../../../../domain/trading/arrangement';
import styles from './link-badge.module.css';

/** The colour that a panel is linked by, with its letter. */
export function LinkBadge({ colour }: { readonly colour: LinkColour }) {
  const { t } = useTranslation('layout');
  return (
    <span className={styles.badge} data-colour={colour} title={t(`link.${colour}`)}>
      <span aria-hidden="true">{colour}</span>
      <span className="unseen">{t(`link.${colour}`)}</span>
    </span>
  );
}
