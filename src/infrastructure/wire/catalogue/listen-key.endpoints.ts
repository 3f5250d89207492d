import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireTime } from './wire';

export const listenKeyEndpoints = {
  create: endpoint({
    id: 'listenKey.create',
    method: 'POST',
    path: '/v3/account/listenKey',
    access: 'private',
    summary: 'A key for private sockets, good for 24 hours. A new one ends the old.',
    body: z.object({ type: z.optional(z.literal('WEBSOCKET')) }),
    answer: dataAnswer(z.object({ listenKey: z.string(), authKey: z.string(), expiredTime: z.optional(wireTime) })),
    source: 'protocol 1.1, 3.1',
  }),
} as const;
