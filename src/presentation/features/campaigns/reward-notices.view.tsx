import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { Button } from '../../kit/controls/button';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import type { RewardNoticesStore } from './reward-notices.store';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

/** Prizes that were paid, each until it is put away for good; nothing without one. */
export const RewardNotices = observer(function RewardNotices({ store }: { readonly store: RewardNoticesStore }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const prizeText = usePrize();
  const notices = known(useResource(useMemo(() => store.queries.rewardNotices(), [store]))) ?? [];
  const campaigns = known(useResource(useMemo(() => store.queries.campaigns(), [store]))) ?? [];
  const shown = notices.filter(({ id }) => store.dismissal(id) !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label={t('notices.title')}>
      {shown.map(({ id, campaignId, title, prize, rank, at }) => (
        <li key={id} className={styles.notice}>
          <span>
            <strong>{prizeText(prize)}</strong>{' '}
            {t('notices.text', {
              campaign: campaigns.find((each) => each.id === campaignId)?.name ?? title,
              rank: format.integer(rank),
              at: format.date(at),
            })}
          </span>
          <Button size="small" busy={store.dismissal(id) === 'asked'} onClick={() => void store.dismiss(id)}>
            {t('notices.dismiss')}
          </Button>
        </li>
      ))}
    </ul>
  );
});
