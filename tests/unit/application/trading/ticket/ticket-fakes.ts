import { Subject, type Listener } from '../../../../../src/application/kernel/observable-value';
import type { SkippableReason } from '../../../../../src/application/trading/ticket/confirmation';
import { EndedOrders } from '../../../../../src/application/trading/ticket/ended-orders';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { TicketFields } from '../../../../../src/application/trading/ticket/ticket-fields';
import { TicketPrograms } from '../../../../../src/application/trading/ticket/ticket-programs';
import { Tickets } from '../../../../../src/application/trading/ticket/tickets';
import { programsOf } from '../../../../support/programs-of';
import { PlaceOrder, type OrderIntent } from '../../../../../src/application/trading/place-order.use-case';
import type { OnLost } from '../../../../../src/application/trading/pending-orders';
import type { Placement } from '../../../../../src/application/trading/place-once';
import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { Order, OrderSide } from '../../../../../src/domain/trading/order';
import { FakeScheduler } from '../../../../support/fake-scheduler';

export const spot: Instrument = {
  symbol: 'SPOT_BTC_USDT',
  type: 'SPOT',
  base: 'BTC',
  quote: 'USDT',
  status: 'TRADING',
  tick: decimal('0.5'),
  step: decimal('0.001'),
  minimumPrice: decimal('1'),
  maximumPrice: decimal('1000000'),
  minimumQuantity: decimal('0.001'),
  maximumQuantity: decimal('100'),
  minimumNotional: decimal('10'),
  groupings: [1],
};

/** A book whose best prices a test moves. */
export function book() {
  const asks: [number, number][] = [
    [101, 1],
    [102, 2],
  ];
  const bids: [number, number][] = [
    [100, 1],
    [99, 2],
  ];
  return {
    status: 'live' as 'live' | 'stale',
    asks,
    bids,
    get bestBid() {
      return bids[0]?.[0];
    },
    get bestAsk() {
      return asks[0]?.[0];
    },
    get middle() {
      return bids[0] && asks[0] && (bids[0][0] + asks[0][0]) / 2;
    },
    opposite: (side: OrderSide) => (side === 'BUY' ? asks : bids),
  };
}

/** Somebody's habits. */
export function habits(...asks: readonly SkippableReason[]) {
  const asked = new Set<string>(asks);
  return {
    asked,
    sizeUnit: 'base' as 'base' | 'quote',
    asksBefore: (reason: SkippableReason) => asked.has(reason),
    set(change: { sizeUnit: 'base' | 'quote' }) {
      this.sizeUnit = change.sizeUnit;
    },
  };
}

export function typing(instrument: Instrument = spot) {
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const own = book();
  const fields = new TicketFields(instrument, own, habits(), drafts);
  return { drafts, book: own, fields };
}

/** Stands in for what sends orders: a test says what comes of them. */
class Sender {
  readonly sent: unknown[] = [];
  readonly pending = new Subject<readonly never[]>([]);
  answer: (onLost: OnLost) => Promise<Placement> = async () => ({
    status: 'placed',
    clientOrderId: 1,
    orderId: '7',
  });

  place(intent: OrderIntent, onLost: OnLost): Promise<Placement> {
    this.sent.push(JSON.parse(JSON.stringify(intent)));
    return this.answer(onLost);
  }
}

/** A ticket of a spot market with all that it stands on; what sends orders can be made to be missing. */
export function spotTicket(available: Readonly<Record<string, string>> = { USDT: '1000', BTC: '5' }) {
  const own = book();
  const preferences = habits();
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const sender = new Sender();
  const reports = new Set<Listener<{ readonly order: Order }>>();
  const stream = {
    onExecutionReport: (listener: Listener<{ readonly order: Order }>) => (
      reports.add(listener),
      () => reports.delete(listener)
    ),
    onAlgoOrders: () => () => undefined,
  };
  const state = { missing: false, fee: { maker: '0.001', taker: '0.002' } };
  const time = new FakeScheduler();
  const conditional = new Sender();
  const programs = new TicketPrograms(conditional as never, programsOf(sender as never, time, drafts));
  const loader = {
    async load(key: () => Promise<unknown>) {
      if (state.missing) throw new Error('no connection');
      const wanted = await key();
      if (wanted === PlaceOrder) return sender;
      return wanted === TicketPrograms ? programs : new EndedOrders(stream);
    },
  };
  const session = { state: new Subject<{ status: string }>({ status: 'loggedIn' }) };
  const balances = {
    available: (asset: string) => (asset in available ? decimal(available[asset]!) : undefined),
  };
  const now = 1_760_000_040_000;
  const asked: string[] = [];
  const trading = { tradingFee: async (symbol: string) => (asked.push(symbol), success(state.fee)) };
  const clock = { now: () => now };
  const tickets = new Tickets(balances as never, trading, session as never, drafts, loader as never, clock);
  const market = { instrument: spot, book: own, preferences, lastPrice: () => 100, contract: undefined };
  const ticket = tickets.open(market);
  return {
    ticket,
    tickets,
    fields: ticket.fields,
    book: own,
    preferences,
    drafts,
    sender,
    conditional,
    time,
    state,
    session,
    asked,
    now,
    following: () => reports.size,
    report: (order: Order) => reports.forEach((tell) => tell({ order })),
  };
}

/** A limit order that may be sent. */
export function written(available?: Record<string, string>) {
  const world = spotTicket(available);
  world.fields.typePrice('100');
  world.fields.typeSize('1');
  return world;
}
