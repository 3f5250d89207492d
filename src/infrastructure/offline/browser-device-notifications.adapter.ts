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
}

function permissionNow(): NotificationPermission {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unavailable';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}
