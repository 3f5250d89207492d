import * as z from 'zod/mini';
import { notificationTypes } from '../../../domain/platform/notification';
import { endpoint } from './endpoint';
import { userCentrePaging } from './usercenter-wire';
import { flag, dataAnswer, emptyAnswer, pageMeta, wireFlag, wireId, wireTime, wireNumber } from './wire';

const assumed = 'no public call lists notifications; fields as in the private stream (protocol 1.7)';
const source = 'specification 2 (/notification)';

const notification = z.object({
  id: wireId,
  type: z.string(),
  level: z.string(),
  title: z.string(),
  body: z.string(),
  message: z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.string()) })),
  link: z.optional(z.string()),
  read: wireFlag,
  ts: wireTime,
});

export const notificationsEndpoints = {
  list: endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/usercenter/account/notifications',
    access: 'private',
    summary: 'What the exchange has told the account, newest first, with the number of unread ones.',
    query: z.object({
      type: z.optional(z.enum(notificationTypes)),
      unread: z.optional(flag),
      ...userCentrePaging,
    }),
    answer: dataAnswer(z.object({ rows: z.array(notification), meta: pageMeta, unread: wireNumber })),
    assumed,
    source,
  }),
  markRead: endpoint({
    id: 'notifications.markRead',
    method: 'POST',
    path: '/usercenter/account/notifications/read',
    access: 'private',
    summary: 'Marks one as read, or without an id all of them.',
    body: z.object({ id: z.optional(wireId) }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  remove: endpoint({
    id: 'notifications.remove',
    method: 'DELETE',
    path: '/usercenter/account/notifications/{id}',
    access: 'private',
    summary: 'Takes one off the list.',
    parameters: z.object({ id: wireId }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
};
