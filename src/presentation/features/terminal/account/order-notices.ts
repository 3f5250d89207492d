import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../../../application/kernel/scheduler.port';
import { TranslationsPort } from '../../../../application/platform/language.port';
import { NoticesPort, type NoticeKind, type NoticeText } from '../../../kit/notices.port';
import { AccountStreamPort, type ExecutionReport } from '../../../../application/trading/account-stream.port';
import { ProgramWatch } from '../../../../application/trading/program-watch';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { known } from '../../../../application/kernel/resource';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { AlgoOrder } from '../../../../domain/trading/algo-order';
import { hasExpired, type Order } from '../../../../domain/trading/order';
import { orderAct } from '../../../../domain/trading/position-effect';
import { languages } from '../../../../domain/platform/language';
import { TicketDrafts } from '../../../../application/trading/ticket/ticket-drafts';
import type { RunningProgram } from '../../../../application/trading/ticket/ticket-outcome';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { type Format, formatOf } from '../../../kit/formats/format';
import { average, exact } from './order-figures';
import type { Needs } from '../../../../application/kernel/token';

/** Remembered ends of orders, so that a repeated report is not announced again. */
const memory = 200;
/** Orders that are cancelled at once are reported one by one within so long, in milliseconds. */
const atOnce = 300;

/** What is said of an order's end, by its side; in hedge mode it is said of the position that it opens or closes. */
const ends = {
  filled: 'trade:notice.filled',
  partly: 'notifications:orderEnd.partly',
  IOC: 'notifications:orderEnd.unfilled.IOC',
  FOK: 'notifications:orderEnd.unfilled.FOK',
  expired: 'trade:notice.expired',
  cancelled: 'trade:notice.cancelled',
} as const;

/** Says when an own order has filled or was cancelled, wherever it was placed. */
export class OrderNotices implements Startable {
  static readonly needs: Needs<typeof OrderNotices> = [
    AccountStreamPort,
    NoticesPort,
    TranslationsPort,
    PreferencesStore,
    MarketsQueries,
    Scheduler,
    TicketDrafts,
    ProgramWatch,
  ];

  readonly #announced = new Set<string>();
  #ended: RunningProgram | undefined;
  /** What is on screen of programs that ended early, by their ids. */
  readonly #early = new Map<number, NoticeText>();
  #cancelled: readonly Order[] = [];
  /** Conditional orders that went with them. */
  #conditional = 0;
  #telling: Cancel | undefined;
  readonly #waiting = new Set<Cancel>();

  constructor(
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    private readonly translations: TranslationsPort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'formatStyle'>,
    private readonly markets: Pick<MarketsQueries, 'instruments'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
    private readonly drafts: Pick<TicketDrafts, 'last' | 'slices' | 'replaced' | 'ended'>,
    private readonly watch: Pick<ProgramWatch, 'programs'>,
  ) {}

  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport((report) => this.#announce(report)),
      this.stream.onAlgoOrders((orders) => orders.forEach((order) => this.#count(order))),
      this.drafts.ended.subscribe((program) => this.#tellEnded(program)),
      reaction(
        () => this.watch.programs?.list.current,
        (programs) => programs && this.#withdrawFrom(programs),
      ),
    ];
    // What a page before has left may have been found first.
    this.#tellEnded(this.drafts.ended.current);
    return () => {
      stops.forEach((stop) => stop());
      this.#telling?.();
      this.#telling = undefined;
      this.#waiting.forEach((cancel) => cancel());
      this.#waiting.clear();
      this.#cancelled = [];
      this.#conditional = 0;
    };
  }

  #isNew(id: string): boolean {
    if (this.#announced.has(id)) return false;
    this.#announced.add(id);
    if (this.#announced.size > memory) this.#announced.delete(this.#announced.values().next().value!);
    return true;
  }

  /** A conditional order goes without a word of its own, and counts where several orders go at once. */
  #count({ algoOrderId, rootAlgoOrderId, status }: AlgoOrder): void {
    if (status !== 'CANCELLED' || algoOrderId !== rootAlgoOrderId || !this.#isNew(`conditional ${algoOrderId}`)) return;
    if (!this.preferences.values['notify.ORDER.toast'] || this.drafts.replaced.has(algoOrderId)) return;
    this.#conditional += 1;
    this.#tellSoon();
  }

  #announce({ order }: ExecutionReport): void {
    if ((order.status !== 'FILLED' && order.status !== 'CANCELLED') || !this.#isNew(order.orderId)) return;
    // The exchange's own, which end a position: it tells of that itself, with what was lost.
    if (order.type === 'LIQUIDATE' || !this.preferences.values['notify.ORDER.toast']) return;
    if (order.executed.gt(0)) {
      // Of one that rested its owner may have looked away long since, whatever its form says.
      if (order.updatedAt - order.createdAt > atOnce) this.#filled(order);
      else this.#unlessTold(order, () => this.#filled(order));
    } else if (order.status === 'CANCELLED' && (order.type === 'IOC' || order.type === 'FOK')) {
      this.#unfilled(order, order.type);
    } else if (hasExpired(order)) {
      this.#say('warning', 'expired', order, { what: this.#words(order) });
    } else {
      this.#cancelled = [...this.#cancelled, order];
      this.#tellSoon();
    }
  }

  #unfilled(order: Order, end: 'IOC' | 'FOK'): void {
    this.#unlessTold(order, () => this.#say('warning', end, order, { what: this.#words(order) }));
  }

  /** Where it was sent from a form, the form says it; the answer by which the form knows it may come a little later. */
  #unlessTold({ orderId }: Order, say: () => void): void {
    const cancel = this.scheduler.after(atOnce, () => {
      this.#waiting.delete(cancel);
      const { current: last } = this.drafts.last;
      if (last?.kind !== 'placed' || last.orderId !== orderId) say();
    });
    this.#waiting.add(cancel);
  }

  /** Orders over a time by one notice once all are sent. That the rest of a program was not is said of any, and stays. */
  #tellEnded(program: RunningProgram | undefined): void {
    if (!program || program === this.#ended || !this.preferences.values['notify.ORDER.toast']) return;
    this.#ended = program;
    const { id, kind, symbol, placed, parts, status } = program;
    const values = { market: marketDisplayName(symbol), placed, parts };
    if (status === 'failed') {
      const key = kind === 'TWAP' ? 'notifications:twap.failed' : 'notifications:scaled.failed';
      const text = { key, values };
      this.#early.set(id, text);
      this.notices.show('error', text, 'untilDismissed');
    } else if (kind === 'TWAP') this.notices.show('success', { key: 'notifications:twap.done', values });
  }

  /** One that goes on, on whichever page, or that was put away has nothing left to be done about. */
  #withdrawFrom(programs: readonly RunningProgram[]): void {
    for (const [id, text] of this.#early) {
      if (programs.some((program) => program.id === id && program.status === 'failed')) continue;
      this.#early.delete(id);
      this.notices.withdraw?.(text);
    }
  }

  /** What has filled; of an order that ended before all of it had, what did not as well. */
  #filled(order: Order): void {
    const { symbol, status, executed, quantity, price, averagePrice } = order;
    // Whoever trades has them read already; for a notice alone they are not.
    const rules = known(this.markets.instruments().current)?.find((each) => each.symbol === symbol);
    const format = this.#format;
    const market = marketDisplayName(symbol);
    const values = { amount: exact(format, executed), price: average(format, averagePrice ?? price, rules?.tick) };
    if (status === 'CANCELLED' && quantity?.gt(executed)) {
      const rest = exact(format, quantity.minus(executed));
      const parts = { ...values, what: market, quantity: exact(format, quantity), rest };
      return this.#say('warning', 'partly', order, parts);
    }
    if (!this.drafts.slices.has(order.clientOrderId)) this.#say('success', 'filled', order, { ...values, market });
  }

  #say(kind: NoticeKind, end: keyof typeof ends, order: Order, values: Record<string, string>): void {
    this.notices.show(kind, { key: `${ends[end]}.${orderAct(order)}`, values });
  }

  #tellSoon(): void {
    this.#telling ??= this.scheduler.after(atOnce, () => this.#tellCancelled());
  }

  /** All that went at once by one notice: one for each would lie over the book. */
  #tellCancelled(): void {
    const orders = this.#cancelled;
    const count = orders.length + this.#conditional;
    this.#cancelled = [];
    this.#conditional = 0;
    this.#telling = undefined;
    if (count > 1) return this.notices.show('info', { key: 'trade:notice.cancelledCount', values: { count } });
    for (const order of orders) this.#say('info', 'cancelled', order, { what: this.#words(order) });
  }

  get #format(): Format {
    return formatOf(languages[this.translations.language.current].regionalTag, this.preferences.formatStyle);
  }

  /** As traders write it: 0.01 BTC-PERP @ 80,000. */
  #words({ quantity, symbol, price }: Order): string {
    return [
      ...(quantity ? [exact(this.#format, quantity)] : []),
      marketDisplayName(symbol),
      ...(price ? [`@ ${exact(this.#format, price)}`] : []),
    ].join(' ');
  }
}
