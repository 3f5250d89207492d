import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import type { OrderRequest } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { Random } from '../kernel/random.port';
import type { Scheduler } from '../kernel/scheduler.port';
import type { TrackingPort } from '../platform/tracking.port';
import type { TradingPort } from './trading.port';

/** An order as wanted; the client order id is drawn here. */
export type OrderIntent = Omit<OrderRequest, 'clientOrderId'>;

export type Placement =
  | { readonly status: 'placed'; readonly clientOrderId: number; readonly orderId: string }
  | { readonly status: 'notPlaced'; readonly clientOrderId: number; readonly failure: Failure }
  /** Nobody can be asked any more (the session ended while asking): the orders list will tell. */
  | { readonly status: 'unknown'; readonly clientOrderId: number; readonly failure: Failure }
  /** Another order is still on its way; nothing was sent. */
  | { readonly status: 'busy' };

/** `unknown`: the answer was lost and the exchange is being asked what became of the order. */
export type PlacementPhase = 'idle' | 'sending' | 'unknown';

const firstPause: Milliseconds = second;
const longestPause: Milliseconds = minute / 4;

/** A request that is still travelling can arrive after the first question, so "never heard of it" must be said twice. */
const denialsNeeded = 2;

/**
 * Places an order at most once. One client order id is drawn per intent and the order is sent with it a single
 * time. When the answer is lost the exchange is asked by that id until it knows; the order is never sent again.
 */
export class PlaceOrder {
  readonly #phase = new Subject<PlacementPhase>('idle');

  constructor(
    private readonly trading: TradingPort,
    private readonly random: Random,
    private readonly scheduler: Scheduler,
    private readonly tracking: TrackingPort,
  ) {}

  get phase(): ObservableValue<PlacementPhase> {
    return this.#phase;
  }

  async place(intent: OrderIntent): Promise<Placement> {
    if (this.#phase.current !== 'idle') return { status: 'busy' };
    this.#phase.set('sending');
    try {
      const placement = await this.#send({ ...intent, clientOrderId: this.random.identifier() });
      if (placement.status === 'placed') this.#report(intent);
      return placement;
    } finally {
      this.#phase.set('idle');
    }
  }

  /** That an order was placed, and of which kind; never how much of what for how much. */
  #report({ symbol, side, type }: OrderIntent): void {
    const market = parseMarketSymbol(symbol)?.type;
    if (market) this.tracking.report({ name: 'order_placed', market, side, type });
  }

  async #send(request: OrderRequest): Promise<Placement> {
    const { clientOrderId } = request;
    const answer = await this.trading.placeOrder(request);
    if (answer.ok) return { status: 'placed', clientOrderId, orderId: answer.value.orderId };
    // A duplicate (-1007, 302117) can only be this very order: the id was drawn for it alone.
    if (isRefusal(answer.error)) return { status: 'notPlaced', clientOrderId, failure: answer.error };
    this.#phase.set('unknown');
    return this.#ask(clientOrderId, answer.error);
  }

  async #ask(clientOrderId: number, lost: Failure): Promise<Placement> {
    let denials = 0;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const found = await this.trading.orderByClientOrderId(clientOrderId);
      if (found.ok) {
        if (found.value.status === 'REJECTED') return { status: 'notPlaced', clientOrderId, failure: lost };
        return { status: 'placed', clientOrderId, orderId: found.value.orderId };
      }
      if (found.error.kind === 'unauthorised')
        return { status: 'unknown', clientOrderId, failure: found.error };
      denials = found.error.kind === 'notFound' ? denials + 1 : denials;
      if (denials >= denialsNeeded && lost.kind !== 'duplicate')
        return { status: 'notPlaced', clientOrderId, failure: lost };
      await new Promise<void>((resume) => this.scheduler.after(pause, resume));
    }
  }
}

/** Whether the exchange certainly did not take the order; every other failure leaves it open. */
function isRefusal(failure: Failure): boolean {
  switch (failure.kind) {
    case 'unauthorised':
    case 'rateLimited':
    case 'unknownParameter':
    case 'invalid':
    case 'notFound':
    case 'quantityTooHigh':
    case 'cannotWithdraw':
    case 'rejected':
      return true;
    default:
      return false;
  }
}
