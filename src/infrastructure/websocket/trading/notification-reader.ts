import * as z from 'zod/mini';
import { notificationOf, type Notification } from '../../../domain/platform/notification';
import { flag, wireId, wireInstant } from './account-topics.schema';

const text = z.catch(z.string(), '');

const notification = z.object({
  id: wireId,
  type: text,
  level: text,
  title: z.string(),
  body: text,
  message: z.catch(z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.string()) })), undefined),
  link: z.catch(z.optional(z.string()), undefined),
  read: flag,
  ts: wireInstant,
});

export function readNotification(data: unknown): Notification | undefined {
  const parsed = z.safeParse(notification, data);
  if (!parsed.success) return undefined;
  const { ts, ...rest } = parsed.data;
  return notificationOf({ ...rest, at: ts });
}
