import type * as z from 'zod/mini';
import type { Audit, AuditOverview, OwnAudit } from '../../../domain/reserves/audit';
import type { PublishedAmount, UserCheck } from '../../../domain/reserves/merkle-tree';
import type { Liability, PricedAmount, ReserveAssets, ReserveVenue } from '../../../domain/reserves/reserve-sheet';
import { decimal, parseDecimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { reservesEndpoints } from '../../wire/catalogue/reserves.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Data<Name extends keyof typeof reservesEndpoints> =
  z.output<(typeof reservesEndpoints)[Name]['answer']> extends { data: infer D } ? D : never;
type LiabilityRow = Data<'liabilities'>[number];
type AuditRow = Data<'audits'>['rows'][number];
type OwnRow = Data<'userHashes'>['rows'][number];

const venueTypes: readonly ('Custodian' | 'Exchange')[] = ['Custodian', 'Exchange'];

export function assetsFromWire(data: Data<'assets'>, unknown: UnknownValues): ReserveAssets {
  return {
    total: decimal(data.total_usdt_notional),
    at: instantFrom(data.updated_time) ?? 0,
    venues: data.venues.map((venue): ReserveVenue => ({
      name: venue.name,
      type: unknown.oneOf('venue type', venue.type, venueTypes),
      value: decimal(venue.usdt_notional),
      tokens: venue.tokens.map(pricedFromWire),
      addresses: venue.addresses.map(({ chain, token, address, amount }) => ({
        network: chain,
        asset: token,
        address,
        amount: decimal(amount),
      })),
    })),
  };
}

export function liabilityFromWire(row: LiabilityRow): Liability {
  return { ...pricedFromWire(row), holders: row.holders, margin: parseDecimal(row.margin) };
}

export function auditFromWire(row: AuditRow): Audit | undefined {
  const snapshotAt = instantFrom(row.snapshot_time);
  if (snapshotAt === undefined) return undefined;
  return {
    auditId: row.audit_id,
    snapshotAt,
    publishedAt: instantFrom(row.published_time) ?? snapshotAt,
    auditor: row.auditor,
    totalUsers: row.total_users,
    merkleRoot: row.merkle_root.toLowerCase(),
    treeUrl: row.tree_file_url,
    treeSha256: row.tree_file_sha256.toLowerCase(),
  };
}

export function overviewFromWire(data: Data<'overview'>): AuditOverview {
  return {
    auditId: data.audit_id,
    snapshotAt: instantFrom(data.snapshot_time) ?? 0,
    merkleRoot: data.merkle_root.toLowerCase(),
    totalUsers: data.total_users,
    totalAssets: decimal(data.total_assets_usdt),
    totalLiabilities: decimal(data.total_liabilities_usdt),
    ratio: parseDecimal(data.reserve_ratio),
    tokens: data.tokens.map(({ token, assets, liabilities, ratio, price }) => ({
      asset: token,
      assets: decimal(assets),
      liabilities: decimal(liabilities),
      ratio: parseDecimal(ratio),
      price: decimal(price),
    })),
  };
}

export function userCheckFromWire(data: Data<'userCheck'>): UserCheck {
  return {
    found: data.found,
    auditId: data.audit_id,
    userHash: data.user_hash,
    root: data.root.toLowerCase(),
    tokens: data.tokens,
    balances: data.assets.map(amountFromWire),
    leaves: data.leaves.map(({ leaf_index: leafIndex, hash, balances, path }) => ({
      leafIndex,
      hash: hash.toLowerCase(),
      balances: balances.map(amountFromWire),
      path: path.map((step) => ({
        sibling: step.hash === '' ? undefined : step.hash.toLowerCase(),
        side: step.side,
        parent: step.parent.toLowerCase(),
        balances: step.balances.map(amountFromWire),
      })),
    })),
  };
}

export function ownAuditFromWire(row: OwnRow): OwnAudit | undefined {
  const snapshotAt = instantFrom(row.snapshot_time);
  return snapshotAt === undefined
    ? undefined
    : { auditId: row.audit_id, snapshotAt, userHash: row.user_hash, included: row.included };
}

function amountFromWire({ token, amount }: { readonly token: string; readonly amount: string }): PublishedAmount {
  return { asset: token, amount };
}

function pricedFromWire(row: {
  readonly token: string;
  readonly amount: string;
  readonly price: string;
  readonly usdt_notional: string;
}): PricedAmount {
  return {
    asset: row.token,
    amount: decimal(row.amount),
    price: decimal(row.price),
    value: decimal(row.usdt_notional),
  };
}
