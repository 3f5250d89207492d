import { draftOf, type PreparedOrder } from '../../domain/commands/prepared-order';
import type { Instrument } from '../../domain/markets/instrument';
import { decimal, zero, type Decimal } from '../../domain/shared/decimal';
import { closableBy, marginTerms, type MarginTerms, type OrderEffect } from '../../domain/trading/margin-terms';
import { orderProblems, type OrderProblem } from '../../domain/trading/order-rules';
import { bookIntent } from './book-intent';
import { conditionalIntent } from './conditional-intent';
import type { ContractMarket } from './contract-market';
import { type AlgoOrderIntent, PlaceAlgoOrder } from './place-algo-order.use-case';
import type { OnLost } from './pending-orders';
import type { Placement } from './place-once';
import { type OrderIntent, PlaceOrder } from './place-order.use-case';
import type { TicketBook } from './ticket/ticket-market';
import type { Needs } from '../kernel/token';

/** The market that is traded by one click. */
export interface OneClickMarket {
  readonly instrument: Instrument;
  readonly book: Pick<TicketBook, 'bestBid' | 'bestAsk' | 'middle'>;
  readonly lastPrice: number | undefined;
  /** Of a perpetual. */
  readonly contract: Pick<ContractMarket, 'terms'> | undefined;
}

/**
 * `problem`: the market would refuse it. `wrongSide`: the stop would be set off at once. `nothingHeld`: it was to close a
 * position that is not there. `noTerms`: how the account trades the contract is not known yet. None of these was sent.
 */
export type OneClickResult =
  | Placement
  | { readonly status: 'problem'; readonly problem: OrderProblem }
  | { readonly status: 'wrongSide' }
  | { readonly status: 'nothingHeld' | 'noTerms' };

/** Orders that are written without a ticket: in words, by a key, or by one click at a price. */
export class DirectOrders {
  static readonly needs: Needs<typeof DirectOrders> = [PlaceOrder, PlaceAlgoOrder];

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly placeAlgoOrder: PlaceAlgoOrder,
  ) {}

  /** As it was worked out: to the book, or as a bracket where a stop or a target goes with it. */
  prepared(order: PreparedOrder, onLost?: OnLost): Promise<Placement> {
    const { book, bracket } = preparedIntent(order);
    return book ? this.placeOrder.place(book, onLost) : this.placeAlgoOrder.place(bracket, onLost);
  }

  /** In hedge mode it opens unless it says that it closes; so does a stop. */
  async limit(
    market: OneClickMarket,
    effect: OrderEffect,
    price: Decimal,
    quantity: Decimal,
    onLost?: OnLost,
  ): Promise<OneClickResult> {
    const { instrument, book } = market;
    const best = { bestBid: exact(book.bestBid), bestAsk: exact(book.bestAsk) };
    const order = { side: effect.side, type: 'LIMIT', price, quantity } as const;
    const [problem] = orderProblems(order, { instrument, ...best });
    if (problem) return { status: 'problem', problem };
    const refusal = closingRefusal(market, effect, quantity);
    if (refusal) return refusal;
    return this.placeOrder.place(bookIntent(instrument.symbol, order, termsOf(market, effect)), onLost);
  }

  /** A market order once the last price comes to the trigger. */
  async stop(
    market: OneClickMarket,
    effect: OrderEffect,
    trigger: Decimal,
    quantity: Decimal,
    onLost?: OnLost,
  ): Promise<OneClickResult> {
    const { side } = effect;
    const last = market.lastPrice ?? market.book.middle;
    if (last !== undefined && (side === 'BUY' ? trigger.lte(last) : trigger.gte(last))) return { status: 'wrongSide' };
    const refusal = closingRefusal(market, effect, quantity);
    if (refusal) return refusal;
    const stop = { kind: 'STOP_MARKET', side, quantity, trigger, triggerBy: 'MARKET_PRICE' } as const;
    return this.placeAlgoOrder.place(
      conditionalIntent(market.instrument.symbol, stop, termsOf(market, effect)),
      onLost,
    );
  }
}

/** What is asked for by an order that was worked out. */
export function preparedIntent(
  order: PreparedOrder,
):
  | { readonly book: OrderIntent; readonly bracket?: undefined }
  | { readonly bracket: AlgoOrderIntent; readonly book?: undefined } {
  const { symbol, side, quantity, price, stopLoss, takeProfit, position, reduceOnly } = order;
  const terms = position && { positionSide: position.positionSide, marginMode: position.marginMode };
  if (!stopLoss && !takeProfit) return { book: bookIntent(symbol, draftOf(order), terms) };
  const draft = {
    kind: 'BRACKET',
    side,
    quantity,
    price,
    triggerBy: 'MARKET_PRICE',
    takeProfit,
    stopLoss,
  } as const;
  return { bracket: conditionalIntent(symbol, draft, { ...terms, ...(reduceOnly && { reduceOnly }) }) };
}

/** Nothing for a spot market. */
function termsOf({ contract }: OneClickMarket, effect: OrderEffect): MarginTerms | undefined {
  return contract?.terms && marginTerms(effect, contract.terms);
}

/** Why an order that is to close one of the two positions of hedge mode is not sent: it would close nothing, or too much. */
function closingRefusal(
  { contract }: OneClickMarket,
  effect: OrderEffect,
  quantity: Decimal,
): OneClickResult | undefined {
  if (!effect.closing || !contract) return undefined;
  const { terms } = contract;
  // Sent without knowing which position it is for, it might open one.
  if (!terms) return { status: 'noTerms' };
  if (terms.positionMode !== 'HEDGE_MODE') return undefined;
  const limit = closableBy(effect, terms);
  if (limit.eq(zero)) return { status: 'nothingHeld' };
  return quantity.gt(limit)
    ? { status: 'problem', problem: { field: 'quantity', reason: 'reduceOnlyRefused', limit, bound: 'atMost' } }
    : undefined;
}

function exact(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
