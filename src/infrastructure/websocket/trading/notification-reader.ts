import * as z from 'zod/mini';
import type { Notification, NotificationType } from '../../../domain/platform/notification';
import { flag, wireId, wireInstant } from './account-topics.schema';

const types: readonly NotificationType[] = [
  'ORDER',
  'DEPOSIT',
  'WITHDRAWAL',
  'LIQUIDATION',
  'CAMPAIGN',
  'SYSTEM',
];

const notification = z.object({
  id: wireId,
  type: z.catch(z.string(), 'other'),
  level: z.catch(z.enum(['info', 'success', 'warning', 'error']), 'info'),
  title: z.string(),
  body: z.catch(z.string(), ''),
  /** A path of this site; a link that leads elsewhere is none. */
  link: z.catch(z.optional(z.string().check(z.regex(/^\/(?![/\\])/))), undefined),
  read: flag,
  ts: wireInstant,
});

export function readNotification(data: unknown): Notification | undefined {
  const parsed = z.safeParse(notification, data);
  if (!parsed.success) return undefined;
  const { ts, type, ...rest } = parsed.data;
  return { ...rest, type: types.find((each) => each === type) ?? 'other', at: ts };
}
