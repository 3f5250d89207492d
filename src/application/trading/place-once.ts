import { success } from '../../domain/shared/result';
import type { Failure, Outcome } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import type { Scheduler } from '../kernel/scheduler.port';
import { isLost, isRefusal } from './lost-answer';
import type { OrderReceipt } from './trading-commands.port';
import { firstOf, Journeys, untilKnown } from './until-known';

export type Placement =
  | ({ readonly status: 'placed'; readonly clientOrderId: number } & OrderReceipt)
  | { readonly status: 'notPlaced'; readonly clientOrderId: number; readonly failure: Failure }
  /** Nobody can be asked any more (the session ended while asking): the orders list will tell. */
  | { readonly status: 'unknown'; readonly clientOrderId: number; readonly failure: Failure };

/** An order that was sent, as the exchange finds it by its client order id. */
export interface FoundOrder extends OrderReceipt {
  readonly rejected: boolean;
}

export interface Sending {
  readonly clientOrderId: number;
  readonly scheduler: Scheduler;
  /** Under its client order id, of which the exchange takes one order and no other. */
  send(): Outcome<OrderReceipt>;
  find(): Outcome<FoundOrder>;
  /** Tells when a report or a list names the client order id. */
  watch(seen: (found: FoundOrder) => void): Unsubscribe;
  /**
   * The answer was lost: from here on the exchange is asked.
   * @param again sends the same order once more, under the same client order id
   */
  onLost(again: () => void): void;
}

/**
 * Places an order a single time. When the answer is lost the exchange is asked by the client order id until it knows;
 * that it does not know the order says nothing while a request may still be on its way.
 */
export async function placeOnce(sending: Sending): Promise<Placement> {
  const { clientOrderId, scheduler } = sending;
  const journeys = new Journeys(scheduler);
  const placed = ({ orderId, expiresAt }: OrderReceipt): Placement => ({
    status: 'placed',
    clientOrderId,
    orderId,
    expiresAt,
  });
  const found = (order: FoundOrder, reason: Failure): Placement =>
    order.rejected ? { status: 'notPlaced', clientOrderId, failure: reason } : placed(order);
  const send = () => journeys.follow(sending.send(), isLost);

  // Why one was rejected only the answer says.
  const answer = await firstOf(send(), (seen) =>
    sending.watch((order) => (order.rejected ? undefined : seen(success(order)))),
  );
  if (answer.ok) return placed(answer.value);
  const lost = answer.error;
  if (isRefusal(lost)) return { status: 'notPlaced', clientOrderId, failure: lost };

  // A duplicate (-1007, 302117) can only be this very order: the id was drawn for it alone.
  let exists = lost.kind === 'duplicate';
  return untilKnown<Placement>({
    scheduler,
    watch: (tell) => {
      sending.onLost(() => {
        void send().then((repeated) => {
          exists ||= !repeated.ok && repeated.error.kind === 'duplicate';
          // What is refused is the repetition; the first may have been taken all the same.
          if (repeated.ok) tell(placed(repeated.value));
        });
      });
      return sending.watch((seen) => tell(found(seen, lost)));
    },
    ask: async () => {
      const certain = !journeys.any;
      const asked = await sending.find();
      if (asked.ok) return found(asked.value, lost);
      if (asked.error.kind === 'unauthorised') return { status: 'unknown', clientOrderId, failure: asked.error };
      return asked.error.kind === 'notFound' && certain && !journeys.any && !exists
        ? { status: 'notPlaced', clientOrderId, failure: lost }
        : undefined;
    },
  });
}
