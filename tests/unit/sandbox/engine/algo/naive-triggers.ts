import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';

interface Waiting {
  readonly algoOrderId: number;
  readonly request: AlgoRequest;
  readonly above: boolean;
  extreme: number | undefined;
}

/** Triggers so simple that they are right by reading: every trade is held against every waiting order. */
export class NaiveTriggers {
  #waiting: Waiting[] = [];

  place(algoOrderId: number, request: AlgoRequest, price: number): void {
    const { activatedPrice, side } = request;
    const active =
      activatedPrice === undefined || (side === 'SELL' ? price >= activatedPrice : price <= activatedPrice);
    this.#waiting.push({
      algoOrderId,
      request,
      above: (request.triggerPrice ?? 0) > price,
      extreme: request.algoType === 'TRAILING_STOP' && active ? price : undefined,
    });
  }

  remove(algoOrderId: number): void {
    this.#waiting = this.#waiting.filter((order) => order.algoOrderId !== algoOrderId);
  }

  /** @returns which orders a trade sets off. */
  traded(price: number): number[] {
    const reached = this.#waiting.filter((order) =>
      order.request.algoType === 'STOP' ? this.#stopped(order, price) : this.#trailed(order, price),
    );
    for (const { algoOrderId } of reached) this.remove(algoOrderId);
    return reached.map(({ algoOrderId }) => algoOrderId);
  }

  #stopped({ request, above }: Waiting, price: number): boolean {
    return above ? price >= request.triggerPrice! : price <= request.triggerPrice!;
  }

  #trailed(order: Waiting, price: number): boolean {
    const { side, activatedPrice, callbackRate, callbackValue } = order.request;
    const sign = side === 'SELL' ? 1 : -1;
    if (order.extreme === undefined) {
      if ((price - activatedPrice!) * sign >= 0) order.extreme = price;
      return false;
    }
    if ((price - order.extreme) * sign > 0) order.extreme = price;
    const back = BigInt((order.extreme - price) * sign) * 10n ** 12n;
    return (
      back >= (callbackValue === undefined ? BigInt(order.extreme) * callbackRate! : BigInt(callbackValue) * 10n ** 12n)
    );
  }
}
