import { AlertPresence } from '../../../application/alerts/alert-presence';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { routeModule } from '../../app/route';
import { AlertPresenceGate, type AlertPresenceStores } from './alert-presence.view';

export const alertPresenceModule = defineModule('application/alert-presence', [provideClass(AlertPresence, LocalStoragePort)]);

export const alertPresencePart = routeModule<AlertPresenceStores>({ Page: AlertPresenceGate, modules: [alertPresenceModule], stores: { presence: AlertPresence } });
