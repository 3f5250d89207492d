import type { Notification as Kept } from '../../sandbox/services/notifications/notifications';
import type { Outcome } from '../../src/application/kernel/failure';
import type { NotificationsCommandsPort } from '../../src/application/platform/notifications-commands.port';
import type {
  NotificationsPage,
  NotificationsPort,
  NotificationsQuery,
} from '../../src/application/platform/notifications.port';
import type { Notification } from '../../src/domain/platform/notification';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostNotifications implements NotificationsPort, NotificationsCommandsPort {
  static readonly needs: Needs<typeof HostNotifications> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  list(query: NotificationsQuery): Outcome<NotificationsPage> {
    return this.calls.as((user, { notifications }) => {
      const { rows, ...counts } = notifications.list(user.userId, query);
      return { rows: rows.map(shown), ...counts };
    });
  }

  markRead(id?: string): Outcome<void> {
    return this.calls.as((user, { notifications }) =>
      notifications.markRead(user.userId, id === undefined ? undefined : Number(id)),
    );
  }

  remove(id: string): Outcome<void> {
    return this.calls.as((user, { notifications }) => notifications.remove(user.userId, Number(id)));
  }
}

function shown({ id, ...rest }: Kept): Notification {
  return { ...rest, id: String(id), message: rest.message, link: rest.link };
}
