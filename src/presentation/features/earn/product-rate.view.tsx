import { useTranslation } from 'react-i18next';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { useFormat } from '../../kit/formats/use-format';
import styles from './earn.module.css';

/** A year's rate; where a bonus is in it, what it is made of. */
export function ProductRate({ product: { apr, bonusApr } }: { readonly product: EarnProduct }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  return (
    <span className={styles.rate}>
      <strong>{format.share(apr)}</strong>
      {bonusApr.gt(0) ? (
        <span className={styles.note}>
          {t('rate.made', { base: format.share(apr.minus(bonusApr)), bonus: format.share(bonusApr) })}
        </span>
      ) : null}
    </span>
  );
}
