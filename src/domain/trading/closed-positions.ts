import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Fill } from './order';
import type { PositionSide } from './position';
import { returnOn, type PositionResult } from './position-result';

/** An execution, with the position of the contract that it changed. */
export interface PositionFill extends Fill {
  readonly positionSide: PositionSide;
  /** By an order of the exchange, for want of margin. */
  readonly liquidation?: boolean | undefined;
  /** Absent where its order does not say. */
  readonly leverage?: number | undefined;
}

/** A position from its first fill to its last. */
export interface ClosedPosition {
  readonly id: string;
  readonly symbol: string;
  readonly positionSide: PositionSide;
  readonly long: boolean;
  /** Absent where it was opened before the trades that are known, and so are `entry` and `pnl`. */
  readonly openedAt?: Instant | undefined;
  readonly closedAt: Instant;
  /** In the end; absent where the source does not say. */
  readonly leverage?: number | undefined;
  /** All that was closed, in base. */
  readonly quantity: Decimal;
  readonly entry?: Decimal | undefined;
  readonly exit: Decimal;
  /** Quote, before fees, as the exchange tells what was realised. */
  readonly pnl?: Decimal | undefined;
  /** Of opening and closing, in quote. */
  readonly fees: Decimal;
  /** The exchange ended it for want of margin, or a part of it. */
  readonly liquidated: boolean;
  /**
   * Quote. What the liquidation took beside the fees of its trades, as the exchange booked it; below zero where the
   * insurance fund covered more than was taken, absent where it is not known.
   */
  readonly liquidationCost?: Decimal | undefined;
  /** Quote. Received less paid in funding while it was open; absent where it is not known. */
  readonly funding?: Decimal | undefined;
}

/** A line of the ledger that a liquidation left: below zero what it took, above what was covered. */
export interface LiquidationEntry {
  readonly market?: string | undefined;
  readonly amount: Decimal;
  readonly at: Instant;
}

/** Ledger and trades may read their clocks this far apart, in milliseconds. */
const clocksApart = 1_000;

interface OpenEpisode {
  readonly long: boolean;
  readonly openedAt: Instant | undefined;
  leverage?: number | undefined;
  paid: Decimal;
  closed: Decimal;
  received: Decimal;
  fees: Decimal;
  liquidated: boolean;
}

/**
 * Positions that own trades opened and closed again, oldest first. One that is turned round ends and another begins.
 * @param fills oldest first, all of one position of one contract
 * @param holding what is held after them, below zero when short
 */
export function closedPositions(fills: readonly PositionFill[], holding: Decimal): readonly ClosedPosition[] {
  let held = holding.minus(fills.reduce((sum, fill) => sum.plus(signed(fill)), zero));
  let episode: OpenEpisode | undefined = held.eq(0) ? undefined : begin(held, undefined);
  const ended: ClosedPosition[] = [];
  for (const fill of fills) {
    const { quantity } = fill;
    const closing = episode && held.times(signed(fill)).lt(0) ? smallerOf(quantity, held.abs()) : zero;
    if (episode && closing.gt(0)) {
      add(episode, fill, closing, 'close');
      if (closing.eq(held.abs())) {
        ended.push(endOf(episode, fill));
        episode = undefined;
      }
    }
    held = held.plus(signed(fill));
    const opening = quantity.minus(closing);
    if (opening.lte(0)) continue;
    episode ??= begin(held, fill.at);
    add(episode, fill, opening, 'open');
  }
  return ended;
}

/**
 * Fees of the position that is held, since nothing or the opposite was held; `undefined` where its opening is not among the trades.
 * @param fills newest first, all of that position
 */
export function feesSinceOpened(fills: readonly Fill[], holding: Decimal): Decimal | undefined {
  let [held, fees] = [holding, zero];
  for (const fill of fills) {
    const before = held.minus(signed(fill));
    // Of a trade that turned a position round only a part opened this one.
    const turned = before.times(held).lt(0);
    fees = fees.plus(turned ? divide(fill.fee.times(held.abs()), fill.quantity) : fill.fee);
    if (turned || before.eq(0)) return fees;
    held = before;
  }
  return undefined;
}

/** What is left of the profit with its funding when the fees are paid, and what a liquidation cost as far as that is known. */
export function netOf({
  pnl,
  fees,
  funding,
  liquidationCost = zero,
}: Pick<ClosedPosition, 'pnl' | 'fees' | 'funding' | 'liquidationCost'>): Decimal | undefined {
  return funding && pnl?.plus(funding).minus(fees).minus(liquidationCost);
}

/**
 * Liquidated positions with what that cost. It stays unknown where an entry names no market, or where two positions
 * of one contract were liquidated together.
 * @param entries all that fall into the lives of these positions
 */
export function withLiquidationCosts(
  positions: readonly ClosedPosition[],
  entries: readonly LiquidationEntry[],
): readonly ClosedPosition[] {
  return positions.map((position) => {
    if (!position.liquidated) return position;
    const own = entries.filter((entry) => isOf(position, entry));
    const isShared = own.some(
      (entry) =>
        entry.market === undefined ||
        positions.some((other) => other !== position && other.liquidated && isOf(other, entry)),
    );
    return isShared
      ? position
      : { ...position, liquidationCost: own.reduce((cost, { amount }) => cost.minus(amount), zero) };
  });
}

function isOf({ symbol, openedAt = -Infinity, closedAt }: ClosedPosition, { market, at }: LiquidationEntry): boolean {
  return (market ?? symbol) === symbol && at >= openedAt && at <= closedAt + clocksApart;
}

/** As it is shown to others: of a liquidated position what all of it came to, and nothing while that is not known. */
export function resultOf(position: ClosedPosition): PositionResult | undefined {
  const { symbol, long, leverage, entry, exit, quantity, liquidated, liquidationCost } = position;
  const pnl = liquidated ? liquidationCost && netOf(position) : position.pnl;
  if (!entry?.gt(0) || !pnl) return undefined;
  const percent = returnOn(entry.times(quantity), pnl, leverage);
  return { symbol, long, leverage, entry, exit, isOpen: false, liquidated, pnl, percent };
}

function begin(held: Decimal, openedAt: Instant | undefined): OpenEpisode {
  return { long: held.gt(0), openedAt, paid: zero, closed: zero, received: zero, fees: zero, liquidated: false };
}

function add(
  episode: OpenEpisode,
  { price, quantity, fee, leverage, liquidation = false }: PositionFill,
  part: Decimal,
  way: 'open' | 'close',
): void {
  const value = price.times(part);
  episode.leverage = leverage ?? episode.leverage;
  if (way === 'open') episode.paid = episode.paid.plus(value);
  else {
    episode.received = episode.received.plus(value);
    episode.closed = episode.closed.plus(part);
    episode.liquidated ||= liquidation;
  }
  episode.fees = episode.fees.plus(divide(fee.times(part), quantity));
}

function endOf(
  { long, openedAt, leverage, paid, closed, received, fees, liquidated }: OpenEpisode,
  { id, symbol, positionSide, at }: PositionFill,
): ClosedPosition {
  const known =
    openedAt === undefined
      ? {}
      : { openedAt, entry: divide(paid, closed), pnl: long ? received.minus(paid) : paid.minus(received) };
  return {
    id,
    symbol,
    positionSide,
    long,
    closedAt: at,
    leverage,
    quantity: closed,
    exit: divide(received, closed),
    fees,
    liquidated,
    ...known,
  };
}

function signed({ side, quantity }: Fill): Decimal {
  return side === 'BUY' ? quantity : quantity.times(-1);
}
