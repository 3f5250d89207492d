import { decimal, divide, zero, type Decimal } from '../shared/decimal';
import type { Position } from './position';

type Held = Pick<Position, 'holding'>;

export function isLong({ holding }: Held): boolean {
  return holding.gt(0);
}

/** What it is worth at a price, without sign. Quote. */
export function positionValue({ holding }: Held, price: Decimal): Decimal {
  return holding.abs().times(price);
}

/** Profit at a price since it was opened, whether or not some of it has been settled meanwhile. Quote. */
export function profitSinceOpened(
  { holding, averageOpenPrice }: Pick<Position, 'holding' | 'averageOpenPrice'>,
  price: Decimal,
): Decimal {
  return holding.times(price.minus(averageOpenPrice));
}

/** Profit at a price since profit was last settled: what margin counts. Quote. */
export function unrealisedPnl(
  { holding, settlePrice }: Pick<Position, 'holding' | 'settlePrice'>,
  price: Decimal,
): Decimal {
  return holding.times(price.minus(settlePrice));
}

/** What positions have made or lost together since profit was last settled, each at a price. Quote. */
export function unsettledPnl<P extends Pick<Position, 'holding' | 'settlePrice'>>(
  positions: readonly P[],
  priceOf: (position: P) => Decimal,
): Decimal {
  return positions.reduce((sum, position) => sum.plus(unrealisedPnl(position, priceOf(position))), zero);
}

/** What was paid out or taken within 24 hours, by closing and by settlement: the day's figure has what is open at the mark in it. Quote. */
export function settledPnl24h(position: Pick<Position, 'holding' | 'settlePrice' | 'markPrice' | 'pnl24h'>): Decimal {
  return position.pnl24h.minus(unrealisedPnl(position, position.markPrice));
}

/**
 * What the position stands on: what was assigned to it, or with cross margin the share by leverage of its value at the
 * mark, which is what it takes of the free collateral. Quote.
 */
export function positionMargin(
  position: Pick<Position, 'holding' | 'leverage' | 'marginMode' | 'isolatedMargin'>,
  mark: Decimal,
): Decimal {
  return position.marginMode === 'ISOLATED' ? position.isolatedMargin : marginAt(position, mark);
}

/** Profit against the margin of the entry, in percent, whatever was added to it later; `undefined` without an entry. */
export function returnPercent(
  position: Pick<Position, 'holding' | 'averageOpenPrice' | 'leverage'>,
  pnl: Decimal,
): Decimal | undefined {
  const margin = marginAt(position, position.averageOpenPrice);
  return margin.gt(0) ? divide(pnl.times(100), margin) : undefined;
}

export type Liquidatable = Pick<Position, 'holding' | 'positionSide' | 'marginMode' | 'markPrice' | 'liquidationPrice'>;

/**
 * Whether a falling mark liquidates it: a long. With cross margin both legs of a hedged contract are liquidated at one
 * price, which lies on the side of what they hold together; the mark that it was told with says which that is.
 */
export function liquidatesFalling(position: Liquidatable): boolean {
  const { positionSide, marginMode, markPrice, liquidationPrice } = position;
  const alone = positionSide === 'BOTH' || marginMode === 'ISOLATED' || !liquidationPrice;
  return alone ? isLong(position) : liquidationPrice.lt(markPrice);
}

/** How far a price is from liquidation, in percent of it; below zero once it is past. */
export function distanceToLiquidation(position: Liquidatable, price: Decimal): Decimal | undefined {
  const { liquidationPrice } = position;
  if (!liquidationPrice || price.lte(zero)) return undefined;
  const room = liquidatesFalling(position) ? price.minus(liquidationPrice) : liquidationPrice.minus(price);
  return divide(room.times(100), price);
}

/** Which of the two positions of hedge mode a payment of funding was for: while the rate is above zero long positions pay (protocol 4.3). */
export function fundedSide({ rate, amount }: { readonly rate: Decimal; readonly amount: Decimal }): 'LONG' | 'SHORT' {
  return rate.gt(0) === amount.lt(0) ? 'LONG' : 'SHORT';
}

function marginAt(position: Pick<Position, 'holding' | 'leverage'>, price: Decimal): Decimal {
  return divide(positionValue(position, price), decimal(Math.max(1, position.leverage)));
}

/** Positions are closed together by how they stand. */
export const positionGroups = ['all', 'winners', 'losers', 'longs', 'shorts'] as const;
export type PositionGroup = (typeof positionGroups)[number];

/** @param pnlOf profit as it is shown, so that nothing is closed as a winner that is shown as a loser */
export function inGroup<T extends Held>(
  position: T,
  group: PositionGroup,
  pnlOf: (position: T) => Decimal | undefined,
): boolean {
  switch (group) {
    case 'all':
      return true;
    case 'winners':
      return pnlOf(position)?.gt(0) ?? false;
    case 'losers':
      return pnlOf(position)?.lt(0) ?? false;
    case 'longs':
      return isLong(position);
    case 'shorts':
      return !isLong(position);
  }
}
