import type { Instrument } from '../markets/instrument';
import type { Decimal } from '../shared/decimal';
import { orderProblems, type OrderProblem } from './order-rules';
import type { OrderDraft } from './order-draft';

/** Orders that one question may be about. */
export const largestBasket = 10;

/** One order of a basket, with what its market pays just now. */
export interface BasketOrder {
  readonly instrument: Instrument;
  readonly draft: OrderDraft;
  readonly bestBid?: Decimal | undefined;
  readonly bestAsk?: Decimal | undefined;
}

/** What it would cost or bring in quote, about: a market order at the best opposite price. */
export function basketValue({ draft, bestBid, bestAsk }: BasketOrder): Decimal | undefined {
  const price = draft.type === 'LIMIT' ? draft.price : draft.side === 'BUY' ? bestAsk : bestBid;
  return price && draft.quantity?.times(price);
}

/**
 * What keeps each order back, in the order of the basket: the rules of its market, and that it can be paid with what the
 * orders before it leave of its asset.
 *
 * @param available of an asset; `undefined` while it is not known
 */
export function basketProblems(
  orders: readonly BasketOrder[],
  available: (asset: string) => Decimal | undefined,
): readonly (readonly OrderProblem[])[] {
  const left = new Map<string, Decimal>();
  return orders.map((order) => {
    const { instrument, draft, bestBid, bestAsk } = order;
    const own = orderProblems(draft, { instrument, bestBid, bestAsk, marketCost: basketValue(order) });
    if (own.length > 0) return own;
    const { asset, amount } = spends(order);
    const limit = left.get(asset) ?? available(asset);
    if (!limit || !amount) return [];
    if (amount.gt(limit)) return [{ field: 'quantity', reason: 'insufficientBalance', limit, asset }];
    left.set(asset, limit.minus(amount));
    return [];
  });
}

function spends(order: BasketOrder): { readonly asset: string; readonly amount: Decimal | undefined } {
  const { instrument, draft } = order;
  return draft.side === 'BUY'
    ? { asset: instrument.quote, amount: basketValue(order) }
    : { asset: instrument.base, amount: draft.quantity };
}
