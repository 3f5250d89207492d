import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, wireId, wireTime, wireNumber } from './wire';

const assumed = 'no public shape; fields as in protocol 6.2';
const source = 'specification 7; protocol 6.2';

const watchlist = z.object({
  watchlist_id: wireId,
  name: z.string(),
  order: z.optional(wireNumber),
  symbols: z.array(z.string()),
  updated_time: z.optional(wireTime),
});
const watchlists = dataAnswer(z.object({ rows: z.array(watchlist) }));
const draft = { name: z.string(), symbols: z.array(z.string()) };

export const watchlistsEndpoints = {
  watchlists: endpoint({
    id: 'watchlists.watchlists',
    method: 'GET',
    path: '/usercenter/account/watchlists',
    access: 'private',
    summary: 'The account’s lists of markets, in their order.',
    answer: watchlists,
    assumed,
    source,
  }),
  watchlist: endpoint({
    id: 'watchlists.watchlist',
    method: 'GET',
    path: '/usercenter/account/watchlist',
    access: 'private',
    summary: 'One list of markets.',
    query: z.object({ watchlist_id: wireId }),
    answer: dataAnswer(watchlist),
    assumed,
    source,
  }),
  create: endpoint({
    id: 'watchlists.create',
    method: 'POST',
    path: '/usercenter/account/create_watchlists',
    access: 'private',
    summary: 'Adds a list. At most 20, each with a name of its own and up to 100 markets.',
    body: z.object(draft),
    answer: watchlists,
    assumed,
    source,
  }),
  edit: endpoint({
    id: 'watchlists.edit',
    method: 'POST',
    path: '/usercenter/account/edit_watchlists',
    access: 'private',
    summary: 'Changes names, markets and order of lists, all or none. Lists that are not named stand behind.',
    body: z.object({ watchlists: z.array(z.object({ watchlist_id: wireId, ...draft })) }),
    answer: watchlists,
    assumed,
    source,
  }),
  update: endpoint({
    id: 'watchlists.update',
    method: 'POST',
    path: '/usercenter/account/update_watchlist_with_symbol',
    access: 'private',
    summary: 'Puts a market on a list or takes it off.',
    body: z.object({ watchlist_id: wireId, symbol: z.string(), add: z.boolean() }),
    answer: watchlists,
    assumed,
    source,
  }),
  sync: endpoint({
    id: 'watchlists.sync',
    method: 'POST',
    path: '/usercenter/account/sync_mobile_watchlists',
    access: 'private',
    summary: 'Takes over lists of another device: lists of the same name are joined.',
    body: z.object({ watchlists: z.array(z.object(draft)) }),
    answer: watchlists,
    assumed,
    source,
  }),
  remove: endpoint({
    id: 'watchlists.remove',
    method: 'DELETE',
    path: '/usercenter/account/del_watchlists',
    access: 'private',
    summary: 'Deletes a list.',
    query: z.object({ watchlist_id: wireId }),
    answer: watchlists,
    assumed,
    source,
  }),
} as const;
