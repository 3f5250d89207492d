import { zero, type Decimal } from '../shared/decimal';
import type { OrderSide } from './order';
import type { MarginMode, Position, PositionMode, PositionSide } from './position';

/** How the account trades one contract, and what it holds of it. */
export interface ContractTerms {
  readonly positionMode: PositionMode;
  /** Of a position that is yet to be opened. */
  readonly marginMode: MarginMode;
  readonly positions: readonly Pick<Position, 'positionSide' | 'marginMode' | 'holding'>[];
}

/** What an account begins with: by these an order of somebody who is not logged in is shown. */
export const firstContractTerms: ContractTerms = { positionMode: 'ONE_WAY', marginMode: 'CROSS', positions: [] };

/** Which position an order is for, and how that is margined. */
export interface MarginTerms {
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode;
  readonly reduceOnly?: boolean | undefined;
}

/** What an order is to do: in hedge mode it opens unless it says that it closes. */
export interface OrderEffect {
  readonly side: OrderSide;
  /** Hedge mode: it closes what is held. */
  readonly closing?: boolean | undefined;
  /** One-way mode: it may only make the position smaller. */
  readonly reduceOnly?: boolean | undefined;
}

/** Which of the positions of a contract an order opens or closes. */
export function positionSideOf({ side, closing = false }: OrderEffect, positionMode: PositionMode): PositionSide {
  if (positionMode !== 'HEDGE_MODE') return 'BOTH';
  return (side === 'BUY') === closing ? 'SHORT' : 'LONG';
}

/** A held position keeps its margin mode; only one that is yet to be opened has the account's. */
export function marginTerms(effect: OrderEffect, { positionMode, marginMode, positions }: ContractTerms): MarginTerms {
  const positionSide = positionSideOf(effect, positionMode);
  const held = positions.find((each) => each.positionSide === positionSide && !each.holding.eq(zero));
  const reduceOnly = positionMode === 'HEDGE_MODE' ? effect.closing : effect.reduceOnly;
  return {
    positionSide,
    marginMode: held?.marginMode ?? marginMode,
    ...(reduceOnly && { reduceOnly: true }),
  };
}

/** How much of what is held an order of this side could close. */
export function closableBy(
  { side, ...effect }: OrderEffect,
  { positionMode, positions }: Pick<ContractTerms, 'positionMode' | 'positions'>,
): Decimal {
  const positionSide = positionSideOf({ side, ...effect }, positionMode);
  const holding = positions.find((each) => each.positionSide === positionSide)?.holding ?? zero;
  return (side === 'SELL' ? holding.gt(zero) : holding.lt(zero)) ? holding.abs() : zero;
}
