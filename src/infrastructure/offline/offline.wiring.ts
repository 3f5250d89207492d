import { defineModule, provide } from '../../application/kernel/provider';
import { AppInstallationPort } from '../../application/offline/app-installation.port';
import { KeptPricesPort } from '../../application/offline/kept-prices.port';
import { DeviceNotificationsPort } from '../../application/platform/device-notifications.port';
import { BrowserAppInstallationAdapter } from './browser-app-installation.adapter';
import { BrowserDeviceNotificationsAdapter } from './browser-device-notifications.adapter';
import { CacheKeptPricesAdapter } from './cache-kept-prices.adapter';

export default defineModule('offline', [
  provide(AppInstallationPort, BrowserAppInstallationAdapter),
  provide(DeviceNotificationsPort, BrowserDeviceNotificationsAdapter),
  provide(KeptPricesPort, CacheKeptPricesAdapter),
]);
