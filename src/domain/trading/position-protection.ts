import { decimal, divide, roundTo, type Decimal } from '../shared/decimal';
import { hasOpened, type AlgoOrder } from './algo-order';
import type { Position } from './position';
import { isLong, liquidatesFalling, returnPercent, type Liquidatable } from './position-figures';

/** Take profit closes where the position gains, stop loss where it loses. */
export type ProtectionLeg = 'TAKE_PROFIT' | 'STOP_LOSS';
/** What a leg is written in: its trigger price, the return in percent of the entry's margin, or the profit in quote. */
export const protectionUnits = ['price', 'percent', 'pnl'] as const;
export type ProtectionUnit = (typeof protectionUnits)[number];

type Protected = Pick<Position, 'holding' | 'averageOpenPrice' | 'leverage'>;

/**
 * Trigger price of what was written; losses are written without their sign. Not on a tick yet.
 * @param quantity what the leg would close
 */
export function triggerPriceOf(
  position: Protected,
  leg: ProtectionLeg,
  unit: ProtectionUnit,
  amount: Decimal,
  quantity: Decimal,
): Decimal | undefined {
  if (unit === 'price') return amount;
  if (quantity.lte(0)) return undefined;
  const { averageOpenPrice, leverage } = position;
  const perUnit =
    unit === 'pnl'
      ? divide(amount, quantity)
      : divide(averageOpenPrice.times(amount), decimal(100 * Math.max(1, leverage)));
  const upwards = isLong(position) === (leg === 'TAKE_PROFIT');
  return upwards ? averageOpenPrice.plus(perUnit) : averageOpenPrice.minus(perUnit);
}

/** Decimals of a return or a profit that a price is written as: fine enough to lead back to the same tick. */
const writtenPlaces = 4;

/**
 * What a leg that closes at a price is written as in another unit; `undefined` for a stop that would still gain, or a
 * target that would lose: they can be written as prices alone.
 * @param quantity what the leg would close
 */
export function writtenAs(
  position: Protected,
  leg: ProtectionLeg,
  unit: ProtectionUnit,
  price: Decimal,
  quantity: Decimal,
): Decimal | undefined {
  if (unit === 'price') return price;
  const { pnl, percent } = outcomeAt(position, price, quantity);
  const outcome = unit === 'pnl' ? pnl : percent;
  const amount = outcome && roundTo(leg === 'TAKE_PROFIT' ? outcome : outcome.times(-1), writtenPlaces, 'half-even');
  return amount?.gt(0) ? amount : undefined;
}

/** What closing a quantity at a price would bring against the entry, before fees. */
export function outcomeAt(
  position: Protected,
  price: Decimal,
  quantity: Decimal,
): { readonly pnl: Decimal; readonly percent: Decimal | undefined } {
  const gain = isLong(position) ? price.minus(position.averageOpenPrice) : position.averageOpenPrice.minus(price);
  const pnl = gain.times(quantity);
  return { pnl, percent: returnPercent({ ...position, holding: quantity }, pnl) };
}

export type ProtectionProblem = 'notAboveMark' | 'notBelowMark' | 'beyondLiquidation';

/** Why a leg could not work: it is on the wrong side of the market, or liquidation would come first. */
export function protectionProblem(
  position: Protected & Liquidatable,
  leg: ProtectionLeg,
  trigger: Decimal,
  mark: Decimal,
): ProtectionProblem | undefined {
  const upwards = isLong(position) === (leg === 'TAKE_PROFIT');
  if (upwards && trigger.lte(mark)) return 'notAboveMark';
  if (!upwards && trigger.gte(mark)) return 'notBelowMark';
  const { liquidationPrice } = position;
  if (leg === 'TAKE_PROFIT' || !liquidationPrice) return undefined;
  // Of a hedged contract's smaller leg liquidation lies on the other side of the market.
  if (liquidatesFalling(position) !== isLong(position)) return undefined;
  return (isLong(position) ? trigger.lte(liquidationPrice) : trigger.gte(liquidationPrice))
    ? 'beyondLiquidation'
    : undefined;
}

/** What of a position's protection is in force: of the whole position one group, of parts any number. */
export function protectionOf(
  { symbol, positionSide }: Pick<Position, 'symbol' | 'positionSide'>,
  orders: readonly AlgoOrder[],
): readonly AlgoOrder[] {
  const groups = orders.flatMap((order) => (hasOpened(order) ? order.legs : [order]));
  return groups.filter(
    (order) =>
      order.symbol === symbol &&
      order.positionSide === positionSide &&
      (order.algoType === 'POSITIONAL_TP_SL' || order.algoType === 'TP_SL'),
  );
}

/** A leg of a group, if it still waits. */
export function waitingLeg({ legs }: AlgoOrder, leg: ProtectionLeg): AlgoOrder | undefined {
  return legs.find(({ algoType, status }) => algoType === leg && (status === 'NEW' || status === 'REPLACED'));
}
