import type { Instant } from '../shared/instant';

export type NotificationType = 'ORDER' | 'DEPOSIT' | 'WITHDRAWAL' | 'LIQUIDATION' | 'CAMPAIGN' | 'SYSTEM' | 'other';
export type NotificationLevel = 'info' | 'success' | 'warning' | 'error';

/** Something the exchange tells a person. The texts are the exchange's, in its language. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly link?: string | undefined;
  readonly read: boolean;
  readonly at: Instant;
}
