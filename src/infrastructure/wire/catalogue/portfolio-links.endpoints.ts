import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer, wireId, wireNumber, wireTime } from './wire';

const assumed = 'our own: the specification shares no portfolio';
const source = 'features 7';
const path = '/usercenter/account/portfolio_links';

const link = z.object({
  link_id: wireId,
  name: z.string(),
  created_time: wireTime,
  expire_time: wireTime,
  opened: wireNumber,
});

export const portfolioLinksEndpoints = {
  list: endpoint({
    id: 'portfolioLinks.list',
    method: 'GET',
    path,
    access: 'private',
    summary: 'Links that show what the account is made of, newest first; those that are over are gone.',
    answer: dataAnswer(z.object({ rows: z.array(link) })),
    assumed,
    source,
  }),
  create: endpoint({
    id: 'portfolioLinks.create',
    method: 'POST',
    path,
    access: 'private',
    summary: 'Makes a link. Its token is in this answer and in no other.',
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(32)),
      days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
    }),
    answer: dataAnswer(z.extend(link, { token: z.string() })),
    assumed,
    source,
  }),
  revoke: endpoint({
    id: 'portfolioLinks.revoke',
    method: 'DELETE',
    path,
    access: 'private',
    summary: 'Ends a link at once.',
    query: z.object({ link_id: idInput }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  open: endpoint({
    id: 'portfolioLinks.open',
    method: 'POST',
    path: '/usercenter/public/portfolio',
    access: 'public',
    summary: 'What a link shows: shares and positions in percent, and no amounts.',
    body: z.object({ token: z.string().check(z.maxLength(64)) }),
    answer: dataAnswer(
      z.object({
        name: z.string(),
        time: wireTime,
        expire_time: wireTime,
        assets: z.array(z.object({ token: z.string(), percent: wireNumber })),
        positions: z.array(
          z.object({ symbol: z.string(), side: z.string(), leverage: wireNumber, change_percent: wireNumber }),
        ),
      }),
    ),
    assumed,
    source,
  }),
} as const;
