import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** `unasked`: the device asks the person once the product does. */
export type NotificationPermission = 'unavailable' | 'unasked' | 'granted' | 'denied';

export interface DeviceNotification {
  readonly title: string;
  readonly body: string;
  /** One of the same name is replaced. */
  readonly tag: string;
  /** A path of this site that it leads to. */
  readonly link: string;
}

/** Notifications of the device, as its own apps have them: seen while the page is behind others. */
export interface DeviceNotificationsPort {
  readonly permission: ObservableValue<NotificationPermission>;
  /** Has the device ask. Only within a person's act. */
  ask(): Promise<NotificationPermission>;
  show(notification: DeviceNotification): Promise<void>;
}

export const DeviceNotificationsPort = token<DeviceNotificationsPort>('DeviceNotificationsPort');
