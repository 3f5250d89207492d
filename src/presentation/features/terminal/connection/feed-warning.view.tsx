import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isDoubted } from '../../../../application/markets/feed-health';
import { useMarket } from '../market/market-context';
import { FeedHealth } from '../../../../application/markets/feed-health';
import styles from './connection.module.css';
import { view } from '../../../runtime/feature';

export interface FeedWarningStores {
  readonly health: FeedHealth;
}

/** Warns where an order is written while the book it is written by is not live, or is not right beside the other feeds. */
export const FeedWarning = observer(function FeedWarning({
  stores: { health },
}: {
  readonly stores: FeedWarningStores;
}) {
  const { t } = useTranslation('safety');
  const { instrument } = useMarket();
  useEffect(() => health.start(), [health]);
  return (
    <div role="status" className={styles.held}>
      {isDoubted(health.report.current, instrument.symbol) ? (
        <p className={styles.warning}>{t('feeds.warning')}</p>
      ) : null}
    </div>
  );
});

export default view(FeedWarning, { health: FeedHealth });
