import { defineModule, provideClass } from '../kernel/provider';
import { LocalStoragePort } from '../platform/local-storage.port';
import { AlertBook } from './alert-book';
import { AlertPresence } from './alert-presence';

/** Apart from what watches alerts, because every page asks only whether there are any. */
export const alertPresenceModule = defineModule('application/alert-presence', [
  provideClass(AlertBook, LocalStoragePort),
  provideClass(AlertPresence, AlertBook),
]);
