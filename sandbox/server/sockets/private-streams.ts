import type { EngineBalance, EngineFill, EngineOrder, ExchangeService } from '../../exchange/model';
import { unitsText } from '../../exchange/units';
import type { Faults } from '../faults';
import type { PendingAnswers } from '../pending-answers';
import { exactNumber, type MarketWire } from '../wire-market';
import { averagePrice } from '../wire-order';
import type { Connection } from './connection';

const privateTopics = ['executionreport', 'balance'] as const;
type PrivateTopic = (typeof privateTopics)[number];

export function isPrivateTopic(topic: string): topic is PrivateTopic {
  return (privateTopics as readonly string[]).includes(topic);
}

/** Tells people about their own orders and balances: in order, and never before the call that caused it is answered. */
export class PrivateStreams {
  private readonly connections = new Map<string, Set<Connection>>();
  private readonly tails = new Map<string, Promise<void>>();
  readonly close: () => void;

  constructor(
    exchange: ExchangeService,
    private readonly markets: ReadonlyMap<string, MarketWire>,
    private readonly pending: PendingAnswers,
    private readonly faults: Faults,
    private readonly now: () => number,
  ) {
    this.close = exchange.onEvent((event) => {
      if (event.type === 'order') this.tell(event.order.accountId, 'executionreport', () => this.report(event.order, event.fill));
      if (event.type === 'balance') this.tell(event.balance.accountId, 'balance', () => balanceData(event.balance));
    });
  }

  add(accountId: string, connection: Connection): void {
    const connections = this.connections.get(accountId) ?? new Set();
    this.connections.set(accountId, connections.add(connection));
  }

  remove(connection: Connection): void {
    const accountId = connection.caller?.user.applicationId;
    if (accountId === undefined) return;
    const connections = this.connections.get(accountId);
    connections?.delete(connection);
    if (connections?.size === 0) this.connections.delete(accountId);
  }

  private tell(accountId: string, topic: PrivateTopic, data: () => unknown): void {
    const connections = this.connections.get(accountId);
    if (!connections) return;
    const text = JSON.stringify({ topic, ts: this.now(), data: data() });
    const answered = this.pending.ofNow(accountId);
    const before = this.tails.get(accountId);
    if (!answered && !before) return this.send(connections, topic, text);
    const tail = Promise.all([before, answered]).then(() => {
      this.send(connections, topic, text);
      if (this.tails.get(accountId) === tail) this.tails.delete(accountId);
    });
    this.tails.set(accountId, tail);
  }

  private send(connections: ReadonlySet<Connection>, topic: PrivateTopic, text: string): void {
    for (const each of this.faults.messages(topic, text)) {
      for (const connection of connections) if (connection.topics.has(topic)) connection.send(each);
    }
  }

  /** Fields of the event family (protocol 1.7). */
  private report(order: EngineOrder, fill: EngineFill | undefined) {
    const market = this.markets.get(order.symbol)!;
    const quantity = order.quantity === undefined ? 0 : exactNumber(market.quantity(order.quantity));
    return {
      msgType: 0,
      symbol: order.symbol,
      clientOrderId: order.clientOrderId,
      orderId: order.orderId,
      type: order.type,
      side: order.side,
      quantity,
      ...(order.amount !== undefined && { amount: exactNumber(unitsText(order.amount)) }),
      price: order.price === undefined ? 0 : exactNumber(market.price(order.price)),
      tradeId: fill?.tradeId ?? 0,
      executedPrice: fill ? exactNumber(market.price(fill.price)) : 0,
      executedQuantity: fill ? exactNumber(market.quantity(fill.quantity)) : 0,
      fee: fill ? exactNumber(unitsText(fill.fee)) : 0,
      feeAsset: fill?.feeAsset ?? order.feeAsset,
      totalExecutedQuantity: exactNumber(market.quantity(order.executed)),
      avgPrice: exactNumber(averagePrice(order, market) ?? '0'),
      status: order.status,
      reason: '',
      orderTag: 'default',
      totalFee: exactNumber(unitsText(order.fee)),
      feeCurrency: order.feeAsset,
      totalRebate: 0,
      rebateCurrency: '',
      visible: quantity,
      createdTime: order.createdAt,
      timestamp: order.updatedAt,
      reduceOnly: false,
      maker: fill?.maker ?? false,
    };
  }
}

function balanceData(balance: EngineBalance) {
  return {
    balances: {
      [balance.asset]: {
        holding: exactNumber(unitsText(balance.holding)),
        frozen: exactNumber(unitsText(balance.frozen)),
        interest: 0,
        pendingShortQty: 0,
        pendingLongQty: 0,
        version: balance.version,
        staked: 0,
        unbonding: 0,
        vault: 0,
      },
    },
  };
}
