import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leadsTo, type Promotion } from '../../../domain/platform/promotion';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { PromotionCard } from '../promotions/promotion-card.view';
import type { PromotionsStore } from '../promotions/promotions.store';
import styles from './reward-center.module.css';

/** Promotions for this account, each until it is put away. */
export const Events = observer(function Events({ store }: { readonly store: PromotionsStore }) {
  const { t } = useTranslation('rewardCenter');
  const { language, paths } = useApp();
  // Whoever reads it here is where it leads already.
  const isOffered = (promotion: Promotion): boolean =>
    store.isShown(promotion) && !leadsTo(promotion, paths.rewardCenter);
  const promotions = useMemo(() => store.queries.forAccount(language.code), [store, language.code]);
  return (
    <Section title={t('events.title')} text={t('events.text')} anchor="events">
      <DataBlock
        state={useResource(promotions)}
        onRetry={() => void promotions.refresh()}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(all) => !all.some(isOffered)}
        empty={<EmptyState title={t('events.none.title')} text={t('events.none.text')} />}
      >
        {(all) => (
          <ul className={styles.events}>
            {all.filter(isOffered).map((promotion) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                onDismiss={() => void store.dismiss(promotion.id)}
              />
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
});
