import type { notificationsEndpoints } from '../../../src/infrastructure/wire/catalogue/notifications.endpoints';
import { notFound } from '../../shared/api-error';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { notificationData } from '../../gateway/notification-row';
import { pageMetaOf, pageWish } from '../routing/user-centre-page';

export function notificationsHandlers({ notifications, now }: Services): Handlers<typeof notificationsEndpoints> {
  const done = () => ({ success: true as const, timestamp: now() });
  return {
    list: (call) => {
      const { type, unread: unreadOnly } = call.query;
      const page = pageWish(call.query);
      const { rows, total, unread } = notifications.list(callerOf(call).user.userId, { ...page, type, unreadOnly });
      return {
        success: true,
        data: { rows: rows.map(notificationData), meta: pageMetaOf(total, page), unread },
        timestamp: now(),
      };
    },
    markRead: (call) => {
      const { id } = call.body;
      notifications.markRead(callerOf(call).user.userId, id === undefined ? undefined : idOf(id));
      return done();
    },
    remove: (call) => {
      notifications.remove(callerOf(call).user.userId, idOf(call.parameters.id));
      return done();
    },
  };
}

function idOf(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id)) throw notFound('notification');
  return id;
}
