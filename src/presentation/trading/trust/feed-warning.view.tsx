import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { second } from '../../../domain/shared/instant';
import { useDesk } from '../desk/desk-context';
import type { FeedHealthStore } from './feed-health.store';
import styles from './trust.module.css';

export interface FeedWarningStores {
  readonly health: FeedHealthStore;
}

/** A book that is just being read is not warned of. */
const patience = 2 * second;

/** Warns where an order is written while the book it is written by is not live, or is not right beside the other feeds. */
export const FeedWarning = observer(function FeedWarning({ stores: { health } }: { readonly stores: FeedWarningStores }) {
  const { t } = useTranslation('trust');
  const { instrument } = useDesk();
  const [early, setEarly] = useState(true);
  useEffect(() => health.start(), [health]);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), patience);
    return () => clearTimeout(timer);
  }, []);
  const doubted = !early && !health.isTrusted(instrument.symbol);
  return (
    <div role="status" className={styles.held}>
      {doubted ? <p className={styles.warning}>{t('feeds.warning')}</p> : null}
    </div>
  );
});
