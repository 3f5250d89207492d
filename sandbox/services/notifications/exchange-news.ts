import type { UserRepository } from '../users/user-repository';
import { marketDisplayName, parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { triggeredKinds } from '../../../src/domain/platform/notification';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { nameInPair } from '../../../src/domain/trading/algo-order';
import { shownAverage } from '../../../src/domain/trading/average-price';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { rejectionCodes } from '../../../src/domain/platform/service-code';
import type { AlgoType, EngineAlgoOrder } from '../../engine/model/algo-model';
import type { Liquidation } from '../../engine/model/margin-model';
import type { EngineOrder } from '../../engine/model/orders';
import { type InstrumentScale, priceText, quantityText, scaleOf, unitsText } from '../../engine/model/units';
import type { ExchangeService } from '../../engine/exchange-service';
import { rejected } from '../../shared/api-error';
import type { Notifications } from './notifications';

/** A liquidation goes on in steps: within this time they are one to its owner (milliseconds). */
const oneLiquidation = 60_000;
/** Orders set off that are remembered as told of. */
const remembered = 10_000;

const names: Readonly<Record<(typeof triggeredKinds)[number], string>> = {
  STOP: 'Stop order',
  STOP_LOSS: 'Stop loss',
  TAKE_PROFIT: 'Take profit',
  TRAILING_STOP: 'Trailing stop',
};

/** Tells people what became of their positions and orders: what filled, and what the exchange did of its own accord. */
export class ExchangeNews {
  readonly #liquidatedAt = new Map<string, number>();
  readonly #triggered = new Set<number>();
  /** Filled orders by the conditional order that they came from, until that is told of. */
  readonly #held = new Map<number, EngineOrder>();
  readonly #scales: ReadonlyMap<string, InstrumentScale>;

  constructor(
    exchange: ExchangeService,
    private readonly users: UserRepository,
    private readonly notifications: Notifications,
  ) {
    this.#scales = new Map(exchange.instruments.map((each) => [each.symbol, scaleOf(each)]));
    exchange.onEvent((event) => {
      if (event.type === 'order' && event.fill && event.order.status === 'FILLED') this.#ended(event.order);
      if (event.type === 'liquidation') this.#liquidated(event.liquidation);
      if (event.type === 'algo') this.#followed(event.order);
    });
  }

  #liquidated({ accountId, symbol, positionSide, at }: Liquidation): void {
    const key = `${accountId} ${symbol} ${positionSide}`;
    const known = at - (this.#liquidatedAt.get(key) ?? -Infinity) < oneLiquidation;
    this.#liquidatedAt.set(key, at);
    const user = known ? undefined : this.users.byApplication(accountId);
    if (!user) return;
    const body = `The margin no longer sufficed for the position in ${symbol}. The exchange is closing it.`;
    this.notifications.tell(user, {
      type: 'LIQUIDATION',
      level: 'error',
      title: 'Position liquidated',
      body,
      message: { key: 'liquidated', values: { symbol } },
      link: '/trade',
    });
  }

  /** An order that has filled to its end; a part of it is news on the page of orders alone. */
  #filled({ accountId, symbol, side, executed, executedNotional }: EngineOrder): void {
    const user = this.users.byApplication(accountId);
    const scale = this.#scales.get(symbol);
    if (!user || !scale) return;
    const amount = quantityText(scale, executed);
    const paid = (executedNotional * 1_000_000_000_000n) / (BigInt(executed) * scale.stepUnits);
    const price = decimalText(shownAverage(decimal(unitsText(paid))));
    const asset = parseMarketSymbol(symbol)?.base ?? symbol;
    this.notifications.tell(user, {
      type: 'ORDER',
      level: 'success',
      title: 'Order filled',
      body: `${side === 'BUY' ? 'Bought' : 'Sold'} ${amount} ${marketDisplayName(symbol)} at ${price}.`,
      message: { key: side === 'BUY' ? 'bought' : 'sold', values: { symbol, amount, asset, price } },
      link: '/account/orders?tab=fills',
    });
  }

  /** What a conditional order became has often filled before that is told of: then that it was set off comes first. */
  #ended(order: EngineOrder): void {
    if (order.algoOrderId === 0) return this.#filled(order);
    this.#held.set(order.algoOrderId, order);
    // All that one command has done is announced at once.
    queueMicrotask(() => this.#release(order.algoOrderId));
  }

  #release(algoOrderId: number): void {
    const order = this.#held.get(algoOrderId);
    if (order && this.#held.delete(algoOrderId)) this.#filled(order);
  }

  #followed(order: EngineAlgoOrder, algoType = order.algoType): void {
    for (const leg of order.children) this.#followed(leg, nameOf(leg, order));
    this.#setOff({ ...order, algoType });
    this.#release(order.algoOrderId);
  }

  #setOff(order: EngineAlgoOrder): void {
    const { symbol, side, quantity, triggerPrice } = order;
    if (!order.triggered || this.#triggered.has(order.algoOrderId)) return;
    if (this.#triggered.size >= remembered) this.#triggered.clear();
    this.#triggered.add(order.algoOrderId);
    // Set off some time ago: what changed now is something else.
    const user = order.updatedAt === order.triggeredAt ? this.users.byApplication(order.accountId) : undefined;
    const scale = this.#scales.get(symbol);
    if (!user || !scale) return;
    const kind = triggeredKinds.find((each) => each === order.algoType) ?? 'STOP';
    const amount = quantityText(scale, quantity);
    const asset = parseMarketSymbol(symbol)?.base ?? symbol;
    const price = triggerPrice === undefined ? '' : priceText(scale, triggerPrice);
    const values = { symbol, kind, amount, asset, price };
    const body = `${side === 'BUY' ? 'Buy' : 'Sell'} ${amount} ${marketDisplayName(symbol)}: trigger price ${price} reached.`;
    // What was set off and refused in the same step has become nothing: that is the news.
    if (order.status === 'REJECTED')
      return this.notifications.tell(user, {
        type: 'ORDER',
        level: 'error',
        title: `${names[kind]} rejected`,
        body: `${body} ${wordsOf(order.reason)}`.trimEnd(),
        message: { key: side === 'BUY' ? 'refusedBuy' : 'refusedSell', values: { ...values, reason: order.reason } },
        link: '/account/orders?tab=conditional',
      });
    this.notifications.tell(user, {
      type: 'ORDER',
      level: 'info',
      title: `${names[kind]} triggered`,
      body,
      message: { key: side === 'BUY' ? 'triggeredBuy' : 'triggeredSell', values },
      link: '/trade',
    });
  }
}

/** The legs of an OCO as the lists of orders name them; other legs have names of their own. */
function nameOf(leg: EngineAlgoOrder, { algoType, children }: EngineAlgoOrder): AlgoType {
  if (algoType !== 'OCO') return leg.algoType;
  const other = children.find((each) => each !== leg)?.triggerPrice;
  return nameInPair(leg, other === undefined || leg.triggerPrice === undefined ? undefined : leg.triggerPrice - other);
}

/** The exchange's words for a reason of the trading rules. */
function wordsOf(reason: string): string {
  return reason in rejectionCodes ? rejected(reason as RejectionReason).message : '';
}
