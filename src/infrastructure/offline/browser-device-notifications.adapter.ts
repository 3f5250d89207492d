import { Subject } from '../../application/kernel/observable-value';
import type {
  DeviceNotification,
  DeviceNotificationsPort,
  NotificationPermission,
} from '../../application/platform/device-notifications.port';

/** By the service worker: phones let no page show one itself, and a press leads back to the app. */
export class BrowserDeviceNotificationsAdapter implements DeviceNotificationsPort {
  readonly permission = new Subject<NotificationPermission>(permissionNow());

  async ask(): Promise<NotificationPermission> {
    if (this.permission.current !== 'unasked') return this.permission.current;
    await Notification.requestPermission();
    this.permission.set(permissionNow());
    return this.permission.current;
  }

  async show({ title, body, tag, link }: DeviceNotification): Promise<void> {
    if (permissionNow() !== 'granted') return;
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, {
      body,
      tag,
      icon: '/icons/192.png',
      badge: '/icons/192.png',
      data: { link },
    });
  }

  async subscribe(serverKey: string): Promise<string | undefined> {
    if (permissionNow() !== 'granted' || !('PushManager' in window)) return undefined;
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      const known = await pushManager.getSubscription();
      // Of another host, or of this one before it drew new keys.
      if (known && writtenKey(known) !== serverKey) await known.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
      return JSON.stringify(subscription.toJSON());
    } catch {
      return undefined;
    }
  }

  async unsubscribe(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe().catch(() => false);
  }
}

/** The key that a subscription was made with, as hosts write it. */
function writtenKey({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function permissionNow(): NotificationPermission {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unavailable';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}
