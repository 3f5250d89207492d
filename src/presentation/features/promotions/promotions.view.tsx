import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { known, type Resource } from '../../../application/kernel/resource';
import type { Promotion } from '../../../domain/platform/promotion';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { PromotionCard } from './promotion-card.view';
import type { PromotionsStore } from './promotions.store';
import styles from './promotions.module.css';

interface PromotionsProps {
  readonly store: PromotionsStore;
  readonly promotions: Resource<readonly Promotion[]>;
}

/** What is promoted now, below what a page is about; nothing where there is nothing. */
export const Promotions = observer(function Promotions({ store, promotions }: PromotionsProps) {
  const { t } = useTranslation('promotions');
  const { session } = useApp();
  const shown = (known(useResource(promotions)) ?? []).filter((each) => store.isShown(each));
  const own = session.account !== undefined;
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="promotions">
      <h2 id="promotions" className={styles.heading}>
        {t('title')}
      </h2>
      <ul className={styles.cards}>
        {shown.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            {...(own && { onDismiss: () => void store.dismiss(promotion.id) })}
          />
        ))}
      </ul>
    </section>
  );
});
