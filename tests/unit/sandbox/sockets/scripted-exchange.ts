import type { EngineAlgoOrder } from '../../../../sandbox/engine/model/algo-model';
import type { EngineMargin, EnginePosition, MarginReads } from '../../../../sandbox/engine/model/margin-model';
import type { EngineEvent } from '../../../../sandbox/engine/model/events';
import type { EngineOrder } from '../../../../sandbox/engine/model/orders';
import type { ExchangeService } from '../../../../sandbox/engine/exchange-service';
import { instruments } from '../../../../sandbox/services/markets/instruments';

/** An exchange whose events and margin a test writes. */
export class ScriptedExchange {
  readonly instruments = instruments;
  margin: Partial<MarginReads> = {};
  readonly #listeners = new Set<(event: EngineEvent) => void>();

  get service(): ExchangeService {
    return this as unknown as ExchangeService;
  }

  onEvent(listener: (event: EngineEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ticker(): undefined {
    return undefined;
  }

  book(): undefined {
    return undefined;
  }

  announce(event: EngineEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

export const perpetual = 'PERP_BTC_USDT';
export const at = 1_760_000_009_000;
const one = 1_000_000_000_000n;
export const units = (value: number): bigint => BigInt(Math.round(value * 1e6)) * (one / 1_000_000n);

export const order: EngineOrder = {
  orderId: 810_001,
  clientOrderId: 77,
  accountId: 'ada',
  symbol: perpetual,
  side: 'BUY',
  type: 'LIMIT',
  status: 'NEW',
  price: 60_000,
  quantity: 100,
  amount: undefined,
  executed: 0,
  executedNotional: 0n,
  fee: 0n,
  feeAsset: 'USDT',
  tag: 'default',
  bidAskLevel: undefined,
  visible: 40,
  reduceOnly: true,
  positionSide: 'LONG',
  marginMode: 'ISOLATED',
  leverage: 5,
  realizedPnl: undefined,
  algoOrderId: 0,
  expiresAt: undefined,
  createdAt: at - 500,
  updatedAt: at,
};

export const position: EnginePosition = {
  accountId: 'ada',
  symbol: perpetual,
  positionSide: 'SHORT',
  marginMode: 'ISOLATED',
  leverage: 20,
  holding: -300,
  pendingLong: 10,
  pendingShort: 0,
  averageOpenPrice: units(60_100),
  settlePrice: units(60_050),
  markPrice: units(59_000.5),
  liquidationPrice: units(63_000),
  unrealizedPnl: units(3.1485),
  realizedPnl: 0n,
  fees24h: units(0.05),
  pnl24h: units(-1.25),
  initialMargin: units(9),
  maintenanceMargin: units(3),
  isolatedMargin: units(12.5),
  isolatedFrozenLong: units(1),
  isolatedFrozenShort: 0n,
  adlQuantile: 3,
  openedAt: at - 60_000,
  updatedAt: at,
  version: 7,
};

export const margin: EngineMargin = {
  accountId: 'ada',
  accountMode: 'FUTURES',
  positionMode: 'HEDGE_MODE',
  marginMode: 'CROSS',
  spotLeverage: 3,
  totalAccountValue: units(10_500.25),
  totalCollateral: units(10_000),
  freeCollateral: units(9_000),
  initialMargin: units(1_000),
  maintenanceMargin: units(300),
  marginRatio: units(5.25),
  openMarginRatio: undefined,
  initialMarginRatio: units(0.1),
  maintenanceMarginRatio: units(0.03),
  beingLiquidated: false,
};

const leg: EngineAlgoOrder = {
  algoOrderId: 902,
  clientAlgoOrderId: 0,
  rootAlgoOrderId: 901,
  parentAlgoOrderId: 901,
  accountId: 'ada',
  symbol: perpetual,
  tag: 'default',
  algoType: 'TAKE_PROFIT',
  side: 'SELL',
  childType: 'CLOSE_POSITION',
  status: 'NEW',
  rootStatus: 'PARTIAL_FILLED',
  quantity: 100,
  price: undefined,
  triggerPrice: 65_000,
  triggerPriceType: 'MARK_PRICE',
  triggered: false,
  triggerTradePrice: undefined,
  triggeredAt: undefined,
  activated: false,
  activatedPrice: undefined,
  callbackRate: undefined,
  callbackValue: undefined,
  orderId: 0,
  executed: 0,
  executedNotional: 0n,
  fee: 0n,
  feeAsset: 'USDT',
  reduceOnly: true,
  positionSide: 'BOTH',
  marginMode: undefined,
  visible: undefined,
  reason: '',
  children: [],
  createdAt: at - 500,
  updatedAt: at,
};

/** A bracket set off by the last trade and half filled, with its take-profit. */
export const bracket: EngineAlgoOrder = {
  ...leg,
  algoOrderId: 901,
  clientAlgoOrderId: 88,
  parentAlgoOrderId: 0,
  algoType: 'BRACKET',
  side: 'BUY',
  childType: 'LIMIT',
  status: 'PARTIAL_FILLED',
  price: 60_000,
  triggerPrice: 59_900,
  triggerPriceType: 'MARKET_PRICE',
  triggered: true,
  triggerTradePrice: 59_901,
  triggeredAt: at - 100,
  orderId: 810_002,
  executed: 50,
  executedNotional: units(30),
  fee: units(0.009),
  reduceOnly: false,
  children: [leg],
};
