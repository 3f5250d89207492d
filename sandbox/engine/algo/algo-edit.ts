import type { AlgoCommand } from '../model/algo-model';
import type { Steps, Ticks } from '../model/units';
import { checkedTerms } from './algo-draft';
import type { AlgoOrder, AlgoTerms } from './algo-order';
import { entryPrice, growthFault, type AlgoFault, type AlgoMarket } from './algo-rules';

type EditCommand = Extract<AlgoCommand, { type: 'editAlgo' }>;
type Change = EditCommand['change'];

/** New terms of one order; one that is in the book already is changed there. */
export interface AlgoEdit {
  readonly order: AlgoOrder;
  readonly terms: AlgoTerms;
  readonly inBook: { readonly price?: Ticks; readonly quantity?: Steps } | undefined;
}

/** What an edit would do to an order and its legs, all of it allowed, or why it is refused as a whole. */
export function planEdit(
  order: AlgoOrder,
  { change, children = [] }: EditCommand,
  market: AlgoMarket,
): readonly AlgoEdit[] | AlgoFault {
  const changes = collect(order, change, children);
  if (typeof changes === 'string') return changes;
  const edits: AlgoEdit[] = [];
  for (const [changed, wanted] of changes) {
    const entry = changed.parent?.parent;
    const entryTerms = edits.find((edit) => edit.order === entry)?.terms ?? entry?.terms;
    const edit = editOf(changed, wanted, market, entryTerms);
    if (typeof edit === 'string') return edit;
    edits.push(edit);
  }
  return legsAgree(order, edits) ? edits : 'legsDoNotMatch';
}

/** Who changes and how, an entry before its legs. */
function collect(
  order: AlgoOrder,
  change: Change,
  children: NonNullable<EditCommand['children']>,
): ReadonlyMap<AlgoOrder, Change> | AlgoFault {
  const changes = new Map<AlgoOrder, Change>();
  const add = (target: AlgoOrder, more: Change): void =>
    void changes.set(target, { ...changes.get(target), ...said(more) });
  if (Object.keys(said(change)).length > 0) {
    add(order, change);
    // A group has a quantity alone, and has it for its legs; the legs of an entry stay on their side of it.
    if (order.isGroup)
      for (const leg of order.legs)
        if (leg.open) add(leg, { ...(change.quantity !== undefined && { quantity: change.quantity }) });
    if (order.isBracket) for (const leg of order.legs[0]!.legs) if (leg.open && !leg.ready) add(leg, {});
  }
  for (const { algoOrderId, ...wanted } of children) {
    const leg = [...order.tree()].find((candidate) => candidate.algoOrderId === algoOrderId);
    if (leg === undefined) return 'orderNotFound';
    if (leg.isGroup) return 'legsDoNotMatch';
    add(leg, wanted);
  }
  return changes.size === 0 ? 'malformedOrder' : changes;
}

function editOf(
  order: AlgoOrder,
  change: Change,
  market: AlgoMarket,
  entry: AlgoTerms | undefined,
): AlgoEdit | AlgoFault {
  const { price, quantity, triggerPrice, activatedPrice, callbackRate, callbackValue } = change;
  const moves = [triggerPrice, activatedPrice, callbackRate, callbackValue].some((value) => value !== undefined);
  if (!order.open) return 'orderEnded';
  if (order.terms.childType === 'CLOSE_POSITION' && (price ?? quantity) !== undefined) return 'legsDoNotMatch';
  const terms: AlgoTerms = {
    ...order.terms,
    ...change,
    ...(callbackRate !== undefined && callbackValue === undefined && { callbackValue: undefined }),
    ...(callbackValue !== undefined && callbackRate === undefined && { callbackRate: undefined }),
  };
  if (order.isGroup) return price !== undefined || moves ? 'malformedOrder' : { order, terms, inBook: undefined };
  if (order.orderId !== 0) {
    if (moves) return 'orderEnded';
    return {
      order,
      terms,
      inBook: { ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) },
    };
  }
  if (order.triggered) return 'orderEnded';
  if (price !== undefined && terms.childType === 'MARKET') return 'malformedOrder';
  if (!fits(order, change)) return 'malformedOrder';
  const checked = checkedTerms(
    terms,
    market,
    order.ready || entry === undefined ? market.price(terms.triggerPriceType) : entryPrice(entry, market),
  );
  // An order waits the way it was placed: across the market it would be the opposite of what was meant.
  const { direction } = order.terms;
  const wrongSide = direction === 'UP' ? 'triggerNotAbove' : 'triggerNotBelow';
  if (checked === 'triggerNotAbove' || checked === 'triggerNotBelow') return direction ? wrongSide : checked;
  if (typeof checked === 'string') return checked;
  if (direction !== undefined && checked.direction !== direction) return wrongSide;
  // Beside a leg that rests in the book the book checks both: what that leg holds is there for this one.
  const beside = order.parent?.legs.some((leg) => leg.orderId !== 0) === true;
  const fault = beside ? undefined : growthFault(order.terms, checked, market);
  return fault ?? { order, terms: checked, inBook: undefined };
}

/** A trailing stop has no trigger price of its own, and no start once it follows; other kinds have nothing to follow with. */
function fits(
  { terms, activated }: AlgoOrder,
  { triggerPrice, activatedPrice, callbackRate, callbackValue }: Change,
): boolean {
  if (terms.algoType === 'TRAILING_STOP')
    return triggerPrice === undefined && !(activated && activatedPrice !== undefined);
  return activatedPrice === undefined && callbackRate === undefined && callbackValue === undefined;
}

function legsAgree(order: AlgoOrder, edits: readonly AlgoEdit[]): boolean {
  const group = order.isGroup ? order : order.parent;
  if (group?.isGroup !== true) return true;
  const quantityOf = (leg: AlgoOrder): Steps =>
    edits.find((edit) => edit.order === leg)?.terms.quantity ?? leg.terms.quantity;
  return new Set(group.legs.filter((leg) => leg.open).map(quantityOf)).size <= 1;
}

function said(change: Change): Change {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
