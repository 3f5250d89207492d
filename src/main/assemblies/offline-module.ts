import { AppInstallationPort } from '../../application/offline/app-installation.port';
import { KeptPricesPort } from '../../application/offline/kept-prices.port';
import { DeviceNotificationsPort } from '../../application/platform/device-notifications.port';
import type { LaterModule } from '../composition';

/** The site as an app of this device. */
export const offlineModule: LaterModule = {
  ports: [AppInstallationPort, DeviceNotificationsPort, KeptPricesPort],
  load: () => import('../../infrastructure/offline/offline.wiring'),
};
