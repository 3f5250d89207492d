import type * as z from 'zod/mini';
import type { EarnQuery } from '../../../application/earn/earn.port';
import type {
  EarnEvent,
  EarnEventKind,
  EarnPosition,
  EarnProduct,
  EarnRedemption,
  EarnType,
  RealWorldProduct,
} from '../../../domain/earn/earn-product';
import type { StakingReward, Unbonding } from '../../../domain/earn/staking';
import { decimal, zero } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { earnEndpoints } from '../../wire/catalogue/earn.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Data<Name extends keyof typeof earnEndpoints> =
  z.output<(typeof earnEndpoints)[Name]['answer']> extends { data: infer D } ? D : never;
type ProductRow = Data<'products'>['rows'][number];
type RealWorldRow = Data<'rwa'>['rows'][number];
type PositionRow = Data<'positions'>['rows'][number];
type RedemptionRow = Data<'positions'>['redeeming'][number];
type EventRow = Data<'history'>['rows'][number];
type RewardRow = Data<'yieldHistory'>['rows'][number];
type UnbondingRow = Data<'staking'>['unbonding'][number];

const types: readonly EarnType[] = ['FLEXIBLE', 'FIXED', 'RWA', 'LOCKED'];
const kinds: readonly EarnEventKind[] = [
  'SUBSCRIBE',
  'REDEEM',
  'YIELD',
  'REINVEST',
  'ACCRUE',
  'FORFEIT',
  'MATURE',
  'RENEW',
];

export function productFromWire(row: ProductRow, unknown: UnknownValues): EarnProduct {
  return {
    productId: row.productId,
    asset: row.token,
    name: row.name,
    type: unknown.oneOf('earn type', row.type, types),
    apr: decimal(row.apr),
    bonusApr: row.bonusApr ? decimal(row.bonusApr) : zero,
    durationDays: row.durationDays ?? undefined,
    minimum: decimal(row.minAmount),
    maximum: decimal(row.maxAmount),
    quota: decimal(row.quotaTotal),
    quotaUsed: decimal(row.quotaUsed),
    redeemDelayHours: row.redeemDelayHours,
    soldOut: row.status === 'SOLD_OUT',
    paused: row.status === 'PAUSED',
    riskNote: row.riskNote,
  };
}

/** @param host what addresses without a host of their own are relative to */
export function realWorldFromWire(row: RealWorldRow, host: string): RealWorldProduct {
  return {
    asset: row.token,
    name: row.product_name,
    provider: row.provider,
    underlying: row.underlying,
    apr: decimal(row.apr),
    inside: decimal(row.tvl),
    attestation: row.attestation_url ? new URL(row.attestation_url, host).href : undefined,
  };
}

/** `undefined` for a row without its time. */
export function positionFromWire(row: PositionRow, unknown: UnknownValues): EarnPosition | undefined {
  const startedAt = instantFrom(row.startTime);
  if (startedAt === undefined) return undefined;
  return {
    positionId: row.positionId,
    productId: row.productId,
    asset: row.token,
    type: unknown.oneOf('earn type', row.type, types),
    amount: decimal(row.amount),
    accrued: decimal(row.accrued),
    pending: decimal(row.pending),
    apr: decimal(row.apr),
    startedAt,
    maturesAt: instantFrom(row.maturityTime),
    autoReinvest: row.autoReinvest,
  };
}

export function redemptionFromWire(row: RedemptionRow): EarnRedemption | undefined {
  const availableAt = instantFrom(row.availableTime);
  return availableAt === undefined
    ? undefined
    : {
        positionId: row.positionId,
        productId: row.productId,
        asset: row.token,
        amount: decimal(row.amount),
        availableAt,
      };
}

export function eventFromWire(row: EventRow, unknown: UnknownValues): EarnEvent | undefined {
  const at = instantFrom(row.time);
  if (at === undefined) return undefined;
  const kind = unknown.oneOf('earn event', row.type, kinds);
  return {
    id: row.id,
    positionId: row.positionId,
    productId: row.productId,
    asset: row.token,
    kind,
    amount: decimal(row.amount),
    at,
  };
}

export function unbondingFromWire({ unbondingId, amount, fee, availableTime }: UnbondingRow): Unbonding {
  return { id: unbondingId, amount: decimal(amount), fee: decimal(fee), availableAt: instantFrom(availableTime) ?? 0 };
}

export function rewardFromWire(row: RewardRow): StakingReward | undefined {
  const paidAt = instantFrom(row.yieldTime);
  return paidAt === undefined
    ? undefined
    : {
        id: row.id,
        asset: row.token,
        stake: decimal(row.stakingSize),
        amount: decimal(row.yieldAmount),
        paidAt,
      };
}

export function earnQueryToWire({ asset, page, size }: EarnQuery) {
  return { page, size, ...(asset === undefined ? {} : { token: asset }) };
}

export function mapped<A, B>(rows: readonly A[], map: (row: A) => B | undefined): B[] {
  return rows.map(map).filter((row) => row !== undefined);
}
