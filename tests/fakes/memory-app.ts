import { Subject } from '../../src/application/kernel/observable-value';
import type { AppInstallationPort, InstallState } from '../../src/application/offline/app-installation.port';
import type { KeptPrices, KeptPricesPort } from '../../src/application/offline/kept-prices.port';
import type {
  DeviceNotification,
  DeviceNotificationsPort,
  NotificationPermission,
} from '../../src/application/platform/device-notifications.port';

/** A browser that would install the site. */
export class MemoryAppInstallation implements AppInstallationPort {
  readonly state = new Subject<InstallState>('offered');
  readonly newVersion = new Subject(false);
  taken = 0;

  start(): void {}

  async install(): Promise<boolean> {
    this.state.set('installed');
    return true;
  }

  takeNewVersion(): void {
    this.taken += 1;
  }
}

export class MemoryKeptPrices implements KeptPricesPort {
  kept: KeptPrices | undefined;

  async read(): Promise<KeptPrices | undefined> {
    return this.kept;
  }

  async write(prices: KeptPrices): Promise<void> {
    this.kept = prices;
  }
}

/** A device whose owner answers as the test says. */
export class MemoryDeviceNotifications implements DeviceNotificationsPort {
  readonly permission = new Subject<NotificationPermission>('unasked');
  readonly shown: DeviceNotification[] = [];
  answer: NotificationPermission = 'granted';
  asked = 0;
  /** The key that it lets push to it. */
  key: string | undefined;
  /** As of a browser that has no push service. */
  unreachable = false;

  async ask(): Promise<NotificationPermission> {
    this.asked += 1;
    this.permission.set(this.answer);
    return this.answer;
  }

  async show(notification: DeviceNotification): Promise<void> {
    this.shown.push(notification);
  }

  async subscribe(serverKey: string): Promise<string | undefined> {
    if (this.unreachable) return undefined;
    this.key = serverKey;
    return JSON.stringify({
      endpoint: 'https://fcm.googleapis.com/fcm/send/this-device',
      keys: { p256dh: '', auth: '' },
    });
  }

  async unsubscribe(): Promise<void> {
    this.key = undefined;
  }
}
