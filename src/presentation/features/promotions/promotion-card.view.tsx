import { useTranslation } from 'react-i18next';
import { returnPath } from '../../../domain/session/return-path';
import type { Promotion } from '../../../domain/platform/promotion';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { ExternalLink } from '../../kit/controls/external-link';
import { useFormat } from '../../kit/formats/use-format';
import styles from './promotions.module.css';

interface PromotionCardProps {
  readonly promotion: Promotion;
  /** For an account; a visitor cannot put it away. */
  readonly onDismiss?: () => void;
}

export function PromotionCard({ promotion: { title, subtitle, button, link, endsAt }, onDismiss }: PromotionCardProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const inside = returnPath(link, '');
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{subtitle}</p>
      <p className={styles.until}>{t('until', { at: format.date(endsAt) })}</p>
      <div className={styles.actions}>
        {inside !== '' ? (
          <ButtonLink size="small" variant="primary" to={inside}>
            {button}
          </ButtonLink>
        ) : link.startsWith('https://') ? (
          <ExternalLink href={link}>{button}</ExternalLink>
        ) : null}
        {onDismiss ? (
          <Button size="small" aria-label={t('dismissOf', { title })} onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
