import type { OrderSide, OrderStatus } from '../../../src/domain/trading/order';
import type { Engine } from '../engine';
import type { EngineOrderType } from '../model/orders';
import type { OrderBook } from '../book/order-book';
import { needOf } from '../book/order-registry';
import { plainTerms, RestingOrder, type OrderTerms } from '../book/resting-order';

/** A resting order in a snapshot; what few orders have comes last and is left out when they have it not. */
export type OrderRow = readonly [
  orderId: number,
  clientOrderId: number,
  accountId: string,
  side: OrderSide,
  type: EngineOrderType,
  status: OrderStatus,
  price: number,
  quantity: number,
  executed: number,
  executedNotional: string,
  fee: string,
  createdAt: number,
  updatedAt: number,
  rest?: {
    readonly algoOrderId: number;
    readonly shown: number;
    readonly realizedPnl: string;
    readonly terms: Partial<OrderTerms>;
  },
];

export function* orderRows(book: OrderBook, side: OrderSide): Generator<OrderRow> {
  for (const level of book.side(side).fromBest()) {
    for (let order = level.first; order !== undefined; order = order.next) {
      const row = [
        order.orderId,
        order.clientOrderId,
        order.account.accountId,
        order.side,
        order.type,
        order.status,
        order.price,
        order.quantity,
        order.executed,
        order.executedNotional.toString(),
        order.fee.toString(),
        order.createdAt,
        order.updatedAt,
      ] as const;
      const { terms, algoOrderId, shown, realizedPnl } = order;
      yield terms === plainTerms && algoOrderId === 0
        ? row
        : [...row, { algoOrderId, shown, realizedPnl: realizedPnl.toString(), terms }];
    }
  }
}

/** Puts an order back into its book, behind those that were put back before. */
export function restoreOrder(engine: Engine, book: OrderBook, row: OrderRow): void {
  const [
    orderId,
    clientOrderId,
    accountId,
    side,
    type,
    status,
    price,
    quantity,
    executed,
    executedNotional,
    fee,
    createdAt,
    updatedAt,
    rest,
  ] = row;
  const account = engine.ledger.accounts.get(accountId)!;
  const { instrument } = book;
  const terms =
    rest === undefined || Object.keys(rest.terms).length === 0
      ? plainTerms
      : sameAsPlain(rest.terms)
        ? plainTerms
        : { ...plainTerms, ...rest.terms };
  const order = new RestingOrder(
    orderId,
    clientOrderId,
    account,
    instrument,
    side,
    type,
    price,
    quantity,
    undefined,
    createdAt,
    terms,
  );
  if (instrument.perpetual) order.position = engine.contracts.position(account, instrument, terms.positionSide);
  order.status = status;
  order.executed = executed;
  order.executedNotional = BigInt(executedNotional);
  order.fee = BigInt(fee);
  order.realizedPnl = BigInt(rest?.realizedPnl ?? 0);
  order.algoOrderId = rest?.algoOrderId ?? 0;
  order.updatedAt = updatedAt;
  if (account.kind === 'customer') order.held = needOf(order);
  engine.registry.rest(book, order);
  if (rest !== undefined && order.level !== undefined) {
    order.level.quantity += rest.shown - order.shown;
    order.shown = rest.shown;
  }
}

function sameAsPlain(terms: Partial<OrderTerms>): boolean {
  const keys = Object.keys(plainTerms) as (keyof OrderTerms)[];
  return keys.every((key) => terms[key] === plainTerms[key]);
}
