import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSetAlert } from '../../../domain/alerts/alert-list';
import { useFormat } from '../../kit/formats/use-format';
import { AlertsPanel, type AlertsPanelStores } from './alerts-panel.view';
import styles from './alerts.module.css';
import { view } from '../../runtime/feature';
import { AlertsStore } from './alerts.store';
import { MarketsQueries } from '../../../application/markets/markets.queries';

/** Where alerts are looked after on a page of their own: folded until one fires, or until somebody comes for them. */
export const AlertsSection = observer(function AlertsSection({ stores }: { readonly stores: AlertsPanelStores }) {
  const { alerts } = stores;
  const { t } = useTranslation('commands');
  const format = useFormat();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === '#alerts');
  const { alerts: kept, log } = alerts.list;
  const set = kept.filter(isSetAlert).length;
  const unread = log.some(({ read }) => !read);
  useEffect(() => alerts.start(), [alerts]);
  return (
    <details
      id="alerts"
      className={styles.section}
      open={open || unread}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.sectionTitle}>{t('alert.section')}</h2>{' '}
        <span className={styles.quiet}>
          {t('alert.sectionCount', { kept: format.integer(set), fired: format.integer(log.length) })}
        </span>
      </summary>
      {open ? <AlertsPanel stores={stores} /> : null}
    </details>
  );
});

export default view(AlertsSection, { alerts: AlertsStore, markets: MarketsQueries });
