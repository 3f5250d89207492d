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
  /**
   * Lets whoever holds the other half of this key push messages to this device, also while no page is open.
   * @returns where to, as a host is told; `undefined` where the device does not do that, or its push service does not answer
   */
  subscribe(serverKey: string): Promise<string | undefined>;
  /** Nobody's messages come any more. */
  unsubscribe(): Promise<void>;
}

export const DeviceNotificationsPort = token<DeviceNotificationsPort>('DeviceNotificationsPort');
