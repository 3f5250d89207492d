import type * as z from 'zod/mini';
import type { WalletPage, WalletQuery } from '../../../application/wallet/wallet.port';
import { decimal, parseDecimal, zero } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import type { Conversion, ConvertQuote } from '../../../domain/wallet/conversion';
import type { Holding } from '../../../domain/wallet/holding';
import {
  type LedgerLine,
  type Movement,
  type MovementStatus,
  rewardReasons,
  type ShownStatus,
} from '../../../domain/wallet/movement';
import type { TokenNetwork } from '../../../domain/wallet/token-network';
import type { Refusal, Transfer, TransferStatus } from '../../../domain/wallet/transfer';
import type { convertEndpoints } from '../../wire/catalogue/convert.endpoints';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { tradingEndpoints } from '../../wire/catalogue/trading.endpoints';
import type { walletEndpoints } from '../../wire/catalogue/wallet.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Rows<E extends { readonly answer: z.ZodMiniType }> =
  z.output<E['answer']> extends { data: { rows: (infer R)[] } } ? R : never;
type MovementRow = Rows<typeof walletEndpoints.history>;
type LedgerRow = Rows<typeof walletEndpoints.ledger>;
type TransferRow = Rows<typeof walletEndpoints.transferHistory>;
type NetworkRow = Rows<typeof instrumentEndpoints.network>;
type BalanceRow = z.output<typeof tradingEndpoints.balances.answer>['data']['holding'][number];
type QuoteData = z.output<typeof convertEndpoints.quote.answer>['data'];
type ConversionData = z.output<typeof convertEndpoints.trade.answer>['data'];

const refusals: readonly Refusal[] = ['REFUSED', 'EXPIRED'];
const statuses: readonly MovementStatus[] = ['NEW', 'CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED'];

export function holdingFromWire(row: BalanceRow): Holding {
  const optional = (value: unknown) => parseDecimal(value) ?? zero;
  return {
    asset: row.token,
    balance: decimal(row.holding),
    available: decimal(row.availableBalance),
    lent: parseDecimal(row.lent),
    inOrders: decimal(row.frozen),
    staked: optional(row.staked),
    unbonding: optional(row.unbonding),
    earning: optional(row.earn).plus(optional(row.vault)),
    copied: optional(row.copied),
    price: row.token === 'USDT' ? decimal(1) : parseDecimal(row.markPrice),
  };
}

export function networkFromWire(row: NetworkRow): TokenNetwork {
  return {
    token: row.token,
    network: row.network,
    protocol: row.protocol,
    name: row.name,
    deposits: row.allowDeposit === '1',
    withdrawals: row.allowWithdraw === '1',
    minimumWithdrawal: decimal(row.minimumWithdrawal),
    minimumDeposit: parseDecimal(row.depositMin),
    decimals: row.decimals,
    withdrawalFee: decimal(row.withdrawalFee),
    confirmations: row.depositConfirmations,
    needsMemo: row.needMemo,
  };
}

/** `undefined` for a row without a side or a time, which no movement has. */
export function movementFromWire(row: MovementRow, unknown: UnknownValues): Movement | undefined {
  const createdAt = instantFrom(row.createdTime);
  const side = row.tokenSide;
  if (createdAt === undefined || (side !== 'DEPOSIT' && side !== 'WITHDRAW')) return undefined;
  const needed = Number(row.confirmingThreshold ?? 0);
  return {
    id: row.id,
    side,
    chainToken: row.token,
    network: row.network ?? '',
    amount: decimal(row.amount),
    fee: parseDecimal(row.feeAmount) ?? zero,
    feeAsset: row.feeToken ?? '',
    sourceAddress: row.sourceAddress ?? '',
    targetAddress: row.targetAddress ?? '',
    memo: row.extra ?? '',
    transactionId: row.txId ?? '',
    status: refusals.find((each) => each === row.approval) ?? unknown.oneOf('wallet status', row.status, statuses),
    confirmations: side === 'DEPOSIT' && needed > 0 ? { counted: Number(row.confirmedNumber ?? 0), needed } : undefined,
    waitsForApproval: row.approval === 'WAITING',
    createdAt,
    updatedAt: instantFrom(row.updatedTime) ?? createdAt,
  };
}

export function ledgerLineFromWire(row: LedgerRow, unknown: UnknownValues): LedgerLine | undefined {
  const at = instantFrom(row.timestamp);
  return at === undefined
    ? undefined
    : {
        id: row.id,
        kind: row.type,
        asset: row.token,
        amount: decimal(row.amount),
        at,
        reason: rewardReasons.find((each) => each === row.reason),
        campaign: row.campaign,
        movement: row.movement && movementFromWire(row.movement, unknown),
        counterparty: row.counterparty,
        transfer: transferStatus(row.status),
        automatic: row.automatic,
        market: row.symbol,
        strategy: row.strategy,
        purchase: row.purchase && {
          purchaseId: row.purchase.purchaseId,
          provider: row.purchase.providerName,
          pays: decimal(row.purchase.pays),
          currency: row.purchase.currency,
        },
        otherLeg: row.otherLeg && { asset: row.otherLeg.token, amount: decimal(row.otherLeg.amount) },
      };
}

/** `undefined` for what says nothing of it; hosts that know no second person have their own words for a transfer that is there. */
function transferStatus(status: string | undefined): TransferStatus | undefined {
  if (status === 'WAITING_APPROVAL') return 'WAITING';
  if (status === undefined) return undefined;
  return status === 'CANCELED' ? status : (refusals.find((each) => each === status) ?? 'COMPLETED');
}

export function transferFromWire(row: TransferRow): Transfer | undefined {
  const at = instantFrom(row.createdTime);
  if (at === undefined) return undefined;
  const party = ({ applicationId, accountName, userId }: TransferRow['from']) => ({
    accountId: applicationId,
    name: accountName ?? '',
    userId,
  });
  return {
    id: row.id,
    asset: row.token,
    amount: decimal(row.amount),
    from: party(row.from),
    to: party(row.to),
    at,
    status: transferStatus(row.status) ?? 'COMPLETED',
  };
}

export function quoteFromWire(data: QuoteData): ConvertQuote | undefined {
  const expiresAt = instantFrom(data.expireTimestamp);
  if (expiresAt === undefined) return undefined;
  return {
    quoteId: data.quoteId,
    sellAsset: data.sellToken,
    sellAmount: decimal(data.sellQuantity),
    buyAsset: data.buyToken,
    buyAmount: decimal(data.buyQuantity),
    price: decimal(data.buyPrice),
    expiresAt,
  };
}

export function conversionFromWire(data: ConversionData): Conversion | undefined {
  const at = instantFrom(data.createdTime);
  if (at === undefined) return undefined;
  return {
    quoteId: data.quoteId,
    sellAsset: data.sellAsset,
    sellAmount: decimal(data.sellAmount),
    buyAsset: data.buyAsset,
    buyAmount: decimal(data.buyAmount),
    at,
  };
}

/** The query of every list of the wallet. */
export function pagingToWire({ from, to, page, size }: Omit<WalletQuery, 'asset'>) {
  return {
    page,
    size,
    ...(from === undefined ? {} : { startTime: from }),
    ...(to === undefined ? {} : { endTime: to }),
  };
}

/**
 * The published states know no second person: whoever waits for one is `NEW` there, and what one refused is
 * `CANCELED`. Hosts that know no `approval` answer with all of that state.
 */
export function statusToWire(status: ShownStatus) {
  if (status === 'WAITING') return { status: 'NEW', approval: status } as const;
  if (status === 'REFUSED' || status === 'EXPIRED') return { status: 'CANCELED', approval: status } as const;
  return status === 'NEW' || status === 'CANCELED' ? ({ status, approval: 'NONE' } as const) : { status };
}

export function walletPage<A, B>(
  rows: readonly A[],
  total: number | undefined,
  map: (row: A) => B | undefined,
): WalletPage<B> {
  return { rows: rows.map(map).filter((row) => row !== undefined), total: total ?? rows.length };
}
