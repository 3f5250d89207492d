import type { Failure, Outcome } from '../kernel/failure';
import type { Scheduler } from '../kernel/scheduler.port';
import { askUntilKnown, denialsNeeded, isRefusal } from './lost-answer';

export type Placement =
  | { readonly status: 'placed'; readonly clientOrderId: number; readonly orderId: string }
  | { readonly status: 'notPlaced'; readonly clientOrderId: number; readonly failure: Failure }
  /** Nobody can be asked any more (the session ended while asking): the orders list will tell. */
  | { readonly status: 'unknown'; readonly clientOrderId: number; readonly failure: Failure };

/** An order that was sent, as the exchange finds it by its client order id. */
export interface FoundOrder {
  readonly orderId: string;
  readonly rejected: boolean;
}

interface Sending {
  readonly clientOrderId: number;
  readonly scheduler: Scheduler;
  send(): Outcome<{ readonly orderId: string }>;
  find(): Outcome<FoundOrder>;
  /** The answer was lost: from here on the exchange is asked. */
  onLost(): void;
}

/** Sends an order a single time. When the answer is lost the exchange is asked by the client order id until it knows. */
export async function placeOnce({ clientOrderId, scheduler, send, find, onLost }: Sending): Promise<Placement> {
  const answer = await send();
  if (answer.ok) return { status: 'placed', clientOrderId, orderId: answer.value.orderId };
  const lost = answer.error;
  // A duplicate (-1007, 302117) can only be this very order: the id was drawn for it alone.
  if (isRefusal(lost)) return { status: 'notPlaced', clientOrderId, failure: lost };
  onLost();
  let denials = 0;
  return askUntilKnown(scheduler, async (): Promise<Placement | undefined> => {
    const found = await find();
    if (found.ok)
      return found.value.rejected
        ? { status: 'notPlaced', clientOrderId, failure: lost }
        : { status: 'placed', clientOrderId, orderId: found.value.orderId };
    if (found.error.kind === 'unauthorised') return { status: 'unknown', clientOrderId, failure: found.error };
    denials = found.error.kind === 'notFound' ? denials + 1 : denials;
    return denials >= denialsNeeded && lost.kind !== 'duplicate'
      ? { status: 'notPlaced', clientOrderId, failure: lost }
      : undefined;
  });
}
