import { useTranslation } from 'react-i18next';
import { day } from '../../../domain/shared/instant';
import { returnPath } from '../../../domain/session/return-path';
import type { Promotion } from '../../../domain/platform/promotion';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { ExternalLink } from '../../kit/controls/external-link';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import styles from './promotions.module.css';

/** An end that is further away hurries nobody. */
const near = 30 * day;

interface PromotionCardProps {
  readonly promotion: Promotion;
  /** For an account; a visitor cannot put it away. */
  readonly onDismiss?: () => void;
}

export function PromotionCard({ promotion: { title, subtitle, button, link, endsAt }, onDismiss }: PromotionCardProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const now = useExchangeNow(false);
  const inside = returnPath(link, '');
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{subtitle}</p>
      {endsAt - now > near ? null : <p className={styles.until}>{t('until', { at: format.date(endsAt) })}</p>}
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
