import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { AlgoOrdersPort } from '../../../../application/trading/algo-orders.port';
import type { EditOrder } from '../../../../application/trading/edit-order.use-case';
import type { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import type { Placement } from '../../../../application/trading/place-once';
import type { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import type { TradingPort } from '../../../../application/trading/trading.port';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import { orderProblems } from '../../../../domain/trading/order-rules';
import type { MarketDesk } from '../desk/market-desk';
import type { OwnOrder } from './own-order';

export type LadderOrder = Omit<OwnOrder, 'id' | 'symbol' | 'of'>;

/** What became of the last thing that was asked of the ladder. */
export type LadderMessage =
  | { readonly kind: 'placed' | 'unknown' | 'cancelled'; readonly order: LadderOrder }
  | { readonly kind: 'moved'; readonly order: LadderOrder; readonly price: Decimal }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopSide'; readonly side: OrderSide }
  | { readonly kind: 'noSize' | 'noOrder' };

/** Sends, moves and cancels the orders of one market's ladder, and keeps what came of it. */
export class LadderOrdersStore {
  message: LadderMessage | undefined = undefined;

  constructor(
    private readonly desk: MarketDesk,
    private readonly placeOrder: Pick<PlaceOrder, 'place'>,
    private readonly placeAlgoOrder: Pick<PlaceAlgoOrder, 'place'>,
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly trading: Pick<TradingPort, 'cancelOrder'>,
    private readonly algos: Pick<AlgoOrdersPort, 'cancel'>,
  ) {
    makeObservable(this, { message: observableRef });
  }

  say(message: LadderMessage | undefined): void {
    runInAction(() => (this.message = message));
  }

  async limit(side: OrderSide, price: Decimal, quantity: Decimal): Promise<void> {
    const { instrument, book } = this.desk;
    const best = { bestBid: asDecimal(book.bestBid), bestAsk: asDecimal(book.bestAsk) };
    const problem = orderProblems({ side, type: 'LIMIT', price, quantity }, { instrument, ...best })[0];
    if (problem) {
      this.say({
        kind: 'failed',
        failure: problem.reason === 'missing' ? { kind: 'invalid' } : { kind: 'rejected', reason: problem.reason },
      });
      return;
    }
    const placement = await this.placeOrder.place({
      symbol: instrument.symbol,
      side,
      type: 'LIMIT',
      price,
      quantity,
      ...this.#ofContract(side),
    });
    this.#tell(placement, { kind: 'limit', side, price, quantity });
  }

  /** A market order once the last price comes to the trigger. */
  async stop(side: OrderSide, triggerPrice: Decimal, quantity: Decimal): Promise<void> {
    const { instrument, tape, book } = this.desk;
    const last = tape.last ?? book.middle;
    if (last !== undefined && (side === 'BUY' ? triggerPrice.lte(last) : triggerPrice.gte(last))) {
      this.say({ kind: 'stopSide', side });
      return;
    }
    const placement = await this.placeAlgoOrder.place({
      symbol: instrument.symbol,
      algoType: 'STOP',
      childType: 'MARKET',
      triggerPriceType: 'MARKET_PRICE',
      side,
      triggerPrice,
      quantity,
      ...this.#ofContract(side),
    });
    this.#tell(placement, { kind: 'stop', side, price: triggerPrice, quantity });
  }

  /** To another price; the size is not part of the change, so it stays what it is. */
  async move(order: OwnOrder, price: Decimal): Promise<void> {
    if (order.price.eq(price)) return;
    const answer = await this.editOrder.edit(order.of, order.kind === 'limit' ? { price } : { triggerPrice: price });
    this.say(answer.ok ? { kind: 'moved', order, price } : { kind: 'failed', failure: answer.error });
  }

  async cancel(order: OwnOrder): Promise<void> {
    const { id, symbol } = order;
    const answer =
      order.kind === 'limit'
        ? await this.trading.cancelOrder({ orderId: id, symbol })
        : await this.algos.cancel({ algoOrderId: id, symbol });
    this.say(answer.ok ? { kind: 'cancelled', order } : { kind: 'failed', failure: answer.error });
  }

  #tell(placement: Placement, order: LadderOrder): void {
    if (placement.status === 'notPlaced') this.say({ kind: 'failed', failure: placement.failure });
    else this.say({ kind: placement.status, order });
  }

  /** How the account margins the contract; nothing for a spot market. In hedge mode the ladder opens. */
  #ofContract(side: OrderSide) {
    const settings = this.desk.contract?.settings;
    if (!settings?.marginMode) return {};
    const positionSide =
      settings.positionMode !== 'HEDGE_MODE'
        ? ('BOTH' as const)
        : side === 'BUY'
          ? ('LONG' as const)
          : ('SHORT' as const);
    return { marginMode: settings.marginMode, positionSide };
  }
}

function asDecimal(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
