import { decimal, divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import {
  closable,
  directionOf,
  feeOf,
  fillParts,
  openLoss,
  requiredMargin,
  type MarginState,
  type ContractOrder,
} from './contract-order';
import type { FillPart } from './contract-fills';
import { liquidation, marginShare, unitsDown, worthAt } from './contract-margin';
import type { FeeRates } from './order-estimate';

/** How everything stands once an order has filled, no price having moved. */
export interface ContractOutcome {
  /** Base quantity that fills: at once, and later of what rests. */
  readonly quantity: Decimal;
  /** Of that, what fills at once. */
  readonly filled: Decimal;
  readonly notional: Decimal;
  readonly averagePrice: Decimal | undefined;
  /** Average price against the best one, in percent of it, never negative. */
  readonly slippagePercent: Decimal;
  readonly fee: Decimal;
  /**
   * Initial margin: with isolated margin what the position is assigned, with cross margin what is taken of the free
   * collateral, less the loss. Never below zero.
   */
  readonly margin: Decimal;
  /** What is taken of the free collateral because the price is worse than the mark; with cross margin alone. */
  readonly openLoss: Decimal;
  /** Margin, loss and fee. */
  readonly cost: Decimal;
  /** A market order finds all it asks for in the book. */
  readonly complete: boolean;
  /** Signed. */
  readonly holding: Decimal;
  /** Profit that it settles by closing, before fees. */
  readonly realised: Decimal;
  readonly entryPrice: Decimal | undefined;
  readonly liquidationPrice: Decimal | undefined;
  /** A falling mark leads to it; else a rising one. */
  readonly liquidatesFalling: boolean;
  /** Collateral by the value of all cross positions; of an isolated position its equity by its own. */
  readonly marginRatio: Decimal | undefined;
  /** Where closing at market pays for the entry and all fees; `undefined` while those of what was held are not known. */
  readonly breakEven: Decimal | undefined;
}

interface Holding {
  readonly holding: Decimal;
  /** Signed like the holding. */
  readonly openCost: Decimal;
  readonly settleCost: Decimal;
  readonly isolatedMargin: Decimal;
  /** Of its own margin, what was brought in. */
  readonly assigned: Decimal;
  readonly realised: Decimal;
  /** Since what is held was opened. */
  readonly fees: Decimal | undefined;
}

export function contractOutcome(
  margin: MarginState,
  order: ContractOrder,
  quantity: Decimal,
  fees: FeeRates,
): ContractOutcome {
  const parts = fillParts(order, quantity);
  const fee = feeOf(parts, fees);
  const before: Holding = {
    holding: margin.holding,
    openCost: margin.averageOpenPrice.times(margin.holding),
    settleCost: margin.settlePrice.times(margin.holding),
    isolatedMargin: margin.isolatedMargin,
    assigned: zero,
    realised: zero,
    fees: margin.feesPaid,
  };
  const after = parts.reduce((held, part) => traded(held, part, { margin, order, fee: feeOf([part], fees) }), before);
  const notional = parts.reduce((sum, part) => sum.plus(part.price.times(part.quantity)), zero);
  const filled = order.walk.cost(quantity).quantity;
  const met = parts.reduce((sum, part) => sum.plus(part.quantity), zero);
  // The exchange's check of an isolated order reserves the fee as well, and a market order's worst price.
  const needed = margin.marginMode === 'ISOLATED' ? after.assigned : requiredMargin(margin, order, quantity, fees);
  const needs = needed.gt(0) ? needed : zero;
  const loss = smallerOf(openLoss(margin, order, quantity), needs);
  const equity = equityAfter(margin, order, after, notional, fee);
  const cross = margin.marginMode === 'CROSS';
  const legs = cross ? [after.holding, margin.opposite] : [after.holding];
  const end = liquidation({ ...margin, holdings: legs }, equity, cross ? margin.otherMaintenance : zero);
  const valueInAll = legs.reduce(
    (sum, leg) => sum.plus(worthAt(margin.mark, leg).abs()),
    cross ? margin.otherNotional : zero,
  );
  return {
    quantity: met,
    filled,
    notional,
    averagePrice: met.gt(0) ? divide(notional, met) : undefined,
    slippagePercent: slippage(order, parts),
    fee,
    margin: needs.minus(loss),
    openLoss: loss,
    cost: needs.plus(fee),
    complete: order.type === 'LIMIT' || met.eq(quantity),
    holding: after.holding,
    realised: after.realised,
    entryPrice: after.holding.eq(0) ? undefined : unitsDown(divide(after.openCost, after.holding)),
    liquidationPrice: after.holding.eq(0) ? undefined : end?.price,
    liquidatesFalling: end?.falling ?? after.holding.gt(0),
    marginRatio: valueInAll.gt(0) ? unitsDown(divide(equity, valueInAll)) : undefined,
    breakEven: breakEven(after, fees),
  };
}

interface FillTerms {
  readonly margin: MarginState;
  readonly order: ContractOrder;
  readonly fee: Decimal;
}

function traded(held: Holding, { price, quantity }: FillPart, { margin, order, fee }: FillTerms): Holding {
  const direction = directionOf(order.side);
  const closed = closable(held.holding, order.side, quantity);
  const opened = quantity.minus(closed);
  let next: Holding = { ...held, fees: held.fees?.plus(fee) };
  if (closed.gt(0)) {
    const part = (amount: Decimal): Decimal => unitsDown(divide(amount.times(closed), held.holding.abs()));
    const received = price.times(closed).times(-direction);
    const [openCost, settleCost, released] = [part(held.openCost), part(held.settleCost), part(held.isolatedMargin)];
    const missing = released.plus(received.minus(settleCost)).times(-1);
    next = {
      ...next,
      holding: held.holding.plus(closed.times(direction)),
      openCost: held.openCost.minus(openCost),
      settleCost: held.settleCost.minus(settleCost),
      isolatedMargin: afterLoss(held.isolatedMargin.minus(released), missing),
      realised: held.realised.plus(received.minus(openCost)),
      fees: closed.eq(held.holding.abs()) ? zero : next.fees,
    };
  }
  if (opened.eq(0)) return next;
  const cost = price.times(opened).times(direction);
  // A seller's margin is counted at the limit, which a better price does not exceed.
  const counted = price.lt(order.limit) ? price : order.limit;
  // Of a fill that turns a position round, only the part that opens the new one is its own.
  const fees = closed.gt(0) ? divide(fee.times(opened), quantity) : next.fees;
  const assigned = margin.marginMode === 'ISOLATED' ? marginShare(counted.times(opened), margin.leverage) : zero;
  return {
    ...next,
    holding: next.holding.plus(opened.times(direction)),
    openCost: next.openCost.plus(cost),
    settleCost: next.settleCost.plus(cost),
    isolatedMargin: next.isolatedMargin.plus(assigned),
    assigned: next.assigned.plus(assigned),
    fees,
  };
}

/** A loss that the released margin does not cover is taken from what stays. */
function afterLoss(margin: Decimal, missing: Decimal): Decimal {
  if (missing.lte(0)) return margin;
  return missing.lt(margin) ? margin.minus(missing) : zero;
}

function equityAfter(
  margin: MarginState,
  order: ContractOrder,
  after: Holding,
  notional: Decimal,
  fee: Decimal,
): Decimal {
  const { mark } = margin;
  const value = worthAt(mark, after.holding);
  if (margin.marginMode === 'ISOLATED') return after.isolatedMargin.plus(value.minus(unitsDown(after.settleCost)));
  return margin.collateral
    .plus(value)
    .minus(worthAt(mark, margin.holding))
    .minus(notional.times(directionOf(order.side)))
    .minus(fee);
}

function slippage({ side }: ContractOrder, parts: readonly FillPart[]): Decimal {
  const taken = parts.filter(({ maker }) => !maker);
  const best = taken[0]?.price;
  if (!best) return zero;
  const quantity = taken.reduce((sum, part) => sum.plus(part.quantity), zero);
  const average = divide(
    taken.reduce((sum, part) => sum.plus(part.price.times(part.quantity)), zero),
    quantity,
  );
  const worse = average.minus(best).times(directionOf(side));
  return worse.gt(0) ? divide(worse.times(100), best) : zero;
}

function breakEven({ holding, openCost, fees }: Holding, { taker }: FeeRates): Decimal | undefined {
  if (holding.eq(0) || !fees) return undefined;
  const one = decimal(1);
  const size = holding.abs();
  return holding.gt(0)
    ? divide(openCost.plus(fees), size.times(one.minus(taker)))
    : divide(openCost.abs().minus(fees), size.times(one.plus(taker)));
}
