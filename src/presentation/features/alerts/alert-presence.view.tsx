import { useCallback, useSyncExternalStore } from 'react';
import { AlertPresence } from '../../../application/alerts/alert-presence';
import { Part } from '../../runtime/part';
import { view } from '../../runtime/feature';
import { alertWatchFeature } from './alert-watch.feature';

interface AlertPresenceStores {
  readonly presence: AlertPresence;
}

/** Brings what watches alerts as soon as there is one. */
function AlertPresenceGate({ stores: { presence } }: { readonly stores: AlertPresenceStores }) {
  const subscribe = useCallback((changed: () => void) => presence.present.subscribe(changed), [presence]);
  const present = useSyncExternalStore(subscribe, () => presence.present.current);
  return present ? <Part feature={alertWatchFeature} /> : null;
}

export default view(AlertPresenceGate, { presence: AlertPresence });
