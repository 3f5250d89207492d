import { defineModule, provideClass } from '../kernel/provider';
import { LocalStoragePort } from '../platform/local-storage.port';
import { AlertPresence } from './alert-presence';

/** Apart from what watches alerts, because every page asks only whether there are any. */
export const alertPresenceModule = defineModule('application/alert-presence', [provideClass(AlertPresence, LocalStoragePort)]);
