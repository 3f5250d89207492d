import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { PageLink } from '../../kit/controls/page-link';
import { ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { known } from '../../../application/kernel/resource';
import { paths } from '../../runtime/paths';
import { view } from '../../runtime/feature';
import { Avatar } from '../people/avatar.view';
import styles from './later.module.css';

/** Three strategies with the best return of 30 days, as the exchange promotes them. */
function PromotedLeads({ stores: { strategies } }: { readonly stores: { readonly strategies: StrategiesQueries } }) {
  const { t } = useTranslation('home');
  const read = useMemo(
    () => strategies.promoted({ period: 'THIRTY_DAYS', by: 'ROI', order: 'DESC', size: 3 }),
    [strategies],
  );
  const state = useResource(read);
  const leads = known(state);
  if (!leads) return state.status === 'loading' ? <Skeleton height={132} /> : null;
  return (
    <ul className={styles.leads} aria-label={t('products.copy.leads')}>
      {leads.slice(0, 3).map(({ strategyId, leadTrader, avatar, roi }) => (
        <li key={strategyId}>
          <Avatar name={leadTrader} avatar={avatar} size={28} />
          <PageLink to={paths.strategy(strategyId)}>{leadTrader}</PageLink>
          <ChangeText value={roi * 100} />
        </li>
      ))}
    </ul>
  );
}

export default view(PromotedLeads, { strategies: StrategiesQueries });
