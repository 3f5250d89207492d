import type { OrderSide } from '../../../src/domain/trading/order';
import { one, type Steps, type Ticks, type Units } from '../../engine/model/units';
import type { CopyTerms } from './copy';

/** What one order of a lead filled since the copy last looked. */
export interface LeadTrade {
  readonly side: OrderSide;
  readonly quantity: Steps;
  /** The part that closed a position. */
  readonly closed: Steps;
  /** The lead's position before it, signed. */
  readonly before: Steps;
  /** Quote units. */
  readonly notional: Units;
}

export interface CopyState {
  /** Quote units. */
  readonly worth: Units;
  readonly leadWorth: Units;
  /** Value of all that the copy holds. */
  readonly exposure: Units;
  /** Opened before after the same order, quote units. */
  readonly opened: Units;
  /** Left over from trades that were too small, quote units. */
  readonly carried: Units;
}

export const opposite = (side: OrderSide): OrderSide => (side === 'BUY' ? 'SELL' : 'BUY');

/** Quote units that a copy wants to open, nothing below zero. */
export function openingNotional(trade: LeadTrade, state: CopyState, terms: CopyTerms): Units {
  const opened = trade.quantity - trade.closed;
  if (opened <= 0 || state.worth <= 0n || state.leadWorth <= 0n) return 0n;
  const part = (trade.notional * BigInt(opened)) / BigInt(trade.quantity);
  const wanted =
    terms.mode === 'FIXED'
      ? (terms.amountPerTrade ?? 0n) - state.opened
      : (part * state.worth) / state.leadWorth + state.carried;
  const left = terms.mostPerTrade === undefined ? wanted : terms.mostPerTrade - state.opened;
  const room = BigInt(terms.leverage) * state.worth - state.exposure;
  return most(0n, least(wanted, left, room));
}

/** Steps of a copy's position that close with the lead's: the same part of it, rounded down; all with all. */
export function closingSteps(trade: Omit<LeadTrade, 'notional'>, own: Steps, counter: boolean): Steps {
  const expected = Math.sign(trade.before) * (counter ? -1 : 1);
  if (trade.closed === 0 || own === 0 || Math.sign(own) !== expected) return 0;
  const held = Math.abs(own);
  if (trade.closed >= Math.abs(trade.before)) return held;
  return Number((BigInt(held) * BigInt(trade.closed)) / BigInt(Math.abs(trade.before)));
}

/** The worst price that is taken, rounded to the harder side. */
export function priceLimit(side: OrderSide, lead: Ticks, slippage: Units): Ticks {
  const reach = (BigInt(lead) * slippage) / one;
  return side === 'BUY' ? lead + Number(reach) : Math.max(1, lead - Number(reach));
}

/** Profit above the mark, the lead's part of it as far as it can be paid, and the mark after that. */
export function sharedProfit(
  worth: Units,
  mark: Units,
  ratio: Units,
  payable: Units,
): { readonly profit: Units; readonly amount: Units; readonly mark: Units } | undefined {
  const whole = ((worth - mark) * ratio) / one;
  const amount = least(whole, payable);
  if (amount <= 0n) return undefined;
  // What could not be paid for is shared another day.
  const profit = amount === whole ? worth - mark : (amount * one) / ratio;
  return { profit, amount, mark: mark + profit - amount };
}

function least(first: Units, ...others: readonly Units[]): Units {
  return others.reduce((least, each) => (each < least ? each : least), first);
}

function most(a: Units, b: Units): Units {
  return a > b ? a : b;
}
