import { useEffect } from 'react';
import type { Startable } from '../../../application/kernel/observable-value';
import { view } from '../../runtime/feature';
import { Alerts } from '../../../application/alerts/alerts';
import { AlertNotices } from './alert-notices';

interface AlertWatcherStores {
  readonly alerts: Startable;
  readonly notices: Startable;
}

/** Shows nothing: keeps the watch over this device's alerts going, and tells of those that fire. */
function AlertWatcher({ stores: { alerts, notices } }: { readonly stores: AlertWatcherStores }) {
  useEffect(() => {
    const stops = [notices.start(), alerts.start()];
    return () => stops.forEach((stop) => stop());
  }, [alerts, notices]);
  return null;
}

export default view(AlertWatcher, { alerts: Alerts, notices: AlertNotices });
