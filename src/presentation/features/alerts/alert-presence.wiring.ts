import { AlertPresence } from '../../../application/alerts/alert-presence';
import { alertPresenceModule } from '../../../application/alerts/alert-presence.wiring';
import { routeModule } from '../../runtime/route';
import { AlertPresenceGate, type AlertPresenceStores } from './alert-presence.view';

export const alertPresencePart = routeModule<AlertPresenceStores>({
  Page: AlertPresenceGate,
  modules: [alertPresenceModule],
  stores: { presence: AlertPresence },
});
