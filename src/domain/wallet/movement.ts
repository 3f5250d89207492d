import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Purchase } from './purchase';
import type { Refusal, TransferStatus } from './transfer';

export type MovementStatus = 'NEW' | 'CONFIRMING' | 'PROCESSING' | 'COMPLETED' | 'CANCELED';

/** How far a movement has come, as it is told: a second person's part in it is told apart. */
export type ShownStatus = MovementStatus | Refusal | 'WAITING';

/** Money on its way from or to a chain. */
export interface Movement {
  readonly id: string;
  readonly side: 'DEPOSIT' | 'WITHDRAW';
  /** The chain's own name of the token: `TRON_USDT`. */
  readonly chainToken: string;
  readonly network: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly feeAsset: string;
  readonly sourceAddress: string;
  readonly targetAddress: string;
  readonly memo: string;
  readonly transactionId: string;
  readonly status: MovementStatus | Refusal | 'other';
  /** Deposits: confirmations so far and needed. */
  readonly confirmations: { readonly counted: number; readonly needed: number } | undefined;
  /** A second person has to let it go first. */
  readonly waitsForApproval: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Whether it may still be taken back. */
export function isCancellable({ side, status }: Pick<Movement, 'side' | 'status'>): boolean {
  return side === 'WITHDRAW' && status === 'NEW';
}

export function isUnderWay({ status }: Pick<Movement, 'status'>): boolean {
  return status === 'NEW' || status === 'CONFIRMING' || status === 'PROCESSING';
}

/** Whether its amount is back on the account, whoever wanted it. */
export function cameBack(status: Movement['status']): status is 'CANCELED' | Refusal {
  return status === 'CANCELED' || status === 'REFUSED' || status === 'EXPIRED';
}

/** The ways over a chain, in their order: what leaves waits for no confirmations here. */
export const chainSteps = {
  DEPOSIT: ['NEW', 'CONFIRMING', 'PROCESSING', 'COMPLETED'],
  WITHDRAW: ['NEW', 'PROCESSING', 'COMPLETED'],
} as const satisfies Readonly<Record<Movement['side'], readonly MovementStatus[]>>;

/** What becomes of a movement, step by step, and how many of the steps are behind it. */
export function courseOf({ side, status }: Pick<Movement, 'side' | 'status'>): {
  readonly steps: readonly (MovementStatus | Refusal)[];
  readonly reached: number;
} {
  if (cameBack(status)) return { steps: ['NEW', status], reached: 2 };
  const steps: readonly Movement['status'][] = chainSteps[side];
  return { steps: chainSteps[side], reached: Math.max(1, steps.indexOf(status) + 1) };
}

/** What the exchange distributes money for; `COPYING`: the lead's part of copiers' profit. */
export const rewardReasons = ['CAMPAIGN', 'LISTING_CAMPAIGN', 'VOUCHER', 'COPYING'] as const;
export type RewardReason = (typeof rewardReasons)[number];

/** An amount of an asset. */
export interface Leg {
  readonly asset: string;
  readonly amount: Decimal;
}

/** From whom something was bought for money of a country, and for how much. */
export type PurchaseOrigin = Pick<Purchase, 'purchaseId' | 'provider' | 'pays' | 'currency'>;

/** One change of a balance; below zero when money left. */
export interface LedgerLine {
  readonly id: string;
  /** As the exchange names it: DEPOSIT, CONVERT, FUNDING_FEE and so on. */
  readonly kind: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly at: Instant;
  /** Of a distribution, where the exchange says it. */
  readonly reason?: RewardReason | undefined;
  /** The deposit or withdrawal that it books, where the exchange says it. */
  readonly movement?: Movement | undefined;
  /** How far a transfer has come, where the exchange says it. */
  readonly transfer?: TransferStatus | undefined;
  /** The other account of a transfer, where the exchange says it. */
  readonly counterparty?: string | undefined;
  /** What a conversion or trade gave or took for it, where the exchange says it; below zero when it left. */
  readonly otherLeg?: Leg | undefined;
  /** A conversion that the exchange made to pay what was owed, where it says so: nobody asked for it. */
  readonly automatic?: boolean | undefined;
  /** Name of the campaign whose prize it is, where the exchange says it. */
  readonly campaign?: string | undefined;
  /** Symbol of the market whose trade, position or funding it is, where the exchange says it. */
  readonly market?: string | undefined;
  /** Name of the strategy of a copy whose money it is, where the exchange says it. */
  readonly strategy?: string | undefined;
  /** The purchase it came by, where the exchange says it. */
  readonly purchase?: PurchaseOrigin | undefined;
}
