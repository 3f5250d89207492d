import type { Decimal } from '../shared/decimal';
import { BookWalk } from './contract-fills';
import { initialMargin, worthAt } from './contract-margin';
import type { ContractFooting, ContractOrder } from './contract-order';
import type { OrderSide } from './order';

/** The same account once the market has come to a price, nothing else having changed. */
export function footingAt(footing: ContractFooting, mark: Decimal): ContractFooting {
  const { tiers, leverage, holding, marginMode } = footing;
  // An isolated position's profit stands behind nothing but itself.
  if (marginMode === 'ISOLATED') return { ...footing, mark };
  const [before, after] = [worthAt(footing.mark, holding), worthAt(mark, holding)];
  const gained = after.minus(before);
  const bound = initialMargin(tiers, after.abs(), leverage).minus(initialMargin(tiers, before.abs(), leverage));
  return {
    ...footing,
    mark,
    collateral: footing.collateral.plus(gained),
    free: footing.free.plus(gained).minus(bound),
  };
}

/** An order that rests at its price, or that takes all of itself there, whatever the book holds now. */
export function orderAt(
  price: Decimal,
  terms: {
    readonly side: OrderSide;
    readonly reduceOnly: boolean;
    readonly takes: boolean;
    readonly quantity: Decimal;
  },
): ContractOrder {
  const { side, reduceOnly, takes, quantity } = terms;
  return {
    side,
    type: takes ? 'MARKET' : 'LIMIT',
    limit: price,
    rests: !takes,
    reduceOnly,
    walk: new BookWalk(side, price, takes ? [[Number(price), Number(quantity)]] : []),
  };
}
