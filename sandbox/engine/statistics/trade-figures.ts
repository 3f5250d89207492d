import type { OrderSide } from '../../../src/domain/trading/order';
import type { Steps, Ticks, Units } from '../model/units';

/** What an account's trades in one market on one UTC day add up to. Money in quote units. */
export interface TradeFigures {
  volume: Units;
  makerVolume: Units;
  trades: number;
  /** Profit of what was closed, before fees; by average cost. */
  realised: Units;
  fees: Units;
  /** Closing trades with a profit, and with a loss. */
  wins: number;
  losses: number;
  /** Milliseconds that closed parts had been open, a closing trade counted once. */
  held: number;
}

/** Bought less sold since the account's first trade, and what it cost; both below zero when more was sold. */
export interface NetPosition {
  readonly quantity: Steps;
  readonly cost: Units;
  /** When it was opened or last turned round; 0 without a position. */
  readonly openedAt: number;
}

/** One day of one account in one market, with the position it ended with. */
export interface DayFigures extends TradeFigures {
  /** Days since the epoch; 0 sums up everything before the days that are kept. */
  readonly day: number;
  position: NetPosition;
}

/** One side of a trade. */
export interface OwnTrade {
  readonly tradeId: number;
  /** The account's own order, of which this filled a part or all. */
  readonly orderId: number;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly action: 'OPEN' | 'CLOSE';
  readonly price: Ticks;
  readonly quantity: Steps;
  /** The part that closed a position. */
  readonly closed: Steps;
  /** Quote units; what a closing trade earned before fees, and what the closed part had cost. */
  readonly realised: Units;
  readonly closedCost: Units;
  readonly fee: Units;
  readonly at: number;
}

/** What closing made of what the closed part had cost, before fees, as a ratio; of no cost nothing can be said. */
export function returnOfClose({ realised, closedCost }: Pick<OwnTrade, 'realised' | 'closedCost'>): number | undefined {
  return closedCost === 0n ? undefined : Number(realised) / Math.abs(Number(closedCost));
}

export const noPosition: NetPosition = { quantity: 0, cost: 0n, openedAt: 0 };

export function noFigures(): TradeFigures {
  return { volume: 0n, makerVolume: 0n, trades: 0, realised: 0n, fees: 0n, wins: 0, losses: 0, held: 0 };
}

export function noDay(day: number, position: NetPosition): DayFigures {
  return { volume: 0n, makerVolume: 0n, trades: 0, realised: 0n, fees: 0n, wins: 0, losses: 0, held: 0, day, position };
}

export function addFigures(sum: TradeFigures, part: TradeFigures): void {
  sum.volume += part.volume;
  sum.makerVolume += part.makerVolume;
  sum.trades += part.trades;
  sum.realised += part.realised;
  sum.fees += part.fees;
  sum.wins += part.wins;
  sum.losses += part.losses;
  sum.held += part.held;
}

/** A trade's effect on a position: the new position, and what the closed part earned. */
export interface PositionChange {
  readonly position: NetPosition;
  readonly closed: Steps;
  readonly closedCost: Units;
  readonly realised: Units;
}

/** @param quantity signed, above zero bought; @param notional unsigned quote units. Divisions round towards zero. */
export function changedPosition(before: NetPosition, quantity: Steps, notional: Units, at: number): PositionChange {
  const paid = quantity < 0 ? -notional : notional;
  const opposite = before.quantity !== 0 && before.quantity > 0 !== quantity > 0;
  if (!opposite) {
    const openedAt = before.quantity === 0 ? at : before.openedAt;
    return {
      position: { quantity: before.quantity + quantity, cost: before.cost + paid, openedAt },
      closed: 0,
      closedCost: 0n,
      realised: 0n,
    };
  }
  const closed = Math.min(Math.abs(before.quantity), Math.abs(quantity));
  const whole = closed === Math.abs(before.quantity);
  const closedCost = whole ? before.cost : (before.cost * BigInt(closed)) / BigInt(Math.abs(before.quantity));
  const closedPaid = closed === Math.abs(quantity) ? paid : (paid * BigInt(closed)) / BigInt(Math.abs(quantity));
  const left = before.quantity + quantity;
  const position: NetPosition = {
    quantity: left,
    cost: left === 0 ? 0n : before.cost - closedCost + (paid - closedPaid),
    openedAt: left === 0 ? 0 : whole ? at : before.openedAt,
  };
  return { position, closed, closedCost, realised: -closedPaid - closedCost };
}
