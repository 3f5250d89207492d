import type * as z from 'zod/mini';
import { decimal, decimalText, type Decimal, zero } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import {
  type CopiedTrade,
  copiedTradeStatuses,
  copyEnds,
  copyStatuses,
  type CopyMovement,
  type CopyTerms,
  type CopyXray,
  type OwnCopy,
  type ProfitShare,
  type StrategyTerms,
} from '../../../domain/social/own-copy';
import type { ownCopiesEndpoints } from '../../wire/catalogue/own-copies.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type Calls = typeof ownCopiesEndpoints;
type CopyRow = z.output<Calls['list']['answer']>['data']['rows'][number];
type TradeRow = z.output<Calls['trades']['answer']>['data']['rows'][number];
type MovementRow = z.output<Calls['movements']['answer']>['data']['rows'][number];
type ShareRow = z.output<Calls['shares']['answer']>['data']['rows'][number];

export const known = (text: string | null | undefined): Decimal | undefined =>
  text === null || text === undefined ? undefined : decimal(text);

/** `undefined` for a row without a time. */
export function copyFromWire(row: CopyRow, unknown: UnknownValues): OwnCopy | undefined {
  const startedAt = instantFrom(row.startTime);
  if (startedAt === undefined) return undefined;
  return {
    copyId: row.copyId,
    strategyId: row.strategyId,
    strategyName: row.strategyName,
    leadTrader: row.leadTraderCoolName,
    counter: row.counter,
    status: unknown.oneOf('status of a copy', row.status, copyStatuses),
    end: row.end ? unknown.oneOf('end of a copy', row.end, copyEnds) : undefined,
    amount: decimal(row.amount),
    taken: known(row.taken) ?? zero,
    takeable: known(row.takeable),
    releasable: known(row.releasable),
    shareDue: known(row.profitShareDue),
    worth: decimal(row.worth),
    returned: known(row.returned),
    sharedProfit: decimal(row.sharedProfit),
    highWaterMark: decimal(row.highWaterMark),
    fees: decimal(row.fees),
    slippageCost: decimal(row.slippageCost),
    startedAt,
    endedAt: instantFrom(row.endTime),
    terms: termsFromWire(row.terms),
    positions: row.positions.map((position) => ({
      symbol: position.symbol,
      side: position.side,
      quantity: decimal(position.quantity),
      averageOpenPrice: decimal(position.averageOpenPrice),
      markPrice: known(position.markPrice),
      unrealizedPnl: known(position.unrealizedPnl),
      liquidationPrice: known(position.liquidationPrice),
    })),
  };
}

function termsFromWire(terms: CopyRow['terms']): CopyTerms {
  return {
    mode: terms.mode,
    amountPerTrade: known(terms.amountPerTrade),
    mostPerTrade: known(terms.mostPerTrade),
    stopLoss: known(terms.stopLoss),
    takeProfit: known(terms.takeProfit),
    slippage: decimal(terms.slippage),
    leverage: terms.leverage,
    symbols: terms.symbols ?? undefined,
  };
}

export function termsToWire({ symbols, ...terms }: CopyTerms) {
  const text = (value: Decimal | undefined) => (value === undefined ? null : decimalText(value));
  return {
    mode: terms.mode,
    amountPerTrade: text(terms.amountPerTrade),
    mostPerTrade: text(terms.mostPerTrade),
    stopLoss: text(terms.stopLoss),
    takeProfit: text(terms.takeProfit),
    slippage: decimalText(terms.slippage),
    leverage: terms.leverage,
    symbols: symbols === undefined ? null : [...symbols],
  };
}

/** `undefined` for a row without a time. */
export function tradeFromWire(row: TradeRow, unknown: UnknownValues): CopiedTrade | undefined {
  const at = instantFrom(row.time);
  if (at === undefined) return undefined;
  return {
    tradeId: row.tradeId,
    closing: row.closing,
    symbol: row.symbol,
    side: row.side,
    status: unknown.oneOf('status of a copied trade', row.status, copiedTradeStatuses),
    leadPrice: known(row.leadPrice),
    price: known(row.price),
    wanted: decimal(row.wanted),
    executed: decimal(row.executed),
    fee: decimal(row.fee),
    slippageCost: decimal(row.slippageCost),
    at,
  };
}

/** `undefined` for a row without a time. */
export function movementFromWire({ movementId, amount, time }: MovementRow): CopyMovement | undefined {
  const at = instantFrom(time);
  return at === undefined ? undefined : { movementId, amount: decimal(amount), at };
}

/** `undefined` for a row without a time. */
export function shareFromWire({ time, profit, amount }: ShareRow): ProfitShare | undefined {
  const at = instantFrom(time);
  return at === undefined ? undefined : { at, profit: decimal(profit), amount: decimal(amount) };
}

export function strategyTermsFromWire(data: z.output<Calls['terms']['answer']>['data']): StrategyTerms {
  return {
    ...data,
    minAmount: decimal(data.minAmount),
    maxAmount: decimal(data.maxAmount),
    medianReturn: data.medianReturn ?? undefined,
  };
}

export function xrayFromWire(data: z.output<Calls['xray']['answer']>['data']): CopyXray {
  return {
    days: data.days,
    gross: decimal(data.gross),
    fees: decimal(data.fees),
    slippage: known(data.slippage),
    profitShare: decimal(data.profitShare),
    compounding: decimal(data.compounding),
    net: decimal(data.net),
    measuredTrades: data.measuredTrades,
  };
}
