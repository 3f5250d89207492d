import type { Notification, NotificationType } from '../../domain/platform/notification';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface NotificationsQuery {
  readonly type?: NotificationType | undefined;
  readonly unreadOnly?: boolean | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

export interface NotificationsPage {
  /** Newest first. */
  readonly rows: readonly Notification[];
  /** Of those that were asked for. */
  readonly total: number;
  /** Of all. */
  readonly unread: number;
}

/** What the exchange has told the account; as it happens it comes by `AccountStreamPort.onNotification`. */
export interface NotificationsPort {
  list(query: NotificationsQuery): Outcome<NotificationsPage>;
}

export const NotificationsPort = token<NotificationsPort>('NotificationsPort');
