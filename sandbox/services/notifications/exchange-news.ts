import type { UserRepository } from '../users/user-repository';
import { marketDisplayName, parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { triggeredKinds } from '../../../src/domain/platform/notification';
import { decimal, decimalPlaces, fixedText } from '../../../src/domain/shared/decimal';
import { nameInPair } from '../../../src/domain/trading/algo-order';
import { shownAverage } from '../../../src/domain/trading/average-price';
import { positionEffect, type PositionEffect } from '../../../src/domain/trading/position-effect';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { rejectionCodes } from '../../../src/domain/platform/service-code';
import type { AlgoType, EngineAlgoOrder } from '../../engine/model/algo-model';
import type { Liquidation } from '../../engine/model/margin-model';
import type { EngineFill, EngineOrder } from '../../engine/model/orders';
import { type InstrumentScale, priceText, quantityText, scaleOf, unitsText } from '../../engine/model/units';
import type { ExchangeService } from '../../engine/exchange-service';
import { rejected } from '../../shared/api-error';
import type { Notifications } from './notifications';

/** Orders set off that are remembered as told of. */
const remembered = 10_000;

const names: Readonly<Record<(typeof triggeredKinds)[number], string>> = {
  STOP: 'Stop order',
  STOP_LOSS: 'Stop loss',
  TAKE_PROFIT: 'Take profit',
  TRAILING_STOP: 'Trailing stop',
};

const effects: Readonly<Record<PositionEffect, string>> = {
  openLong: 'Open long',
  closeLong: 'Close long',
  openShort: 'Open short',
  closeShort: 'Close short',
};

/** What a liquidation has closed and cost, in steps and units. */
interface Loss {
  long: boolean;
  quantity: number;
  /** Price units by steps. */
  notional: bigint;
  pnl: bigint;
  tradingFee: bigint;
  liquidationFee: bigint;
  /** Said to be one: an order of the exchange also closes what others are deleveraged by. */
  liquidated: boolean;
}

/** Tells people what became of their positions and orders: what filled, and what the exchange did of its own accord. */
export class ExchangeNews {
  /** Liquidations of the command that is being told of, by account and position. */
  readonly #losses = new Map<string, Loss>();
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
      if (event.type === 'order' && event.fill && event.order.type === 'LIQUIDATE') this.#lost(event.fill);
      else if (event.type === 'order' && event.fill && event.order.status === 'FILLED') this.#ended(event.order);
      if (event.type === 'liquidation') this.#liquidated(event.liquidation);
      if (event.type === 'algo') this.#followed(event.order);
    });
  }

  /** What the exchange's own order has closed; how the position came to that is told after it. */
  #lost({ accountId, symbol, positionSide, side, price, quantity, realizedPnl = 0n, fee }: EngineFill): void {
    const scale = this.#scales.get(symbol);
    if (!scale || !this.users.byApplication(accountId)) return;
    const loss = this.#lossOf(accountId, symbol, positionSide);
    loss.long = side === 'SELL';
    loss.quantity += quantity;
    loss.notional += BigInt(price) * scale.tickUnits * BigInt(quantity);
    loss.pnl += realizedPnl;
    loss.tradingFee += fee;
  }

  #liquidated({ accountId, symbol, positionSide, fee }: Liquidation): void {
    if (!this.users.byApplication(accountId)) return;
    const loss = this.#lossOf(accountId, symbol, positionSide);
    loss.liquidationFee += fee;
    loss.liquidated = true;
  }

  /** A liquidation goes on in steps, in the book and beside it: together they are one to its owner. */
  #lossOf(accountId: string, symbol: string, positionSide: string): Loss {
    const key = `${accountId} ${symbol} ${positionSide}`;
    const known = this.#losses.get(key);
    if (known) return known;
    const loss = {
      long: true,
      quantity: 0,
      notional: 0n,
      pnl: 0n,
      tradingFee: 0n,
      liquidationFee: 0n,
      liquidated: false,
    };
    this.#losses.set(key, loss);
    // All that one command has done is announced at once.
    queueMicrotask(() => {
      this.#losses.delete(key);
      this.#tellOfLoss(accountId, symbol, loss);
    });
    return loss;
  }

  #tellOfLoss(accountId: string, symbol: string, loss: Loss): void {
    const { long, quantity, notional, pnl, tradingFee, liquidationFee, liquidated } = loss;
    const user = this.users.byApplication(accountId);
    const scale = this.#scales.get(symbol);
    const market = parseMarketSymbol(symbol);
    if (!user || !scale || !market || !liquidated || quantity === 0) return;
    const values = {
      symbol,
      asset: market.base,
      quote: market.quote,
      amount: quantityText(scale, quantity),
      price: averageText(scale, notional / BigInt(quantity)),
      pnl: moneyText(pnl),
      tradingFee: moneyText(tradingFee),
      liquidationFee: moneyText(liquidationFee),
    };
    const { amount, price, asset, quote } = values;
    const fees = `trading fee ${values.tradingFee} ${quote}, liquidation fee ${values.liquidationFee} ${quote}`;
    this.notifications.tell(user, {
      type: 'LIQUIDATION',
      level: 'error',
      title: `Liquidated: ${marketDisplayName(symbol)} ${long ? 'long' : 'short'}`,
      body: `${amount} ${asset} closed at ${price}. PnL ${values.pnl} ${quote}, ${fees}.`,
      message: { key: long ? 'liquidatedLong' : 'liquidatedShort', values },
      link: '/trade',
    });
  }

  /** An order that has filled to its end; a part of it is news on the page of orders alone. */
  #filled({ accountId, symbol, side, positionSide, executed, executedNotional }: EngineOrder): void {
    const user = this.users.byApplication(accountId);
    const scale = this.#scales.get(symbol);
    if (!user || !scale) return;
    const amount = quantityText(scale, executed);
    const paid = (executedNotional * 1_000_000_000_000n) / (BigInt(executed) * scale.stepUnits);
    const price = averageText(scale, paid);
    const asset = parseMarketSymbol(symbol)?.base ?? symbol;
    const what = `${amount} ${marketDisplayName(symbol)}`;
    const effect = positionEffect({ side, positionSide });
    const key = effect ?? (side === 'BUY' ? 'bought' : 'sold');
    this.notifications.tell(user, {
      type: 'ORDER',
      level: 'success',
      title: 'Order filled',
      body: effect
        ? `${effects[effect]}: ${what} filled at ${price}.`
        : `${side === 'BUY' ? 'Bought' : 'Sold'} ${what} at ${price}.`,
      message: { key, values: { symbol, amount, asset, price } },
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

/** An average on the market's tick, with all its decimals, as the lists have it. */
function averageText({ tickUnits }: InstrumentScale, units: bigint): string {
  const tick = decimal(unitsText(tickUnits));
  return fixedText(shownAverage(decimal(unitsText(units)), tick), decimalPlaces(tick), 'half-even');
}

function moneyText(units: bigint): string {
  return fixedText(decimal(unitsText(units)), 2, 'half-even');
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
