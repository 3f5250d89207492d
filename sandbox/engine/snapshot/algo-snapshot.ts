import type { AlgoStatus, AlgoType, AlgoChildType, TriggerPriceType } from '../model/algo-model';
import type { Instrument } from '../model/instrument';
import type { Account } from '../ledger/account';
import type { MarginMode, PositionSide } from '../model/margin-model';
import type { AlgoBook } from '../algo/algo-book';
import { AlgoOrder, type AlgoIdentity, type AlgoTerms } from '../algo/algo-order';

type Side = AlgoTerms['side'];
type Direction = NonNullable<AlgoTerms['direction']>;

type TermsRow = readonly [
  algoType: AlgoType,
  side: Side,
  childType: AlgoChildType,
  quantity: number,
  price: number | null,
  triggerPrice: number | null,
  triggerPriceType: TriggerPriceType,
  direction: Direction | null,
  activatedPrice: number | null,
  callbackRate: string | null,
  callbackValue: number | null,
  reduceOnly: boolean,
  positionSide: PositionSide,
  marginMode: MarginMode | null,
  visible: number | null,
];

type ProgressRow = readonly [
  status: AlgoStatus,
  ready: boolean,
  triggered: boolean,
  triggerTradePrice: number | null,
  triggeredAt: number | null,
  activated: boolean,
  extreme: number | null,
  orderId: number,
  executed: number,
  executedNotional: string,
  fee: string,
  reason: string,
  updatedAt: number,
];

interface OrderRow {
  readonly id: number;
  readonly terms: TermsRow;
  readonly progress: ProgressRow;
  readonly legs: readonly OrderRow[];
}

interface RootRow extends OrderRow {
  readonly clientId: number;
  readonly account: string;
  readonly symbol: string;
  readonly tag: string;
  readonly createdAt: number;
}

/** Open conditional orders and deadlines; used client ids are read from the stored orders. */
export interface AlgoSnapshot {
  readonly next: number;
  readonly roots: readonly RootRow[];
  readonly deadlines: readonly (readonly [accountId: string, at: number])[];
}

export function algoSnapshot({ nextAlgoOrderId, registry, deadlines }: AlgoBook): AlgoSnapshot {
  const roots = [...registry.roots.values()].map((root): RootRow => {
    const { clientAlgoOrderId, account, instrument, tag, createdAt } = root.identity;
    return {
      ...orderRow(root),
      clientId: clientAlgoOrderId,
      account: account.accountId,
      symbol: instrument.symbol,
      tag,
      createdAt,
    };
  });
  return { next: nextAlgoOrderId, roots, deadlines: [...deadlines] };
}

/** To be called after accounts, last prices and open orders are back. Orders of markets that no longer exist are left out. */
export function restoreAlgos(
  book: AlgoBook,
  snapshot: AlgoSnapshot,
  accountOf: (accountId: string) => Account | undefined,
  instrumentOf: (symbol: string) => Instrument | undefined,
): void {
  book.nextAlgoOrderId = snapshot.next;
  for (const [accountId, at] of snapshot.deadlines) book.deadlines.set(accountId, at);
  for (const row of snapshot.roots) {
    const account = accountOf(row.account);
    const instrument = instrumentOf(row.symbol);
    if (account === undefined || instrument === undefined) continue;
    book.restore(
      orderFrom(row, undefined, {
        algoOrderId: row.id,
        clientAlgoOrderId: row.clientId,
        account,
        instrument,
        tag: row.tag,
        createdAt: row.createdAt,
      }),
    );
  }
}

function orderRow(order: AlgoOrder): OrderRow {
  const { algoOrderId, terms, legs } = order;
  return {
    id: algoOrderId,
    terms: [
      terms.algoType,
      terms.side,
      terms.childType,
      terms.quantity,
      terms.price ?? null,
      terms.triggerPrice ?? null,
      terms.triggerPriceType,
      terms.direction ?? null,
      terms.activatedPrice ?? null,
      terms.callbackRate?.toString() ?? null,
      terms.callbackValue ?? null,
      terms.reduceOnly,
      terms.positionSide,
      terms.marginMode ?? null,
      terms.visible ?? null,
    ],
    progress: [
      order.status,
      order.ready,
      order.triggered,
      order.triggerTradePrice ?? null,
      order.triggeredAt ?? null,
      order.activated,
      order.extreme ?? null,
      order.orderId,
      order.executed,
      order.executedNotional.toString(),
      order.fee.toString(),
      order.reason,
      order.updatedAt,
    ],
    legs: legs.map(orderRow),
  };
}

function orderFrom(
  { terms: row, progress, legs }: OrderRow,
  parent: AlgoOrder | undefined,
  identity: AlgoIdentity,
): AlgoOrder {
  const [
    algoType,
    side,
    childType,
    quantity,
    price,
    triggerPrice,
    triggerPriceType,
    direction,
    activatedPrice,
    callbackRate,
    callbackValue,
    reduceOnly,
    positionSide,
    marginMode,
    visible,
  ] = row;
  const order = new AlgoOrder(identity, parent, {
    algoType,
    side,
    childType,
    quantity,
    price: price ?? undefined,
    triggerPrice: triggerPrice ?? undefined,
    triggerPriceType,
    direction: direction ?? undefined,
    activatedPrice: activatedPrice ?? undefined,
    callbackRate: callbackRate === null ? undefined : BigInt(callbackRate),
    callbackValue: callbackValue ?? undefined,
    reduceOnly,
    positionSide,
    marginMode: marginMode ?? undefined,
    visible: visible ?? undefined,
  });
  const [
    status,
    ready,
    triggered,
    triggerTradePrice,
    triggeredAt,
    activated,
    extreme,
    orderId,
    executed,
    executedNotional,
    fee,
    reason,
    updatedAt,
  ] = progress;
  order.status = status;
  order.ready = ready;
  order.triggered = triggered;
  order.triggerTradePrice = triggerTradePrice ?? undefined;
  order.triggeredAt = triggeredAt ?? undefined;
  order.activated = activated;
  order.extreme = extreme ?? undefined;
  order.orderId = orderId;
  order.executed = executed;
  order.executedNotional = BigInt(executedNotional);
  order.fee = BigInt(fee);
  order.reason = reason;
  order.updatedAt = updatedAt;
  for (const leg of legs) orderFrom(leg, order, { ...identity, algoOrderId: leg.id, clientAlgoOrderId: 0 });
  return order;
}
