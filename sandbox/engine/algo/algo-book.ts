import type { AlgoCommand, AlgoType } from '../model/algo-model';
import type { Account } from '../ledger/account';
import type { CommandOutcome } from '../model/commands';
import type { EngineTrade } from '../model/market-data';
import type { Moment } from '../model/moment';
import type { RestingOrder } from '../book/resting-order';
import { AlgoCourse, orderOf } from './algo-course';
import { draftAlgo, type AlgoDraft } from './algo-draft';
import { planEdit } from './algo-edit';
import { priceOf, type AlgoHost } from './algo-host';
import { AlgoOrder, type AlgoIdentity } from './algo-order';
import { AlgoRegistry } from './algo-registry';
import type { AlgoFault, AlgoMarket } from './algo-rules';

type Placement = Extract<AlgoCommand, { type: 'placeAlgo' }>;
type Edit = Extract<AlgoCommand, { type: 'editAlgo' }>;

/** Longest time, in milliseconds, after which orders may be cancelled unless the account speaks again. */
const longestTimeout = 900_000;

const refused = (reason: AlgoFault): CommandOutcome => ({ ok: false, reason });

/**
 * Conditional orders (protocol 3.3): they watch a price, and once it is reached go into the book the ordinary way,
 * after the command that moved the price. A refusal there ends them as REJECTED. They reserve nothing until then:
 * neither balance nor margin.
 *
 * - The first leg to be set off ends the others before its own order enters the book, whatever becomes of that
 *   order. A leg of an OCO that waits in the book as a limit order ends the other with its first fill, even of a
 *   part.
 * - Legs of an entry wake up with its first fill. When one is set off, the rest of the entry is cancelled first. On
 *   contracts they close the whole position and end with it; on spot they close what the entry traded.
 */
export class AlgoBook {
  nextAlgoOrderId = 1;
  readonly registry = new AlgoRegistry();
  /** When an account's orders are cancelled unless it speaks again. */
  readonly deadlines = new Map<string, number>();
  readonly #course: AlgoCourse;

  constructor(private readonly host: AlgoHost) {
    this.#course = new AlgoCourse(host, this.registry);
  }

  apply(account: Account, command: AlgoCommand, moment: Moment): CommandOutcome {
    switch (command.type) {
      case 'placeAlgo':
        return this.#place(account, command, moment);
      case 'editAlgo':
        return this.#edit(account, command, moment);
      case 'cancelAlgo':
        return this.#cancel(account, command.algoOrderId, moment);
      case 'cancelAllAlgos':
        return { ok: true, cancelled: this.cancelAll(account, command.symbol, command.algoType, moment) };
      case 'cancelEverything':
        return { ok: true, cancelled: this.#cancelEverything(account, command.symbol, moment) };
      case 'cancelAllAfter':
        return this.#cancelAllAfter(account, command.timeout, moment);
    }
  }

  /** To be told of every trade, after it was booked. */
  traded(trade: EngineTrade, maker: RestingOrder, taker: RestingOrder): void {
    this.#course.traded(trade, maker, taker);
  }

  /** To be told when an order of the book changed or ended otherwise. */
  orderChanged(order: RestingOrder): void {
    this.#course.orderChanged(order);
  }

  /** To be called after every command: deals with what it has set off, and what that sets off. */
  settle(moment: Moment): void {
    this.#course.settle(moment);
  }

  /** Time has come this far: forgotten accounts lose their orders, mark prices are looked at. `settle` follows. */
  advance(moment: Moment): void {
    for (const [accountId, deadline] of this.deadlines) {
      if (deadline > moment.at) continue;
      this.deadlines.delete(accountId);
      const account = this.host.account(accountId);
      if (account !== undefined) this.#cancelEverything(account, undefined, moment);
    }
    this.#course.lookAtMarks();
    this.#course.lookAtPositions();
  }

  /** Puts an order back as it was, when a snapshot is read. */
  restore(root: AlgoOrder): void {
    this.registry.add(root);
    for (const order of root.tree())
      if (order.ready && order.open && !order.triggered && !order.isGroup) this.#course.resume(order);
  }

  cancelAll(account: Account, symbol: string | undefined, algoType: AlgoType | undefined, moment: Moment): number {
    const roots = [...this.registry.of(account.accountId)].filter(
      ({ identity, terms }) =>
        (symbol ?? identity.instrument.symbol) === identity.instrument.symbol &&
        (algoType ?? terms.algoType) === terms.algoType,
    );
    for (const root of roots) this.#course.endTree(root, '', moment);
    this.#course.follow(moment);
    this.#course.tell(moment);
    return roots.length;
  }

  #cancelEverything(account: Account, symbol: string | undefined, moment: Moment): number {
    const orders = this.host.cancelAll(account, symbol, moment);
    this.#course.follow(moment);
    return orders + this.cancelAll(account, symbol, undefined, moment);
  }

  #cancelAllAfter(account: Account, timeout: number, { at }: Moment): CommandOutcome {
    if (!Number.isSafeInteger(timeout) || timeout < 0 || timeout > longestTimeout) return refused('timeoutOutOfRange');
    this.deadlines.delete(account.accountId);
    if (timeout > 0) this.deadlines.set(account.accountId, at + timeout);
    return { ok: true };
  }

  #place(account: Account, command: Placement, moment: Moment): CommandOutcome {
    const { symbol, clientAlgoOrderId, tag, request } = command;
    const instrument = this.host.book(symbol)?.instrument;
    if (account.kind !== 'customer') return refused('notAvailable');
    if (instrument === undefined) return refused('unknownMarket');
    if (clientAlgoOrderId !== 0 && this.registry.usedClientIds(account.accountId).has(clientAlgoOrderId))
      return refused('duplicateClientOrderId');
    const draft = draftAlgo(request, this.#market(account, symbol));
    if (typeof draft === 'string') return refused(draft);
    const fault =
      (instrument.perpetual ? this.host.contractFault(account, draft.terms.positionSide) : undefined) ??
      this.registry.limitFault(account, symbol, draft.terms);
    if (fault !== undefined) return refused(fault);

    const root = this.#build(draft, undefined, {
      algoOrderId: this.nextAlgoOrderId,
      clientAlgoOrderId,
      account,
      instrument,
      tag,
      createdAt: moment.at,
    });
    const orders = [...root.tree()];
    const atOnce = orders.find((order) => goesIntoBookAtOnce(order));
    const entered =
      atOnce && this.host.place(account, orderOf(atOnce, atOnce.terms.quantity), atOnce.algoOrderId, moment);
    if (entered?.ok === false) return entered;
    this.nextAlgoOrderId += orders.length;
    this.registry.add(root);
    const waiting = root.isGroup ? root.legs : [root];
    for (const order of waiting) {
      order.ready = true;
      if (order !== atOnce) this.#course.arm(order);
    }
    if (root.isGroup) root.ready = true;
    if (entered !== undefined) this.#course.progress(atOnce!, entered.order!, moment);
    this.#course.touch(root);
    this.#course.tell(moment);
    return { ok: true, algo: root.view() };
  }

  /** The tree of a draft; ids are counted on from the root's. */
  #build(draft: AlgoDraft, parent: AlgoOrder | undefined, identity: AlgoIdentity): AlgoOrder {
    const order = new AlgoOrder(identity, parent, draft.terms);
    for (const leg of draft.legs) {
      const algoOrderId = identity.algoOrderId + [...order.tree()].length;
      this.#build(leg, order, { ...identity, algoOrderId, clientAlgoOrderId: 0 });
    }
    return order;
  }

  #edit(account: Account, command: Edit, moment: Moment): CommandOutcome {
    const order = this.registry.find(command.algoOrderId);
    if (order?.identity.account !== account) return refused('orderNotFound');
    const { symbol } = order.identity.instrument;
    const edits = planEdit(order, command, this.#market(account, symbol));
    if (typeof edits === 'string') return refused(edits);
    const inBook = edits.find((edit) => edit.inBook !== undefined);
    if (inBook !== undefined) {
      const outcome = this.host.edit(
        account,
        { type: 'edit', accountId: account.accountId, orderId: inBook.order.orderId, ...inBook.inBook },
        moment,
      );
      if (!outcome.ok) return outcome;
    }
    for (const { order: changed, terms } of edits) {
      changed.terms = terms;
      changed.updatedAt = moment.at;
      if (changed.parent?.isGroup === true)
        changed.parent.terms = { ...changed.parent.terms, quantity: terms.quantity };
      if (changed.ready && changed.orderId === 0 && !changed.isGroup) this.#course.rearm(changed);
    }
    this.#course.touch(order);
    this.#course.follow(moment);
    const algo = order.root.view();
    this.#course.tell(moment);
    return { ok: true, algo };
  }

  /** A leg of an OCO stands for the whole; other legs can be cancelled alone. */
  #cancel(account: Account, algoOrderId: number, moment: Moment): CommandOutcome {
    const order = this.registry.find(algoOrderId);
    if (order?.identity.account !== account) return refused('orderNotFound');
    if (!order.alive) return refused('orderEnded');
    this.#course.endTree(order.parent?.terms.algoType === 'OCO' ? order.parent : order, '', moment);
    this.#course.follow(moment);
    const algo = order.root.view();
    this.#course.tell(moment);
    return { ok: true, algo };
  }

  #market(account: Account, symbol: string): AlgoMarket {
    const { instrument } = this.host.book(symbol)!;
    return {
      instrument,
      price: (type) => priceOf(this.host, symbol, type),
      holding: (positionSide) => this.host.holding(account, symbol, positionSide),
      available: (side) => account.balance(side === 'BUY' ? instrument.quoteAsset : instrument.baseAsset).available,
    };
  }
}

/** The entry of a bracket, and a leg that is a plain limit order. */
function goesIntoBookAtOnce({ terms, parent }: AlgoOrder): boolean {
  if (terms.algoType === 'BRACKET') return true;
  return parent?.terms.algoType === 'OCO' && terms.direction === undefined;
}
