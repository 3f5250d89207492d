import { observable } from 'mobx';
import type { OrderMessage } from './order-form-surroundings';
import type { OrderDraftText } from './order-draft-text';

/** What stands in the order forms, by market: it outlives a look at another market. */
export class TicketDrafts {
  readonly texts = observable.map<string, OrderDraftText>({}, { deep: false });
  /** Somebody opened the options of orders. */
  readonly optionsOpen = observable.box(false);
  /** Programs of orders are there to be shown. */
  readonly programs = observable.box(false);
  /** What came of the last order, wherever it was written. */
  readonly last = observable.box<OrderMessage | undefined>(undefined, { deep: false });
}
