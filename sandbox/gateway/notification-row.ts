import type { Notification } from '../services/notifications/notifications';

/** A notification as calls and both families of frames send it. */
export function notificationData({ id, type, level, title, body, message, link, read, at }: Notification) {
  return {
    id,
    type,
    level,
    title,
    body,
    ...(message && { message }),
    ...(link !== undefined && { link }),
    read,
    ts: at,
  };
}
