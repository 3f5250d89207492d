import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { decimal, divide, zero, type Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import type { Fill } from '../../domain/trading/order';
import type { Position } from '../../domain/trading/position';
import { lossStreak, noLosses, totalOf, type LimitedOrder, type RiskFacts } from '../../domain/trading/risk-check';
import type { RiskLimits } from '../../domain/trading/risk-limits';
import { hourOfDay, startOfDay } from '../../domain/trading/trading-day';
import type { Clock } from '../kernel/clock.port';
import type { MarketDataPort } from '../markets/market-data.port';
import type { UserPreferences } from '../platform/user-preferences';
import type { OrderToGuard } from './order-guards';
import type { PositionsPort } from './positions.port';
import type { TradingPort } from './trading.port';

const pageSize = 500;
/** Who trades more often than this in a day is judged by the newest. */
const mostPages = 10;

/** What the limits need to know of an account and an order, read when it is asked. */
export class RiskFactsReader {
  constructor(
    private readonly trading: TradingPort,
    private readonly positions: PositionsPort,
    private readonly marketData: MarketDataPort,
    private readonly preferences: Pick<UserPreferences, 'values'>,
    private readonly clock: Clock,
  ) {}

  /** `undefined` when something that a limit needs could not be read. */
  async read(order: OrderToGuard, limits: RiskLimits): Promise<{ readonly order: LimitedOrder; readonly facts: RiskFacts } | undefined> {
    const isContract = parseMarketSymbol(order.symbol)?.type === 'PERP';
    const needsPositions = isContract || limits.dailyLoss !== undefined;
    const [price, positions, fills] = await Promise.all([
      order.price ?? this.#marketPrice(order),
      needsPositions ? this.#positions() : [],
      limits.dailyLoss || limits.coolDown ? this.#fillsOfToday() : [],
    ]);
    const limited = price && limitedOrder(order, price);
    if (!limited || !positions || !fills) return undefined;
    return { order: limited, facts: { ...this.#moment(), isContract, ...ofPosition(order, positions), ...ofToday(fills, positions) } };
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

  async #fillsOfToday(): Promise<readonly Fill[] | undefined> {
    const midnight = startOfDay(this.clock.now(), this.#zone());
    const fills: Fill[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.trading.fills({ page, size: pageSize });
      if (!answer.ok) return undefined;
      fills.push(...answer.value.rows.filter(({ at }) => at >= midnight));
      if (reachesBack(answer.value.rows, midnight) || page * pageSize >= answer.value.total) break;
    }
    return fills;
  }
}

function reachesBack(rows: readonly Fill[], midnight: Instant): boolean {
  return rows.length === 0 || rows.some(({ at }) => at < midnight);
}

function limitedOrder({ symbol, side, quantity, amount }: OrderToGuard, price: Decimal): LimitedOrder | undefined {
  const market = parseMarketSymbol(symbol);
  if (!market || price.lte(0)) return undefined;
  return { baseAsset: market.base, side, price, quantity: quantity ?? (amount ? divide(amount, price) : zero) };
}

function ofPosition({ symbol, side, positionSide = 'BOTH' }: OrderToGuard, positions: readonly Position[]): Pick<RiskFacts, 'holding' | 'resting'> {
  const position = positions.find((each) => each.symbol === symbol && each.positionSide === positionSide);
  if (!position) return { holding: zero, resting: zero };
  return { holding: position.holding, resting: side === 'SELL' ? position.pendingShort : position.pendingLong };
}

/** Realised by contracts less fees in the quote asset, and what is open. Funding is left out. */
function ofToday(fills: readonly Fill[], positions: readonly Position[]): Pick<RiskFacts, 'profitToday' | 'losses'> {
  if (fills.length === 0 && positions.length === 0) return { profitToday: zero, losses: noLosses };
  const realised = fills.map((fill) => (fill.realisedPnl ?? zero).minus(parseMarketSymbol(fill.symbol)?.quote === fill.feeAsset ? fill.fee : zero));
  const open = positions.map(({ holding, markPrice, settlePrice }) => holding.times(markPrice.minus(settlePrice)));
  return {
    profitToday: totalOf([...realised, ...open]),
    losses: lossStreak(fills.flatMap(({ orderId, at, realisedPnl }) => (realisedPnl ? [{ orderId, at, profit: realisedPnl }] : []))),
  };
}
