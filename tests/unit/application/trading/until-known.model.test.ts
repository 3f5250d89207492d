import type { Failure } from '../../../../src/application/kernel/failure';
import { Subject } from '../../../../src/application/kernel/observable-value';
import type { LiveState } from '../../../../src/application/trading/live-state';
import type { Placement } from '../../../../src/application/trading/place-once';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { Order, OrderRequest } from '../../../../src/domain/trading/order';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { loaderOf } from '../../../support/loader-of';
import { legs, LossyLine, travel, type Leg } from '../../../support/lossy-line';
import { fc } from '../../../support/properties';
import { FakeAccountStream, order, ScriptedTrading } from './trading-fakes';

const intent = { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'LIMIT', price: decimal('60000') } as const;
const wish = { ...intent, quantity: decimal('0.1') };

/** An exchange behind such a line, which takes each client order id once. */
class Line extends ScriptedTrading {
  readonly book = new Map<number, Order>();
  readonly stream = new FakeAccountStream();
  /** The list of open orders, as the page has it. */
  readonly list = { state: new Subject<LiveState<readonly Order[]>>({ status: 'loading' }), value: noList() };
  /** A report or the list has named the order on this page. */
  named = false;
  readonly #line: LossyLine;

  constructor(
    private readonly time: FakeScheduler,
    legs: readonly Leg[],
    /** What the exchange tells unasked of what it took, and after how long; lost where there is none. */
    private readonly unasked: Unasked,
  ) {
    super();
    this.#line = new LossyLine(time, legs);
  }

  override placeOrder(request: OrderRequest): Promise<Result<{ orderId: string }, Failure>> {
    this.sent.push(request);
    return this.#line.send(() => this.#take(request));
  }

  override orderByClientOrderId(clientOrderId: number): Promise<Result<Order, Failure>> {
    return this.#line.send(() => {
      const found = this.book.get(clientOrderId);
      return found ? success(found) : failure({ kind: 'notFound' });
    });
  }

  #take({ clientOrderId }: OrderRequest): Result<{ orderId: string }, Failure> {
    if (this.book.has(clientOrderId)) return failure({ kind: 'duplicate', code: '302117' });
    const taken = order({ orderId: String(this.book.size + 1), clientOrderId });
    this.book.set(clientOrderId, taken);
    const { reportAfter, listAfter } = this.unasked;
    if (reportAfter !== undefined)
      this.time.after(reportAfter, () => {
        this.named = true;
        this.stream.report(taken);
      });
    if (listAfter !== undefined)
      this.time.after(listAfter, () => {
        this.named = true;
        this.list.value = [taken];
        this.list.state.set({ status: 'ready', value: [taken], stale: false });
      });
    return success({ orderId: taken.orderId });
  }
}

interface Unasked {
  readonly reportAfter: number | undefined;
  readonly listAfter: number | undefined;
}

const unasked: fc.Arbitrary<Unasked> = fc.record({
  reportAfter: travel(30_000),
  listAfter: travel(30_000),
});

function noList(): readonly Order[] | undefined {
  return undefined;
}

/** Presses of "try again", and of the same order anew, by the seconds at which they come. */
const presses = fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 6 });

test('over any line no sentence about an order is false, no second one exists, and whatever names it ends the doubt', async () => {
  await fc.assert(
    fc.asyncProperty(legs, unasked, presses, async (journey, tells, pressedAt) => {
      const time = new FakeScheduler();
      const line = new Line(time, journey, tells);
      let drawn = 100;
      const placing = new PlaceOrder(
        line,
        line,
        { identifier: () => (drawn += 1) },
        time,
        { report: () => undefined },
        new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
        line.stream,
        line.list,
        new Placements(),
      );
      const said: Placement[] = [];
      let presses = 0;
      const press = (): void => {
        presses += 1;
        void placing.place(wish).then((placement) => said.push(placement));
      };
      press();
      for (let now = 0; now < 180; now += 1) {
        // Whoever presses while it is in doubt wants the order that is in doubt.
        if (pressedAt.includes(now) && placing.pending.current.some(({ phase }) => phase === 'unknown')) press();
        await time.settle(1_000, 250);
        const wrong = said.find(
          ({ status, clientOrderId }) =>
            (status === 'placed' && !line.book.has(clientOrderId)) ||
            (status === 'notPlaced' && line.book.has(clientOrderId)),
        );
        if (wrong) throw new Error(`It was said of order ${wrong.clientOrderId}: ${wrong.status}`);
        if (line.book.size > 1) throw new Error('A second order exists.');
        // Every message about it is mended in the same second, without anybody asking.
        const mended = said.filter(({ status }) => status === 'placed').length;
        if (line.named && (placing.pending.current.length > 0 || mended < presses))
          throw new Error('It is named, and still in doubt.');
      }
    }),
    { numRuns: 150 },
  );
});
