import { decimalText, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Conversion } from './conversion';
import {
  cameBack,
  isUnderWay,
  type Leg,
  type LedgerLine,
  type Movement,
  type PurchaseOrigin,
  type ShownStatus,
} from './movement';
import type { Transfer, TransferStatus } from './transfer';

/** Why money moved, as the exchange's ledger names it; it books a purchase as a deposit, and finds purchases by their own name. */
export const recordKinds = [
  'DEPOSIT',
  'PURCHASE',
  'WITHDRAW',
  'SUB_ACCOUNT_TRANSFER',
  'BUY',
  'SELL',
  'TRANSACTION_FEE',
  'CONVERT',
  'EARN',
  'YIELD_TO_BALANCE',
  'STAKING_REWARD',
  'STAKING',
  'UNSTAKING',
  'UNSTAKING_FEE',
  'REFERRAL',
  'REBATE',
  'CREDIT',
  'DISTRIBUTION',
  'INTEREST',
  'FUNDING_FEE',
  'REALIZED_PNL',
  'PNL_SETTLEMENT',
  'LIQUIDATION',
  'SPECIAL',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One thing that happened to the account's money, with as much as is known of it. */
export interface MoneyRecord {
  readonly id: string;
  /** What of a withdrawal came back and what the exchange converted by itself are told apart here: the ledger has one name for both. */
  readonly kind: RecordKind | 'WITHDRAW_REFUND' | 'AUTO_CONVERT' | 'other';
  readonly at: Instant;
  readonly asset: string;
  /** Below zero when money left. */
  readonly amount: Decimal;
  /** The way over a chain, of a deposit or withdrawal. */
  readonly movement?: Movement | undefined;
  /** The other account of a transfer. */
  readonly counterparty?: string | undefined;
  /** What a conversion brought. */
  readonly received?: Leg | undefined;
  /** Of a trade, or of a conversion that is told as it was booked, leg by leg: the other one. */
  readonly otherLeg?: Leg | undefined;
  /** The campaign whose prize it is. */
  readonly campaign?: string | undefined;
  /** Symbol of the market of a position, its funding or a trade. */
  readonly market?: string | undefined;
  /** The strategy of the copy whose money it is. */
  readonly strategy?: string | undefined;
  /** From whom it was bought for money of a country. */
  readonly purchase?: PurchaseOrigin | undefined;
  /** Of a transfer. */
  readonly transfer?: TransferStatus | undefined;
}

/** How far it has come: what went over no chain is done, unless a second person has yet to let it go. */
export function recordStatus({ kind, movement, transfer }: MoneyRecord): ShownStatus | 'other' {
  if (kind === 'WITHDRAW_REFUND') return 'COMPLETED';
  if (movement?.waitsForApproval && movement.status === 'NEW') return 'WAITING';
  return movement?.status ?? transfer ?? 'COMPLETED';
}

/** What the way over a chain has cost: a withdrawal that was taken back costs nothing. */
export function feeOf({ movement }: MoneyRecord): Leg | undefined {
  if (!movement?.fee.gt(0) || cameBack(movement.status)) return undefined;
  return { asset: movement.feeAsset, amount: movement.fee };
}

export function recordOfLine({ id, kind, reason: _, automatic, ...line }: LedgerLine): MoneyRecord {
  const known = recordKinds.find((each) => each === kind) ?? 'other';
  const record = { ...line, id: `ledger ${id}` };
  if (known === 'WITHDRAW' && line.amount.gt(0)) return { ...record, kind: 'WITHDRAW_REFUND' };
  if (known === 'DEPOSIT' && line.purchase !== undefined) return { ...record, kind: 'PURCHASE' };
  return { ...record, kind: known === 'CONVERT' && automatic ? 'AUTO_CONVERT' : known };
}

export function recordOfMovement(movement: Movement): MoneyRecord {
  const { id, side, chainToken, amount, createdAt } = movement;
  return {
    id: `chain ${id}`,
    kind: side,
    // The chain's own name ends with the asset: TRON_USDT.
    asset: chainToken.slice(chainToken.lastIndexOf('_') + 1),
    amount: side === 'DEPOSIT' ? amount : amount.times(-1),
    at: createdAt,
    movement,
  };
}

/** What the account's list of withdrawals tells of one: that it left and, where its amount came back, that too; newest first. */
export function recordsOfWithdrawal(movement: Movement): readonly MoneyRecord[] {
  const left = recordOfMovement(movement);
  if (!cameBack(movement.status)) return [left];
  const { amount, updatedAt: at } = movement;
  return [{ ...left, id: `${left.id} refund`, kind: 'WITHDRAW_REFUND', amount, at }, left];
}

/**
 * What was booked, below the deposits that are still being confirmed, which no ledger knows.
 * @param deposits read before the ledger was: one that was credited meanwhile is told by its booking alone
 */
export function withUnderWay(booked: readonly MoneyRecord[], deposits: readonly Movement[]): readonly MoneyRecord[] {
  const credited = new Set(booked.map(({ movement }) => movement?.id));
  return [...deposits.filter((each) => isUnderWay(each) && !credited.has(each.id)).map(recordOfMovement), ...booked];
}

/** Whether time alone will change what is told of it. */
export function isMoving({ kind, movement }: MoneyRecord): boolean {
  return kind !== 'WITHDRAW_REFUND' && movement !== undefined && isUnderWay(movement);
}

/** @param accountId whose record it is */
export function recordOfTransfer(
  { id, asset, amount, from, to, at, status }: Transfer,
  accountId: string,
): MoneyRecord {
  const left = from.accountId === accountId;
  return {
    id: `transfer ${id}`,
    kind: 'SUB_ACCOUNT_TRANSFER',
    asset,
    amount: left ? amount.times(-1) : amount,
    at,
    counterparty: (left ? to : from).name,
    transfer: status,
  };
}

export function recordOfConversion({
  quoteId,
  sellAsset,
  sellAmount,
  buyAsset,
  buyAmount,
  at,
}: Conversion): MoneyRecord {
  return {
    id: `convert ${quoteId}`,
    kind: 'CONVERT',
    asset: sellAsset,
    amount: sellAmount.times(-1),
    at,
    received: { asset: buyAsset, amount: buyAmount },
  };
}

/** The lines of a file, each of which is one change of one balance: they add up to it. */
export function recordLines(records: readonly MoneyRecord[]): readonly MoneyRecord[] {
  return records.flatMap(({ received, ...record }) => {
    if (!received) return [record];
    const { id, asset, amount } = record;
    return [
      { ...record, otherLeg: received },
      { ...record, ...received, id: `${id} received`, otherLeg: { asset, amount } },
    ];
  });
}

/** Of a withdrawal, what reached the chain: a fee in its asset is part of what has left the account. */
function netSent(record: MoneyRecord): Decimal | undefined {
  const { kind, asset, amount, movement } = record;
  if (kind !== 'WITHDRAW' || !movement || cameBack(movement.status)) return undefined;
  const fee = feeOf(record);
  return fee && (fee.asset || asset) === asset ? amount.abs().minus(fee.amount) : amount.abs();
}

/** The columns of a file, with times in UTC and plain decimals, as programs for taxes read them. */
export const recordColumns: Readonly<Record<string, (record: MoneyRecord) => string>> = {
  time: ({ at }) => new Date(at).toISOString(),
  type: ({ kind }) => kind,
  asset: ({ asset }) => asset,
  balance_change: ({ amount }) => decimalText(amount),
  other_asset: ({ otherLeg }) => otherLeg?.asset ?? '',
  other_amount: ({ otherLeg }) => (otherLeg ? decimalText(otherLeg.amount) : ''),
  fee_included_in_change: (record) => {
    const fee = feeOf(record);
    return fee ? decimalText(fee.amount) : '';
  },
  fee_asset: (record) => feeOf(record)?.asset ?? '',
  net_sent: (record) => {
    const sent = netSent(record);
    return sent ? decimalText(sent) : '';
  },
  network: ({ movement }) => movement?.network ?? '',
  address: ({ movement }) => movement?.targetAddress ?? '',
  transaction: ({ movement }) => movement?.transactionId ?? '',
  status: recordStatus,
  account: ({ counterparty }) => counterparty ?? '',
  id: ({ id }) => id,
  market: ({ market }) => market ?? '',
  strategy: ({ strategy }) => strategy ?? '',
};
