import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { reservesEndpoints } from '../../../src/infrastructure/wire/catalogue/reserves.endpoints';
import { unitDecimals, type Units, unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { Audit } from '../../services/reserves/audit-repository';
import type { SheetRow } from '../../services/reserves/balance-sheet';
import { earnVenuesOf, venuesOf, type Venue } from '../../services/reserves/custody';
import type { Reserves } from '../../services/reserves/reserves';
import { balanceText } from '../../services/reserves/merkle-tree';
import type { AssetAmount } from '../../services/reserves/user-check';

const one = 10n ** BigInt(unitDecimals);
const auditor = 'self-published';
const none: ReadonlySet<string> = new Set();
const woo: ReadonlySet<string> = new Set(['WOO']);

export function reservesHandlers({ reserves, now }: Services): Handlers<typeof reservesEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const excluded = ({ excludeWooToken }: { readonly excludeWooToken?: boolean | undefined }) =>
    excludeWooToken ? woo : none;
  const owed = (
    rows: readonly SheetRow[],
    without: ReadonlySet<string>,
    amount: (row: SheetRow) => Units,
    holders: (row: SheetRow) => number,
    margin: (row: SheetRow) => Units,
  ) =>
    rows
      .filter((row) => !without.has(row.asset) && amount(row) > 0n)
      .map((row) => ({
        token: row.asset,
        amount: unitsText(amount(row)),
        price: unitsText(row.price),
        usdt_notional: unitsText(valueOf(amount(row), row.price)),
        holders: holders(row),
        margin: unitsText(margin(row)),
      }));

  return {
    health: () => answer({ status: 'UP' }),
    assets: async (call) => {
      const sheet = await reserves.sheet();
      return answer(assetsOf(sheet.at, venuesOf(sheet, excluded(call.query))));
    },
    earnAssets: async (call) => {
      const sheet = await reserves.sheet();
      return answer(assetsOf(sheet.at, earnVenuesOf(sheet, excluded(call.query))));
    },
    liabilities: async (call) =>
      answer(
        owed(
          (await reserves.sheet()).rows,
          excluded(call.query),
          (row) => row.owed,
          (row) => row.holders,
          (row) => row.margin,
        ),
      ),
    earnLiabilities: async (call) =>
      answer(
        owed(
          (await reserves.sheet()).rows,
          excluded(call.query),
          (row) => row.owedByEarn,
          (row) => row.earnHolders,
          () => 0n,
        ),
      ),
    audits: (call) =>
      answer({
        rows: reserves.list().map((audit) => auditRow(audit, call.request)),
        meta: { total: reserves.list().length },
      }),
    overview: (call) => answer(overviewOf(reserves.audit(call.query.auditId))),
    userCheck: (call) => {
      const { audit, check } = reserves.check(call.query.userHash, call.query.auditId);
      return answer({
        found: check.leaves.length > 0,
        audit_id: audit.auditId,
        user_hash: call.query.userHash.toLowerCase(),
        root: check.root,
        tokens: [...check.tokens],
        assets: check.assets.map(amountRow),
        leaves: check.leaves.map(({ leafIndex, hash, balances, path }) => ({
          leaf_index: leafIndex,
          hash,
          balances: balances.map(publishedRow),
          path: path.map((step) => ({
            hash: step.hash ?? '',
            side: step.side,
            parent: step.parent,
            balances: step.balances.map(publishedRow),
          })),
        })),
      });
    },
    userHashes: (call) => {
      const rows = reserves.ownAudits(callerOf(call).user).map(({ audit, userHash, included }) => ({
        audit_id: audit.auditId,
        snapshot_time: audit.snapshotAt,
        user_hash: userHash,
        included,
      }));
      return answer({ rows, meta: { total: rows.length } });
    },
  };
}

/** The published trees, as files in WOO X's format. They never change. */
export function treeFileRoutes(app: FastifyInstance, reserves: Reserves): void {
  app.get<{ Params: { file: string } }>('/asset/porl/v2/tree/:file', (request, reply) => {
    const tree = reserves.treeFile(Number(request.params.file.replace(/\.pb$/, '')));
    return reply
      .type('application/x-protobuf')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(tree));
  });
}

function assetsOf(at: number, venues: readonly Venue[]) {
  const notional = ({ tokens }: Venue) => tokens.reduce((sum, { amount, price }) => sum + valueOf(amount, price), 0n);
  return {
    total_usdt_notional: unitsText(venues.reduce((sum, venue) => sum + notional(venue), 0n)),
    updated_time: at,
    venues: venues.map((venue) => ({
      name: venue.name,
      type: venue.type,
      usdt_notional: unitsText(notional(venue)),
      tokens: venue.tokens.map(({ asset, amount, price }) => ({
        token: asset,
        amount: unitsText(amount),
        price: unitsText(price),
        usdt_notional: unitsText(valueOf(amount, price)),
      })),
      addresses: venue.addresses.map(({ network, asset, address, amount }) => ({
        chain: network,
        token: asset,
        address,
        amount: unitsText(amount),
      })),
    })),
  };
}

function auditRow(audit: Audit, { protocol, host }: FastifyRequest) {
  return {
    audit_id: audit.auditId,
    snapshot_time: audit.snapshotAt,
    published_time: audit.publishedAt,
    auditor,
    total_users: audit.totalUsers,
    merkle_root: audit.merkleRoot,
    tree_file_url: `${protocol}://${host}/asset/porl/v2/tree/${audit.auditId}.pb`,
    tree_file_sha256: audit.treeSha256,
    status: 'PUBLISHED',
  };
}

function overviewOf({ auditId, snapshotAt, merkleRoot, totalUsers, tokens }: Audit) {
  const sum = (side: 'assets' | 'liabilities') =>
    tokens.reduce((total, token) => total + valueOf(token[side], token.price), 0n);
  return {
    audit_id: auditId,
    snapshot_time: snapshotAt,
    merkle_root: merkleRoot,
    total_users: totalUsers,
    total_assets_usdt: unitsText(sum('assets')),
    total_liabilities_usdt: unitsText(sum('liabilities')),
    reserve_ratio: ratioText(sum('assets'), sum('liabilities')),
    tokens: tokens.map(({ asset, assets, liabilities, price }) => ({
      token: asset,
      assets: unitsText(assets),
      liabilities: unitsText(liabilities),
      ratio: ratioText(assets, liabilities),
      price: unitsText(price),
    })),
  };
}

/** Rounded down to 6 decimals. */
function ratioText(assets: Units, liabilities: Units): string | null {
  return liabilities <= 0n ? null : unitsText(((assets * 1_000_000n) / liabilities) * 1_000_000n);
}

const valueOf = (amount: Units, price: Units): Units => (amount * price) / one;
/** As it stands in the tree: leaves are hashed over it. */
const publishedRow = ({ asset, amount }: AssetAmount) => ({ token: asset, amount: balanceText(amount) });
const amountRow = ({ asset, amount }: AssetAmount) => ({ token: asset, amount: unitsText(amount) });
