import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../../../application/kernel/observable-value';
import { failureKey } from '../../../../kit/formats/failure-keys';
import { NoticesPort } from '../../../../kit/notices.port';
import { Balances } from '../../../../../application/trading/balances';
import { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import { OpenOrders } from '../../../../../application/trading/open-orders';
import { CancelAlgoOrder } from '../../../../../application/trading/cancel-algo-order.use-case';
import { CancelOrders } from '../../../../../application/trading/cancel-orders.use-case';
import type { OrderSelection } from '../../../../../application/trading/order-selection';
import { EditOrder } from '../../../../../application/trading/edit-order.use-case';
import type { PendingOrder } from '../../../../../application/trading/pending-orders';
import { Positions } from '../../../../../application/trading/positions';
import { type AlgoOrderIntent, PlaceAlgoOrder } from '../../../../../application/trading/place-algo-order.use-case';
import { type OrderIntent, PlaceOrder } from '../../../../../application/trading/place-order.use-case';
import type { Instrument } from '../../../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import type { AlgoOrder, AlgoOrderChange } from '../../../../../domain/trading/algo-order';
import type { Order, OrderChange } from '../../../../../domain/trading/order';
import { decimal, zero, type Decimal } from '../../../../../domain/shared/decimal';
import { TickersStore } from '../../../markets/tickers.store';
import { editId, type EditMeans, OrderEdit } from './order-edit';
import { TriggerPrices } from './trigger-prices';
import type { Needs } from '../../../../../application/kernel/token';

export type OrderOnItsWay = PendingOrder<OrderIntent | AlgoOrderIntent>;

/** What is done with open orders of every kind: changing one, cancelling one or many, and seeing those on their way. */
export class OrderActionsStore implements Startable {
  static readonly needs: Needs<typeof OrderActionsStore> = [
    EditOrder,
    CancelAlgoOrder,
    CancelOrders,
    PlaceOrder,
    PlaceAlgoOrder,
    NoticesPort,
    TickersStore,
    OpenOrders,
    OpenAlgoOrders,
    TriggerPrices,
    Balances,
    Positions,
  ];

  /** One row at a time is being changed. */
  edit: OrderEdit | undefined = undefined;
  /** Of which it is asked how far it may follow the market; its row may come and go meanwhile. */
  toChase: Order | undefined = undefined;
  /** Conditional orders whose cancellation is asked for and not yet reported. */
  readonly cancelling = observable.set<string>();
  /** Those that are to be cancelled together, by `editId`. */
  readonly marked = observable.set<string>();
  cancellingMany = false;
  pending: readonly OrderOnItsWay[] = [];

  constructor(
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
    private readonly cancelOrders: CancelOrders,
    private readonly placeOrder: PlaceOrder,
    private readonly placeAlgoOrder: PlaceAlgoOrder,
    private readonly notices: NoticesPort,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
    private readonly openOrders: Pick<OpenOrders, 'state' | 'value'>,
    private readonly openAlgoOrders: Pick<OpenAlgoOrders, 'state' | 'value'>,
    readonly triggerPrices: Pick<TriggerPrices, 'of' | 'start'>,
    private readonly balances: Pick<Balances, 'available'>,
    private readonly positions: Pick<Positions, 'value'>,
  ) {
    makeObservable(this, {
      edit: observableRef,
      toChase: observableRef,
      cancellingMany: observable,
      pending: observableRef,
      discard: actionBound,
      askToChase: actionBound,
      leaveChase: actionBound,
      gather: actionBound,
    });
  }

  start(): Unsubscribe {
    this.gather();
    const follow = (): void => this.#follow();
    const stops = [
      this.placeOrder.pending.subscribe(this.gather),
      this.placeAlgoOrder.pending.subscribe(this.gather),
      this.openOrders.state.subscribe(follow),
      this.openAlgoOrders.state.subscribe(follow),
      this.triggerPrices.start(),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.discard();
      this.leaveChase();
    };
  }

  gather(): void {
    this.pending = [...this.placeOrder.pending.current, ...this.placeAlgoOrder.pending.current];
  }

  begin(order: Order | AlgoOrder, instrument: Instrument | undefined, marks: DecimalMarks): void {
    const best = () => this.best(order.symbol);
    const save = (change: OrderChange & AlgoOrderChange) => this.editOrder.edit(edit.order, change);
    const current = (each: AlgoOrder) => this.triggerPrices.of(each);
    const edit: OrderEdit = new OrderEdit(order, instrument, save, marks, best, current, this.#means);
    runInAction(() => (this.edit = edit));
  }

  get #means(): EditMeans {
    return {
      available: (asset) => this.balances.available(asset),
      holding: ({ symbol, positionSide }) =>
        this.positions.value &&
        (this.positions.value.find((each) => each.symbol === symbol && each.positionSide === positionSide)?.holding ??
          zero),
    };
  }

  /** Best prices of a market as they are now, as far as they are known. */
  best(symbol: string): { readonly bestBid: Decimal | undefined; readonly bestAsk: Decimal | undefined } {
    const { firstBidPrice: bid, firstAskPrice: ask } = this.tickers.ticker(symbol) ?? {};
    return { bestBid: bid ? decimal(bid) : undefined, bestAsk: ask ? decimal(ask) : undefined };
  }

  discard(): void {
    this.edit = undefined;
  }

  askToChase(order: Order): void {
    this.toChase = order;
  }

  leaveChase(): void {
    this.toChase = undefined;
  }

  /** What is being changed may change, and what is to be chased may end, by another hand. */
  #follow(): void {
    const { edit, toChase } = this;
    const orders = this.openOrders.value;
    const edited =
      edit &&
      [...(orders ?? []), ...(this.openAlgoOrders.value ?? [])].find((each) => editId(each) === editId(edit.order));
    if (edited && edited !== edit.order) edit.follow(edited);
    if (toChase && orders && !orders.some(({ orderId }) => orderId === toChase.orderId)) this.leaveChase();
  }

  async save(): Promise<boolean> {
    const { edit } = this;
    const saved = (await edit?.send()) ?? false;
    if (saved && this.edit === edit) this.discard();
    return saved;
  }

  async cancel(order: AlgoOrder): Promise<void> {
    if (this.cancelling.has(order.algoOrderId)) return;
    runInAction(() => this.cancelling.add(order.algoOrderId));
    const answer = await this.cancelAlgoOrder.cancel(order);
    if (answer.ok && answer.value === 'asked') return;
    runInAction(() => this.cancelling.delete(order.algoOrderId));
    if (!answer.ok) this.#say(answer.error);
  }

  mark(orders: readonly (Order | AlgoOrder)[], chosen: boolean): void {
    runInAction(() => {
      for (const order of orders)
        if (chosen) this.marked.add(editId(order));
        else this.marked.delete(editId(order));
    });
  }

  async cancelMany(
    selection: OrderSelection,
    orders: readonly Order[],
    conditional: readonly AlgoOrder[],
  ): Promise<void> {
    await this.#together(() => this.cancelOrders.cancel(selection, orders, conditional));
  }

  /** Exactly these, whatever else waits. */
  async cancelMarked(orders: readonly Order[], conditional: readonly AlgoOrder[]): Promise<void> {
    if (await this.#together(() => this.cancelOrders.cancelEach(orders, conditional)))
      this.mark([...orders, ...conditional], false);
  }

  /** @returns false where others are still being cancelled, and nothing was asked for */
  async #together(cancel: () => Promise<readonly Failure[]>): Promise<boolean> {
    if (this.cancellingMany) return false;
    runInAction(() => (this.cancellingMany = true));
    const failures = await cancel();
    runInAction(() => (this.cancellingMany = false));
    if (failures[0]) this.#say(failures[0]);
    return true;
  }

  #say(failure: Failure): void {
    this.notices.show('error', { key: failureKey(failure) });
  }
}
