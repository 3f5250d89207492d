import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { decimal, divide, zero, type Decimal } from '../../domain/shared/decimal';
import { canOnlyClose } from '../../domain/trading/closing-terms';
import type { Position } from '../../domain/trading/position';
import { unsettledPnl } from '../../domain/trading/position-figures';
import { lossStreak, totalOf, type LimitedOrder, type RiskFacts } from '../../domain/trading/risk-check';
import type { RiskLimits } from '../../domain/trading/risk-limits';
import { hourOfDay, startOfDay } from '../../domain/trading/trading-day';
import { Clock } from '../kernel/clock.port';
import { MarketDataPort } from '../markets/market-data.port';
import { UserPreferences } from '../platform/user-preferences';
import { lossesFrom } from './loss-break';
import type { OrderToGuard } from './order-guard';
import { PositionsPort } from './positions.port';
import { nothingRealised, RealisedProfits, type Realised } from './realised-profits';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** Open orders of one market that are read at once. */
const mostOrders = 500;

/** What the limits need to know of an account and an order, read when it is asked. */
export class RiskFactsReader {
  static readonly needs: Needs<typeof RiskFactsReader> = [
    TradingPort,
    PositionsPort,
    MarketDataPort,
    UserPreferences,
    Clock,
  ];

  readonly #profits: RealisedProfits;

  constructor(
    private readonly trading: TradingPort,
    private readonly positions: PositionsPort,
    private readonly marketData: MarketDataPort,
    private readonly preferences: Pick<UserPreferences, 'values'>,
    private readonly clock: Clock,
  ) {
    this.#profits = new RealisedProfits(trading);
  }

  /** `undefined` when something that a limit needs could not be read. */
  async read(
    order: OrderToGuard,
    limits: RiskLimits,
  ): Promise<{ readonly order: LimitedOrder; readonly facts: RiskFacts } | undefined> {
    const isContract = parseMarketSymbol(order.symbol)?.type === 'PERP';
    const needsPositions = isContract || limits.dailyLoss !== undefined;
    const [price, positions, held, resting, today] = await Promise.all([
      order.price ?? this.#marketPrice(order),
      needsPositions ? this.#positions() : [],
      isContract ? zero : this.#heldToSell(order),
      isContract || order.side === 'SELL' ? this.#restingBeside(order) : zero,
      limits.dailyLoss || limits.coolDown ? this.#realised(limits) : nothingRealised,
    ]);
    const limited = price && limitedOrder(order, price);
    if (!limited || !positions || !held || !resting || !today) return undefined;
    const holding = isContract ? (positionOf(order, positions)?.holding ?? zero) : held;
    const profitToday = today.profit.plus(unsettledPnl(positions, ({ markPrice }) => markPrice));
    return {
      order: limited,
      facts: { ...this.#moment(), isContract, holding, resting, profitToday, losses: lossStreak(today.closed) },
    };
  }

  #realised({ coolDown }: RiskLimits): Promise<Realised | undefined> {
    const now = this.clock.now();
    const midnight = startOfDay(now, this.#zone());
    return this.#profits.since(coolDown ? lossesFrom(coolDown, now, this.#zone()) : midnight, midnight);
  }

  #moment(): Pick<RiskFacts, 'now' | 'hour'> {
    const now = this.clock.now();
    return { now, hour: hourOfDay(now, this.#zone()) };
  }

  #zone(): string | undefined {
    const { timeZone } = this.preferences.values.current;
    return timeZone === 'device' ? undefined : timeZone;
  }

  /** Best price on the other side of the book. */
  async #marketPrice({ symbol, side }: OrderToGuard): Promise<Decimal | undefined> {
    const book = await this.marketData.orderBook(symbol, 1);
    const best = book.ok ? (side === 'SELL' ? book.value.bids : book.value.asks)[0] : undefined;
    return best && decimal(best[0]);
  }

  async #positions(): Promise<readonly Position[] | undefined> {
    const answer = await this.positions.positions();
    return answer.ok ? answer.value : undefined;
  }

  /** What is sold on a spot market is held before; `undefined` where that cannot be read. */
  async #heldToSell({ symbol, side }: OrderToGuard): Promise<Decimal | undefined> {
    if (side !== 'SELL') return zero;
    const answer = await this.trading.balances();
    const base = parseMarketSymbol(symbol)?.base;
    return answer.ok ? (answer.value.find(({ asset }) => asset === base)?.holding ?? zero) : undefined;
  }

  async #restingBeside({ symbol, side, positionSide = 'BOTH', inPlaceOf }: OrderToGuard): Promise<Decimal | undefined> {
    const answer = await this.trading.openOrders({ symbol, page: 1, size: mostOrders });
    if (!answer.ok) return undefined;
    const beside = answer.value.rows.filter(
      (order) =>
        order.side === side &&
        (order.positionSide ?? 'BOTH') === positionSide &&
        order.orderId !== inPlaceOf?.orderId &&
        !canOnlyClose(order),
    );
    return totalOf(beside.map(({ quantity = zero, executed }) => quantity.minus(executed)));
  }
}

function limitedOrder(
  { symbol, side, quantity, amount, inPlaceOf }: OrderToGuard,
  price: Decimal,
): LimitedOrder | undefined {
  const market = parseMarketSymbol(symbol);
  if (!market || price.lte(0)) return undefined;
  return {
    baseAsset: market.base,
    side,
    price,
    quantity: quantity ?? (amount ? divide(amount, price) : zero),
    filled: inPlaceOf?.executed,
  };
}

function positionOf(
  { symbol, positionSide = 'BOTH' }: OrderToGuard,
  positions: readonly Position[],
): Position | undefined {
  return positions.find((each) => each.symbol === symbol && each.positionSide === positionSide);
}
