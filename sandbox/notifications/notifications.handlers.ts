import type { notificationsEndpoints } from '../../src/infrastructure/rest/catalogue/notifications.endpoints';
import { notFound } from '../api-error';
import { callerOf, type Handlers } from '../server/handler';
import type { Services } from '../server/services';
import { notificationData } from '../server/sockets/private-data';
import { pageMetaOf, pageWish } from '../server/user-centre-page';

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
