import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, dataAnswer, rowsAnswer, wireDecimal, wireFlag, wireId, wireTime, wireNumber } from './wire';

const shape = 'no public shape; fields as proposed in protocol 6.1';
const withoutWoo = z.object({ excludeWooToken: z.optional(flag) });
const amounts = z.array(z.object({ token: z.string(), amount: wireDecimal }));

const assets = z.object({
  total_usdt_notional: wireDecimal,
  updated_time: wireTime,
  venues: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      usdt_notional: wireDecimal,
      tokens: z.array(
        z.object({ token: z.string(), amount: wireDecimal, price: wireDecimal, usdt_notional: wireDecimal }),
      ),
      addresses: z.array(
        z.object({
          chain: z.string(),
          token: z.optional(z.string()),
          address: z.string(),
          amount: wireDecimal,
        }),
      ),
    }),
  ),
});

const liabilities = z.array(
  z.object({
    token: z.string(),
    amount: wireDecimal,
    price: wireDecimal,
    usdt_notional: wireDecimal,
    holders: wireNumber,
    margin: z.optional(wireDecimal),
  }),
);

const auditRow = z.object({
  audit_id: wireId,
  snapshot_time: wireTime,
  published_time: wireTime,
  auditor: z.string(),
  total_users: wireNumber,
  merkle_root: z.string(),
  tree_file_url: z.string(),
  tree_file_sha256: z.string(),
  status: z.string(),
});

export const reservesEndpoints = {
  health: endpoint({
    id: 'reserves.health',
    method: 'GET',
    path: '/asset/',
    access: 'public',
    summary: 'Whether the asset service works.',
    answer: dataAnswer(z.object({ status: z.string() })),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  assets: endpoint({
    id: 'reserves.assets',
    method: 'GET',
    path: '/asset/porl/assets',
    access: 'public',
    summary: 'What the exchange holds for its customers and as its own, by venue, with the addresses.',
    query: withoutWoo,
    answer: dataAnswer(assets),
    assumed: 'total and venues are known, tokens and addresses proposed in protocol 6.1',
    source: 'specification 7, protocol 6.1',
  }),
  liabilities: endpoint({
    id: 'reserves.liabilities',
    method: 'GET',
    path: '/asset/porl/liabilities',
    access: 'public',
    summary: 'What is owed to customers on their accounts, by token.',
    query: withoutWoo,
    answer: dataAnswer(liabilities),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  earnLiabilities: endpoint({
    id: 'reserves.earnLiabilities',
    method: 'GET',
    path: '/asset/porl/earn/liabilities',
    access: 'public',
    summary: 'What is owed to customers of earn products and staking, by token.',
    query: withoutWoo,
    answer: dataAnswer(liabilities),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  earnAssets: endpoint({
    id: 'reserves.earnAssets',
    method: 'GET',
    path: '/asset/porl/earnAssets',
    access: 'public',
    summary: 'What the exchange holds for earn products and staking.',
    query: withoutWoo,
    answer: dataAnswer(assets),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  audits: endpoint({
    id: 'reserves.audits',
    method: 'GET',
    path: '/asset/porl/v2/audits',
    access: 'public',
    summary: 'Published audits, newest first.',
    answer: rowsAnswer(auditRow),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  overview: endpoint({
    id: 'reserves.overview',
    method: 'GET',
    path: '/asset/porl/v2/snapshot_overview',
    access: 'public',
    summary: 'Assets, liabilities and ratios of an audit, the newest unless one is named.',
    query: z.object({ auditId: z.optional(z.coerce.number()) }),
    answer: dataAnswer(
      z.object({
        audit_id: wireId,
        snapshot_time: wireTime,
        merkle_root: z.string(),
        total_users: wireNumber,
        total_assets_usdt: wireDecimal,
        total_liabilities_usdt: wireDecimal,
        reserve_ratio: z.nullable(wireDecimal),
        tokens: z.array(
          z.object({
            token: z.string(),
            assets: wireDecimal,
            liabilities: wireDecimal,
            ratio: z.nullable(wireDecimal),
            price: wireDecimal,
          }),
        ),
      }),
    ),
    assumed: shape,
    source: 'specification 7, protocol 6.1',
  }),
  userCheck: endpoint({
    id: 'reserves.userCheck',
    method: 'GET',
    path: '/asset/porl/v2/user_check',
    access: 'public',
    summary: 'The leaves of a user hash in an audit with their paths to the root; found is false when there are none.',
    query: z.object({ userHash: z.string(), auditId: z.optional(z.coerce.number()) }),
    answer: dataAnswer(
      z.object({
        found: z.boolean(),
        audit_id: wireId,
        user_hash: z.string(),
        root: z.string(),
        tokens: z.array(z.string()),
        assets: amounts,
        leaves: z.array(
          z.object({
            leaf_index: wireNumber,
            hash: z.string(),
            balances: amounts,
            path: z.array(
              z.object({ hash: z.string(), side: z.enum(['L', 'R']), parent: z.string(), balances: amounts }),
            ),
          }),
        ),
      }),
    ),
    assumed: `${shape}; a step of a parent with one child has an empty hash; tokens in the order of their numbers, amounts of leaves as they are hashed and the hash of each parent, so that every step can be recomputed`,
    source: 'specification 7, protocol 6.1',
  }),
  userHashes: endpoint({
    id: 'reserves.userHashes',
    method: 'GET',
    path: '/asset/porl/v2/user_hashes',
    access: 'private',
    summary: 'The account’s own hash in every audit since it was opened, newest first.',
    answer: rowsAnswer(
      z.object({ audit_id: wireId, snapshot_time: wireTime, user_hash: z.string(), included: wireFlag }),
    ),
    assumed: 'the account’s audit page shows its hashes, and no public call gives them',
    source: 'protocol 6.1',
  }),
} as const;
