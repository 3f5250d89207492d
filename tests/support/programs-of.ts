import type { Random } from '../../src/application/kernel/random.port';
import { KeptPrograms } from '../../src/application/trading/kept-programs';
import { OrderPrograms } from '../../src/application/trading/order-programs';
import type { PlaceOrder } from '../../src/application/trading/place-order.use-case';
import type { TicketDrafts } from '../../src/application/trading/ticket/ticket-drafts';
import type { TradingPort } from '../../src/application/trading/trading.port';
import { failure } from '../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../fakes/memory-platform';
import type { FakeScheduler } from './fake-scheduler';

let drawn = 0;
/** Unlike for every page of a test. */
const unlike: Random = { identifier: () => (drawn += 1) };
const unknown = { orderByClientOrderId: async () => failure({ kind: 'notFound' as const }) };

/** Programs of orders as one page of a device runs them. */
export function programsOf(
  placeOrder: PlaceOrder,
  time: FakeScheduler,
  drafts: TicketDrafts,
  storage = new MemoryStorage(),
  trading: Pick<TradingPort, 'orderByClientOrderId'> = unknown,
  page = new FakePage(),
): OrderPrograms {
  return new OrderPrograms(placeOrder, time, drafts, new KeptPrograms(storage, unlike), trading, time, unlike, page);
}
