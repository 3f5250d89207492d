import { defineModule, provideClass } from '../../../application/kernel/provider';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { TradePreferencesStore } from './trade-preferences.store';

/** Apart from the page's module, because /trade needs nothing else. */
export const tradePreferencesModule = defineModule('presentation/trade-preferences', [
  provideClass(TradePreferencesStore, LocalStoragePort, PreferencesStore),
]);
