import { draftOf, type PreparedOrder } from '../../domain/commands/prepared-order';
import type { Instrument } from '../../domain/markets/instrument';
import { decimal, type Decimal } from '../../domain/shared/decimal';
import { marginTerms, type MarginTerms } from '../../domain/trading/margin-terms';
import type { OrderSide } from '../../domain/trading/order';
import { orderProblems, type OrderProblem } from '../../domain/trading/order-rules';
import { bookIntent } from './book-intent';
import { conditionalIntent } from './conditional-intent';
import type { ContractMarket } from './contract-market';
import { PlaceAlgoOrder } from './place-algo-order.use-case';
import type { OnLost } from './pending-orders';
import type { Placement } from './place-once';
import { PlaceOrder } from './place-order.use-case';
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

/** `problem`: the market would refuse it. `wrongSide`: the stop would be set off at once. Neither was sent. */
export type OneClickResult =
  | Placement
  | { readonly status: 'problem'; readonly problem: OrderProblem }
  | { readonly status: 'wrongSide' };

/** Orders that are written without a ticket: in words, by a key, or by one click at a price. */
export class DirectOrders {
  static readonly needs: Needs<typeof DirectOrders> = [PlaceOrder, PlaceAlgoOrder];

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly placeAlgoOrder: PlaceAlgoOrder,
  ) {}

  /** As it was worked out: to the book, or as a bracket where a stop or a target goes with it. */
  prepared(order: PreparedOrder, onLost?: OnLost): Promise<Placement> {
    const { symbol, side, quantity, price, stopLoss, takeProfit, position, reduceOnly } = order;
    const terms = position && { positionSide: position.positionSide, marginMode: position.marginMode };
    if (!stopLoss && !takeProfit) return this.placeOrder.place(bookIntent(symbol, draftOf(order), terms), onLost);
    const bracket = {
      kind: 'BRACKET',
      side,
      quantity,
      price,
      triggerBy: 'MARKET_PRICE',
      takeProfit,
      stopLoss,
    } as const;
    return this.placeAlgoOrder.place(
      conditionalIntent(symbol, bracket, { ...terms, ...(reduceOnly && { reduceOnly }) }),
      onLost,
    );
  }

  /** In hedge mode it opens, as a stop does. */
  async limit(
    market: OneClickMarket,
    side: OrderSide,
    price: Decimal,
    quantity: Decimal,
    onLost?: OnLost,
  ): Promise<OneClickResult> {
    const { instrument, book } = market;
    const best = { bestBid: exact(book.bestBid), bestAsk: exact(book.bestAsk) };
    const order = { side, type: 'LIMIT', price, quantity } as const;
    const [problem] = orderProblems(order, { instrument, ...best });
    if (problem) return { status: 'problem', problem };
    return this.placeOrder.place(bookIntent(instrument.symbol, order, termsOf(market, side)), onLost);
  }

  /** A market order once the last price comes to the trigger. */
  async stop(
    market: OneClickMarket,
    side: OrderSide,
    trigger: Decimal,
    quantity: Decimal,
    onLost?: OnLost,
  ): Promise<OneClickResult> {
    const last = market.lastPrice ?? market.book.middle;
    if (last !== undefined && (side === 'BUY' ? trigger.lte(last) : trigger.gte(last))) return { status: 'wrongSide' };
    const stop = { kind: 'STOP_MARKET', side, quantity, trigger, triggerBy: 'MARKET_PRICE' } as const;
    return this.placeAlgoOrder.place(conditionalIntent(market.instrument.symbol, stop, termsOf(market, side)), onLost);
  }
}

/** Nothing for a spot market. */
function termsOf({ contract }: OneClickMarket, side: OrderSide): MarginTerms | undefined {
  return contract?.terms && marginTerms({ side }, contract.terms);
}

function exact(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
