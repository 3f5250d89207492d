import type { EngineCandle, EngineTicker } from '../../engine/model/market-data';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import {
  type Steps,
  type Ticks,
  type Units,
  priceText,
  quantityText,
  scaleOf,
  unitsText,
  type InstrumentScale,
} from '../../engine/model/units';

/** One market's numbers as decimal texts, as v3 sends them. */
export class MarketFormat {
  readonly #scale: InstrumentScale;

  constructor(readonly specification: InstrumentSpecification) {
    this.#scale = scaleOf(specification);
  }

  get symbol(): string {
    return this.specification.symbol;
  }

  get tickUnits(): Units {
    return this.#scale.tickUnits;
  }

  get stepUnits(): Units {
    return this.#scale.stepUnits;
  }

  price(price: Ticks): string {
    return priceText(this.#scale, price);
  }

  quantity(quantity: Steps): string {
    return quantityText(this.#scale, quantity);
  }

  /** `type` is the interval's name in the family that asks. */
  candle<Type extends string>(candle: EngineCandle, type: Type) {
    return {
      symbol: this.symbol,
      open: this.price(candle.open),
      close: this.price(candle.close),
      high: this.price(candle.high),
      low: this.price(candle.low),
      volume: this.quantity(candle.volume),
      amount: unitsText(candle.amount),
      type,
      startTimestamp: candle.startAt,
      endTimestamp: candle.endAt,
    };
  }

  ticker(ticker: EngineTicker) {
    return {
      open: this.price(ticker.open),
      close: this.price(ticker.close),
      high: this.price(ticker.high),
      low: this.price(ticker.low),
      volume: this.quantity(ticker.volume),
      amount: unitsText(ticker.amount),
    };
  }
}

/** The wire forms of all markets by symbol. */
export function marketFormats(specifications: readonly InstrumentSpecification[]): ReadonlyMap<string, MarketFormat> {
  return new Map(specifications.map((specification) => [specification.symbol, new MarketFormat(specification)]));
}

/** A number where it holds the value exactly, the text otherwise: money is never rounded on the way. */
export function exactNumber(text: string): number | string {
  const digits = text.replace(/^-?0*\.?0*|\./g, '');
  return digits.length <= 15 ? Number(text) : text;
}
