import type { LeverageTier } from '../markets/futures-figures';
import { decimal, divide, roundToStep, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { BookWalk, FillPart } from './contract-fills';
import { initialMargin, maintenanceOf, marginShare, unitsDown, worthAt } from './contract-margin';
import type { FeeRates } from './order-estimate';
import type { OrderSide } from './order';
import type { MarginMode } from './position';

/** An open order of the same position that is not there to reduce it. */
interface OrderBeside {
  readonly side: OrderSide;
  readonly price: Decimal;
  readonly quantity: Decimal;
}

/** One position and the account behind it, as far as they decide about an order. Money in quote. */
export interface MarginState {
  readonly mark: Decimal;
  /** The lowest first, at least one. */
  readonly tiers: readonly LeverageTier[];
  readonly leverage: number;
  readonly marginMode: MarginMode;
  /** Signed. */
  readonly holding: Decimal;
  /** The other leg of a hedged contract, as far as it stands on cross margin too; signed. */
  readonly opposite: Decimal;
  /** Where it was opened and where profit was last settled; any value without a holding. */
  readonly averageOpenPrice: Decimal;
  readonly settlePrice: Decimal;
  readonly isolatedMargin: Decimal;
  /** Fees since it was opened, 0 without a holding; `undefined` while they are not known. */
  readonly feesPaid: Decimal | undefined;
  readonly beside: readonly OrderBeside[];
  /** Weighted collateral with unrealised profit, and what of it no margin needs. */
  readonly collateral: Decimal;
  readonly free: Decimal;
  /** Of the quote asset, less what orders reserve. */
  readonly available: Decimal;
  /** Whether any contract is held or ordered: only then does margin need anything of the balance. */
  readonly exposed: boolean;
  /** Of the cross positions of all other contracts. */
  readonly otherMaintenance: Decimal;
  readonly otherNotional: Decimal;
}

export interface ContractOrder {
  readonly side: OrderSide;
  readonly type: 'LIMIT' | 'MARKET';
  /** Of a market order the worst price of the band. */
  readonly limit: Decimal;
  /** Whether what does not fill at once stays in the book. */
  readonly rests: boolean;
  /** Where what rests is met, where that is not the limit that it is reckoned at. */
  readonly restsAt?: Decimal | undefined;
  /** By the time that it comes to the book, what rests is likely to take instead. */
  readonly crossesLater?: boolean;
  readonly reduceOnly: boolean;
  readonly walk: BookWalk;
}

export function directionOf(side: OrderSide): 1 | -1 {
  return side === 'BUY' ? 1 : -1;
}

/** How much of a quantity closes what is held. */
export function closable(holding: Decimal, side: OrderSide, quantity: Decimal): Decimal {
  const open = holding.times(-directionOf(side));
  return open.gt(0) ? smallerOf(open, quantity) : zero;
}

/** How the order would trade: what the book has of it now, and the rest at its limit. */
export function fillParts(order: ContractOrder, quantity: Decimal): readonly FillPart[] {
  const taken = order.walk.parts(quantity);
  const rest = quantity.minus(order.walk.cost(quantity).quantity);
  return order.rests && rest.gt(0)
    ? [...taken, { price: order.restsAt ?? order.limit, quantity: rest, maker: !order.crossesLater }]
    : taken;
}

const takes = ({ walk, crossesLater }: ContractOrder): boolean => walk.depth.gt(0) || crossesLater === true;

/** Rounded down part by part, as it is charged. */
export function feeOf(parts: readonly FillPart[], fees: FeeRates): Decimal {
  return parts.reduce(
    (sum, { price, quantity, maker }) =>
      sum.plus(unitsDown(price.times(quantity).times(maker ? fees.maker : fees.taker))),
    zero,
  );
}

/** What the exchange reckons an order at before it is taken: a limit order at its limit, a market order by the book. */
function reckoned({ type, limit, walk }: ContractOrder, quantity: Decimal): OrderValue {
  return type === 'LIMIT' ? { quantity, notional: limit.times(quantity) } : walk.cost(quantity);
}

interface OrderValue {
  readonly quantity: Decimal;
  readonly notional: Decimal;
}

/** What an order loses as it fills, by the mark. */
function lossAtOnce(side: OrderSide, notional: Decimal, atMark: Decimal): Decimal {
  const lost = notional.minus(atMark).times(directionOf(side));
  return lost.gt(0) ? lost : zero;
}

/** Of what an order takes of the free collateral, what is no margin: it loses that by the mark as it fills. */
export function openLoss(margin: MarginState, order: ContractOrder, quantity: Decimal): Decimal {
  if (order.reduceOnly || margin.marginMode === 'ISOLATED') return zero;
  const value = reckoned(order, quantity);
  return lossAtOnce(order.side, value.notional, worthAt(margin.mark, value.quantity));
}

/** Margin that a position and the orders beside it need together with cross margin. */
function plannedMargin(margin: MarginState, orders: readonly (OrderValue & { readonly side: OrderSide })[]): Decimal {
  const { mark, tiers, leverage, holding } = margin;
  const value = worthAt(mark, holding);
  let [long, short, loss] = [zero, zero, zero];
  for (const { side, quantity, notional } of orders) {
    const atMark = worthAt(mark, quantity);
    const dearer = notional.gt(atMark) ? notional : atMark;
    if (side === 'BUY') long = long.plus(dearer);
    else short = short.plus(dearer);
    loss = loss.plus(lossAtOnce(side, notional, atMark));
  }
  const widest = [value.plus(long), short.minus(value), value.abs()].reduce((most, each) =>
    each.gt(most) ? each : most,
  );
  return initialMargin(tiers, widest, leverage).plus(loss);
}

/**
 * What an order takes of the free collateral when it is placed; below zero when it sets some free. An order that
 * closes takes nothing.
 */
export function requiredMargin(margin: MarginState, order: ContractOrder, quantity: Decimal, fees: FeeRates): Decimal {
  if (order.reduceOnly) return zero;
  const value = reckoned(order, quantity);
  if (margin.marginMode === 'ISOLATED') {
    const opening = order.rests ? quantity : quantity.minus(closable(margin.holding, order.side, quantity));
    return marginShare(order.limit.times(opening), margin.leverage).plus(unitsDown(value.notional.times(fees.taker)));
  }
  const beside = margin.beside.map(({ side, price, quantity: left }) => ({
    side,
    quantity: left,
    notional: price.times(left),
  }));
  return plannedMargin(margin, [...beside, { side: order.side, ...value }]).minus(plannedMargin(margin, beside));
}

/** Why an order cannot be had, as far as margin and the position decide. */
type ContractFault = 'reduceOnlyRefused' | 'maximumPosition' | 'insufficientMargin' | 'beingLiquidated';

/** The exchange's own check (protocol 4.3), with the fee on top: what fits can be paid. */
export function contractFault(
  margin: MarginState,
  order: ContractOrder,
  quantity: Decimal,
  fees: FeeRates,
): ContractFault | undefined {
  const { holding, mark, tiers, beside } = margin;
  const closing = closable(holding, order.side, quantity);
  if (order.reduceOnly) return closing.lt(quantity) ? 'reduceOnlyRefused' : undefined;
  const same = beside.filter(({ side }) => side === order.side).reduce((sum, each) => sum.plus(each.quantity), zero);
  if (closing.eq(quantity) && same.eq(0)) return undefined;
  const widest = holding.plus(quantity.plus(same).times(directionOf(order.side))).abs();
  if (worthAt(mark, widest).gt(tiers[tiers.length - 1]!.notionalTo)) return 'maximumPosition';
  const need = requiredMargin(margin, order, quantity, fees);
  if (margin.marginMode === 'ISOLATED') {
    const spare = margin.exposed ? smallerOf(margin.available, margin.free) : margin.available;
    return spare.lt(need) ? 'insufficientMargin' : undefined;
  }
  if (need.lte(0)) return undefined;
  const fee = unitsDown(reckoned(order, quantity).notional.times(takes(order) ? fees.taker : fees.maker));
  if (margin.free.gte(need.plus(fee))) return undefined;
  const maintenance = maintenanceOf({ tiers, mark, holdings: [holding, margin.opposite] }).plus(
    margin.otherMaintenance,
  );
  return margin.collateral.lt(maintenance) ? 'beingLiquidated' : 'insufficientMargin';
}

/**
 * The largest quantity of a step that passes, found by halving: what an order needs only grows with its quantity.
 *
 * @param most never more than this
 */
export function largestQuantity(step: Decimal, most: Decimal, passes: (quantity: Decimal) => boolean): Decimal {
  let low = 0;
  let high = Number(roundToStep(most, step, 'down').div(step));
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (passes(step.times(middle))) low = middle;
    else high = middle - 1;
  }
  return step.times(low);
}

/** The most that can be ordered: by margin, tiers, what the book has for a market order, and the market's maximum. */
export function largestContractOrder(
  margin: MarginState,
  order: ContractOrder,
  limits: { readonly step: Decimal; readonly maximumQuantity: Decimal },
  fees: FeeRates,
): Decimal {
  const { step, maximumQuantity } = limits;
  if (order.limit.lte(0) || margin.mark.lte(0)) return zero;
  const last = margin.tiers[margin.tiers.length - 1]!;
  const byTier = divide(last.notionalTo, margin.mark).plus(margin.holding.abs());
  const inBook = order.type === 'MARKET' ? order.walk.depth : byTier;
  const most = [byTier, inBook].reduce(smallerOf, maximumQuantity);
  return largestQuantity(step, most, (quantity) => contractFault(margin, order, quantity, fees) === undefined);
}

/** How much loss a stop may bring, as a quantity: a share of the account between entry and stop, floored to the step. */
export function quantityAtRisk(
  account: Decimal,
  percent: Decimal,
  entry: Decimal,
  stop: Decimal,
  step: Decimal,
): Decimal {
  const distance = entry.minus(stop).abs();
  if (distance.eq(0)) return zero;
  return roundToStep(divide(divide(account.times(percent), decimal(100)), distance), step, 'down');
}
