import { zero, type Decimal } from '../shared/decimal';
import { BookWalk } from './contract-fills';
import { initialMargin, worthAt } from './contract-margin';
import type { MarginState, ContractOrder } from './contract-order';
import type { OrderSide } from './order';

/** The same account once the market has come to a price, nothing else having changed. */
export function marginStateAt(margin: MarginState, mark: Decimal): MarginState {
  const { tiers, leverage, marginMode } = margin;
  // An isolated position's profit stands behind nothing but itself.
  if (marginMode === 'ISOLATED') return { ...margin, mark };
  let [gained, bound] = [zero, zero];
  // Cross margin has one leverage for both legs of a hedged contract.
  for (const leg of [margin.holding, margin.opposite]) {
    const [before, after] = [worthAt(margin.mark, leg), worthAt(mark, leg)];
    gained = gained.plus(after.minus(before));
    bound = bound.plus(initialMargin(tiers, after.abs(), leverage)).minus(initialMargin(tiers, before.abs(), leverage));
  }
  return {
    ...margin,
    mark,
    collateral: margin.collateral.plus(gained),
    free: margin.free.plus(gained).minus(bound),
  };
}

/** An order that rests at its price, or that takes all of itself there, whatever the book holds now. */
export function orderAt(
  price: Decimal,
  terms: {
    readonly side: OrderSide;
    readonly reduceOnly: boolean;
    readonly takes: boolean;
    /** The price that sets it off: a limit beyond that is met at once. */
    readonly trigger?: Decimal | undefined;
    readonly quantity: Decimal;
  },
): ContractOrder {
  const { side, reduceOnly, takes, trigger, quantity } = terms;
  return {
    side,
    type: takes ? 'MARKET' : 'LIMIT',
    limit: price,
    rests: !takes,
    crossesLater: trigger !== undefined && (side === 'BUY' ? price.gte(trigger) : price.lte(trigger)),
    reduceOnly,
    walk: new BookWalk(side, price, takes ? [[Number(price), Number(quantity)]] : []),
  };
}
