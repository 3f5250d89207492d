import type { OrderSide } from '../trading/order';
import { type Decimal, divide, roundTo, zero } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export const copyModes = ['PROPORTIONAL', 'FIXED'] as const;
export type CopyMode = (typeof copyModes)[number];

/** How somebody copies. Money in USDT, ratios as fractions. */
export interface CopyTerms {
  /** In proportion to both worths, or the same amount for each trade that opens something. */
  readonly mode: CopyMode;
  /** FIXED only. */
  readonly amountPerTrade: Decimal | undefined;
  readonly mostPerTrade: Decimal | undefined;
  /** Part of the amount whose loss ends the copy. */
  readonly stopLoss: Decimal | undefined;
  /** Part of the amount whose gain ends the copy. */
  readonly takeProfit: Decimal | undefined;
  /** How much worse than the lead's price a trade may open. */
  readonly slippage: Decimal;
  /** Value of all positions against the worth of the copy. */
  readonly leverage: number;
  /** All of the strategy's unless given. */
  readonly symbols: readonly string[] | undefined;
}

/** The newest terms, with what differs between the terms that were begun with and those that were typed. */
export function changedTerms(begun: CopyTerms, typed: CopyTerms, newest: CopyTerms): CopyTerms {
  const changed = (name: keyof CopyTerms): boolean => !sameTerm(begun[name], typed[name]);
  const pick = <K extends keyof CopyTerms>(name: K): CopyTerms[K] => (changed(name) ? typed : newest)[name];
  // An amount per trade is nothing without its mode.
  const { mode, amountPerTrade } = changed('mode') || changed('amountPerTrade') ? typed : newest;
  return {
    mode,
    amountPerTrade,
    mostPerTrade: pick('mostPerTrade'),
    stopLoss: pick('stopLoss'),
    takeProfit: pick('takeProfit'),
    slippage: pick('slippage'),
    leverage: pick('leverage'),
    symbols: pick('symbols'),
  };
}

/** Amounts are the same by their value, and markets whatever their order. */
function sameTerm(one: CopyTerms[keyof CopyTerms], other: CopyTerms[keyof CopyTerms]): boolean {
  const value = (term: typeof one): string | number | undefined => {
    if (term === undefined || typeof term === 'string' || typeof term === 'number') return term;
    return 'toFixed' in term ? term.toFixed() : term.toSorted().join();
  };
  return value(one) === value(other);
}

export const copyStatuses = ['ACTIVE', 'PAUSED', 'RELEASED', 'CLOSING', 'ENDED'] as const;
export type CopyStatus = (typeof copyStatuses)[number];
export const copyEnds = ['STOPPED', 'STOP_LOSS', 'TAKE_PROFIT', 'STRATEGY_CLOSED'] as const;
export type CopyEnd = (typeof copyEnds)[number];

/** Own money that follows a strategy, on an account of its own. Money in USDT. */
export interface OwnCopy {
  readonly copyId: string;
  readonly strategyId: string;
  readonly strategyName: string;
  readonly leadTrader: string;
  /** The other side of each trade. */
  readonly counter: boolean;
  readonly status: CopyStatus | 'other';
  readonly end: CopyEnd | 'other' | undefined;
  /** Put in, at the beginning and later. */
  readonly amount: Decimal;
  /** Taken out while it ran. */
  readonly taken: Decimal;
  /** Could be taken out now; `undefined` where the exchange does not say. */
  readonly takeable: Decimal | undefined;
  /** Would go back at once if it were stopped with its positions kept; `undefined` once it is, or where nobody says. */
  readonly releasable: Decimal | undefined;
  /** Would be paid to the lead before that. */
  readonly shareDue: Decimal | undefined;
  /** Now; 0 once it has ended. */
  readonly worth: Decimal;
  /** What came back, once it has ended. */
  readonly returned: Decimal | undefined;
  readonly sharedProfit: Decimal;
  /** Profit is shared above it only. */
  readonly highWaterMark: Decimal;
  readonly fees: Decimal;
  /** Paid beyond the lead's prices; below zero where it was less. */
  readonly slippageCost: Decimal;
  readonly startedAt: Instant;
  readonly endedAt: Instant | undefined;
  readonly terms: CopyTerms;
  readonly positions: readonly CopyPosition[];
}

export interface CopyPosition {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  readonly quantity: Decimal;
  readonly averageOpenPrice: Decimal;
  /** The last price of coins. */
  readonly markPrice: Decimal | undefined;
  /** Since it was opened; what was settled meanwhile is in what the copy is worth. */
  readonly unrealizedPnl: Decimal | undefined;
  /** `undefined` of coins, and where no price would do it. */
  readonly liquidationPrice: Decimal | undefined;
}

/** A strategy is copied once at a time. Whoever only keeps the positions of a copy has done with copying. */
export function standsInTheWay({ status }: Pick<OwnCopy, 'status'>): boolean {
  return status !== 'ENDED' && status !== 'RELEASED';
}

/** Put in, less what was taken out: below zero where that was more. */
export function netInvested({ amount, taken }: Pick<OwnCopy, 'amount' | 'taken'>): Decimal {
  return amount.minus(taken);
}

/** What a copy has made so far, profit that was shared taken off. */
export function copyProfit(copy: Pick<OwnCopy, 'amount' | 'taken' | 'worth' | 'returned'>): Decimal {
  return (copy.returned ?? copy.worth).minus(netInvested(copy));
}

/** What a copy has made so far, as a part of all that was ever put in, whatever was taken out again. */
export function returnOnInvested(copy: Parameters<typeof copyProfit>[0]): Decimal {
  return divide(copyProfit(copy), copy.amount);
}

type Measured = Pick<OwnCopy, 'amount' | 'taken' | 'worth' | 'returned' | 'sharedProfit'>;

/** What limits are measured on: made so far, before profit was shared. */
export function profitBeforeShare(copy: Measured): Decimal {
  return copyProfit(copy).plus(copy.sharedProfit);
}

/** Whether a limit at this part of the amount would end the copy as it stands. */
export function limitIsMet(limit: 'stopLoss' | 'takeProfit', part: Decimal, copy: Measured): boolean {
  const made = profitBeforeShare(copy);
  const reach = copy.amount.times(part);
  return limit === 'takeProfit' ? made.gte(reach) : made.lte(reach.times(-1));
}

/** Put into a running copy, or below zero taken out of it. USDT. */
export interface CopyMovement {
  readonly movementId: string;
  readonly amount: Decimal;
  readonly at: Instant;
}

/** What own coins and positions of now would have returned on each of the last 30 days; empty without any. */
export interface HoldingReturns {
  readonly dailyReturns: readonly number[];
  readonly symbols: readonly string[];
}

export const copiedTradeStatuses = ['SENT', 'FILLED', 'MISSED', 'REFUSED'] as const;

/** What a copy made of one trade of the lead, or closed by itself. */
export interface CopiedTrade {
  readonly tradeId: string;
  readonly closing: boolean;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly status: (typeof copiedTradeStatuses)[number] | 'other';
  /** `undefined` where the copy closed by itself. */
  readonly leadPrice: Decimal | undefined;
  /** Average; `undefined` where nothing was executed. */
  readonly price: Decimal | undefined;
  readonly wanted: Decimal;
  readonly executed: Decimal;
  /** USDT. */
  readonly fee: Decimal;
  readonly slippageCost: Decimal;
  readonly at: Instant;
}

export interface ProfitShare {
  readonly at: Instant;
  readonly profit: Decimal;
  /** The lead's part of it. */
  readonly amount: Decimal;
}

/** On which terms a strategy can be copied, and how its copiers did. Ratios as fractions. */
export interface StrategyTerms {
  readonly profitShare: number;
  /** USDT. */
  readonly minAmount: Decimal;
  readonly maxAmount: Decimal;
  readonly maxLeverage: number;
  readonly maxSlippage: number;
  readonly counterCopy: boolean;
  readonly symbols: readonly string[];
  readonly copiers: number;
  readonly copiersInProfit: number;
  /** Of all copiers since each began; `undefined` without any. */
  readonly medianReturn: number | undefined;
}

/** What a copier would have got of an amount, USDT: `net` is `gross` less everything between. */
export interface CopyXray {
  readonly days: number;
  readonly gross: Decimal;
  readonly fees: Decimal;
  /** `undefined` as long as no copy has traded. */
  readonly slippage: Decimal | undefined;
  readonly profitShare: Decimal;
  /** What was paid on the way earned nothing more: the return that it missed, below zero where it missed a loss. */
  readonly compounding: Decimal;
  readonly net: Decimal;
  /** Copied trades that the slippage was measured on. */
  readonly measuredTrades: number;
}

/** Least that is placed for a trade, USDT. */
export const leastPerTrade = 10;

/** USDT that a copy begins with and keeps at least. */
export const leastCopied = 50;

type XrayParts = Pick<CopyXray, 'gross' | 'fees' | 'slippage' | 'profitShare' | 'compounding' | 'net'>;

/** The parts of an X-ray as they are read, and the cents that they lack of the result because each is rounded. */
export function xrayInCents(xray: CopyXray): XrayParts & { readonly rounding: Decimal } {
  const cents = (amount: Decimal): Decimal => roundTo(amount, 2, 'half-even');
  const parts = {
    gross: cents(xray.gross),
    fees: cents(xray.fees),
    slippage: xray.slippage && cents(xray.slippage),
    profitShare: cents(xray.profitShare),
    compounding: cents(xray.compounding),
    net: cents(xray.net),
  };
  const { gross, fees, slippage = zero, profitShare, compounding, net } = parts;
  const kept = gross.minus(fees).minus(slippage).minus(profitShare).minus(compounding);
  return { ...parts, rounding: kept.minus(net) };
}
