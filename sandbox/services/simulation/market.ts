import type { OrderBook } from '../../engine/book/order-book';
import { scaleOf, type Steps, type Ticks } from '../../engine/model/units';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { underlyingOf, type AssetProfile } from '../markets/asset-profile';

/**
 * Per activity: mean milliseconds between quote changes and between trades, levels a side, half spread and mean
 * distance of the first levels in basis points.
 */
const pace = [
  { quoteEvery: 2600, tradeEvery: 11_000, levels: 16, halfSpread: 2.4, gap: 1.6 },
  { quoteEvery: 1300, tradeEvery: 5_000, levels: 20, halfSpread: 1.2, gap: 0.9 },
  { quoteEvery: 600, tradeEvery: 2_200, levels: 26, halfSpread: 0.5, gap: 0.45 },
  { quoteEvery: 190, tradeEvery: 450, levels: 60, halfSpread: 0.02, gap: 0.08 },
] as const;
/** Most ticks between two levels, beyond what the price moves in a second. */
const ticksApart = 5;
const secondsOfDay = 86_400;

/** One instrument as the simulated participants see it. */
export class Market {
  readonly symbol: string;
  readonly asset: string;
  readonly quoteEvery: number;
  readonly tradeEvery: number;
  readonly levels: number;
  /** Ratio of the fair price. */
  readonly halfSpread: number;
  /** Mean distance of the first two levels, as a ratio of the price. */
  readonly gap: number;
  /** Quote of one tick and base of one step. */
  readonly tick: number;
  readonly step: number;
  /** Median trade in quote. */
  readonly tradeSize: number;
  /** How far a perpetual trades from its spot market, as a ratio. */
  basis = 0;
  /** 1 while buyers lead, -1 while sellers do. */
  lean: 1 | -1 = 1;
  readonly #multiple: number;

  constructor(
    readonly book: OrderBook,
    readonly profile: AssetProfile,
  ) {
    const specification = book.instrument.specification;
    const { asset, multiple } = underlyingOf(specification.base);
    const scale = scaleOf(specification);
    this.symbol = specification.symbol;
    this.asset = asset;
    this.#multiple = multiple;
    this.tick = Number(scale.tickUnits) / 1e12;
    this.step = Number(scale.stepUnits) / 1e12;
    this.tradeSize = profile.tradeSize * (book.instrument.perpetual ? 2 : 1);
    const { quoteEvery, tradeEvery, levels, halfSpread, gap } = pace[profile.activity];
    this.quoteEvery = quoteEvery;
    this.tradeEvery = tradeEvery;
    this.levels = levels;
    this.gap = gap / 10_000;
    this.halfSpread = (asset === 'USDC' ? 0.5 : halfSpread) / 10_000;
  }

  /** Logarithm of a value of the asset against its usual level. */
  dearness(value: number): number {
    return Math.log(value / this.profile.price);
  }

  /** Fair price in ticks, not rounded. */
  fairTicks(value: number): number {
    return (value * this.#multiple * (1 + this.basis)) / this.tick;
  }

  /** The widest gap between neighbouring levels near the front, in ticks; quiet markets are as wide as their spread. */
  widestGap(price: Ticks): Ticks {
    const move = this.profile.dailyVolatility / Math.sqrt(secondsOfDay);
    return Math.floor(ticksApart + price * Math.max(0.8 * move, this.halfSpread));
  }

  /** The value of the asset that a price of this market stands for. */
  valueOf(price: Ticks): number {
    return (price * this.tick) / this.#multiple;
  }

  /** Steps worth an amount of quote at a price, within the instrument's bounds. */
  steps(amount: number, price: Ticks): Steps {
    const { minQuantity, maxQuantity, minNotional, factor } = this.book.instrument;
    const smallest = Math.max(minQuantity, Math.ceil(Number(minNotional / factor) / price) + 1);
    return Math.min(maxQuantity, Math.max(smallest, Math.round(amount / (price * this.tick * this.step))));
  }
}

export function tradedBase(specification: InstrumentSpecification): string {
  return underlyingOf(specification.base).asset;
}
