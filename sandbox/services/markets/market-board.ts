import { unitDecimals, type Ticks, type Units, unitsText } from '../../engine/model/units';
import { type BookSnapshot } from '../../engine/model/market-data';
import { type ExchangeService } from '../../engine/exchange-service';
import { type InstrumentSpecification } from '../../engine/model/instrument-specification';
import { underlyingOf } from './asset-profile';
import { invalidSymbol } from '../../shared/api-error';
import type { MarketFormat } from './market-format';

const one = 10n ** BigInt(unitDecimals);

/** Decimal texts; `undefined` where the market cannot tell yet. */
export interface MarketFigures {
  readonly open: string | undefined;
  readonly last: string | undefined;
  readonly high: string | undefined;
  readonly low: string | undefined;
  readonly volume: string;
  readonly amount: string;
  readonly bid: string | undefined;
  readonly ask: string | undefined;
  /** Change of 24 hours as a ratio. */
  readonly change: number | undefined;
}

/** What the listing feeds say of a market, read from the running exchange at the moment of the question. */
export class MarketBoard {
  readonly spot: readonly MarketFormat[];
  readonly perpetual: readonly MarketFormat[];

  constructor(
    readonly exchange: ExchangeService,
    private readonly markets: ReadonlyMap<string, MarketFormat>,
  ) {
    const all = [...markets.values()];
    this.spot = all.filter(({ specification }) => specification.type === 'SPOT');
    this.perpetual = all.filter(({ specification }) => specification.type === 'PERP');
  }

  get all(): readonly MarketFormat[] {
    return [...this.spot, ...this.perpetual];
  }

  /** @throws ApiError for a symbol that does not exist. */
  market(symbol: string): MarketFormat {
    const market = this.markets.get(symbol);
    if (!market) throw invalidSymbol(symbol.slice(0, 64));
    return market;
  }

  /** @throws ApiError for what is no contract. */
  contract(symbol: string): MarketFormat {
    const market = this.market(symbol);
    if (market.specification.type !== 'PERP') throw invalidSymbol(symbol);
    return market;
  }

  /** One, or without a symbol all. */
  contracts(symbol: string | undefined): readonly MarketFormat[] {
    return symbol === undefined ? this.perpetual : [this.contract(symbol)];
  }

  book(market: MarketFormat, depth: number): BookSnapshot {
    return this.exchange.book(market.symbol, depth) ?? { at: 0, bids: [], asks: [] };
  }

  figures(market: MarketFormat): MarketFigures {
    const ticker = this.exchange.ticker(market.symbol);
    const { bids, asks } = this.book(market, 1);
    const texts = ticker && market.ticker(ticker);
    return {
      open: texts?.open,
      last: texts?.close,
      high: texts?.high,
      low: texts?.low,
      volume: texts?.volume ?? '0',
      amount: texts?.amount ?? '0',
      bid: bids[0] && market.price(bids[0][0]),
      ask: asks[0] && market.price(asks[0][0]),
      change: ticker && (ticker.close - ticker.open) / ticker.open,
    };
  }

  /** Middle of the book in quote units, exact. */
  middle(market: MarketFormat): Units | undefined {
    const { bids, asks } = this.book(market, 1);
    return bids[0] && asks[0] && (BigInt(bids[0][0] + asks[0][0]) * market.tickUnits) / 2n;
  }

  /** USDT text of one unit of an asset by the middle of its spot market. */
  valueOf(asset: string): string | undefined {
    if (asset === 'USDT') return '1';
    const market = this.markets.get(`SPOT_${asset}_USDT`);
    const middle = market && (this.middle(market) ?? this.#lastUnits(market));
    return middle === undefined ? undefined : unitsText(middle);
  }

  /** Index of a perpetual: the middle of the spot market of its coin, times the coins of one contract, unless the exchange says another. */
  indexPrice(market: MarketFormat): string | undefined {
    const said = this.exchange.margin.indexPrice(market.symbol);
    if (said !== undefined) return unitsText(said);
    const { asset, multiple } = underlyingOf(market.specification.base);
    const spot = this.markets.get(`SPOT_${asset}_${market.specification.quote}`);
    const middle = spot && this.middle(spot);
    return middle === undefined ? undefined : unitsText(middle * BigInt(multiple));
  }

  /** The exchange's mark price; before there is one, the median of best bid, best ask and last trade (protocol 4.3). */
  markPrice(market: MarketFormat): string | undefined {
    const said = this.exchange.margin.markPrice(market.symbol);
    if (said !== undefined) return unitsText(said);
    const { bids, asks } = this.book(market, 1);
    const last = this.exchange.ticker(market.symbol)?.close;
    const prices = [bids[0]?.[0], asks[0]?.[0], last]
      .filter((price): price is Ticks => price !== undefined)
      .sort((a, b) => a - b);
    const price = prices.length === 3 ? prices[1] : last;
    return price === undefined ? undefined : market.price(price);
  }

  /** Contracts held long, in base. */
  openInterest(market: MarketFormat): string {
    return market.quantity(this.exchange.margin.openInterest(market.symbol));
  }

  /** Assets that count as collateral for contracts. */
  get collateral(): ReadonlySet<string> {
    return new Set(
      this.exchange.margin
        .collateral()
        .filter(({ canCollateral }) => canCollateral)
        .map(({ asset }) => asset),
    );
  }

  /** Rates as fractions and times; undefined where a contract has no funding. */
  funding(market: MarketFormat) {
    const state = this.exchange.margin.funding(market.symbol);
    if (!state) return undefined;
    return {
      estimated: unitsText(state.estimatedRate),
      estimatedAt: state.estimatedAt,
      last: unitsText(state.lastRate),
      lastAt: state.lastAt,
      nextAt: state.nextAt,
      intervalHours: state.intervalHours,
      cap: unitsText(state.cap),
      floor: unitsText(state.floor),
    };
  }

  #lastUnits(market: MarketFormat): Units | undefined {
    const last = this.exchange.ticker(market.symbol)?.close;
    return last === undefined ? undefined : BigInt(last) * market.tickUnits;
  }
}

/** Quote units of a quantity at a price. */
export function notionalOf(market: MarketFormat, price: Ticks, quantity: number): Units {
  return (BigInt(price) * market.tickUnits * BigInt(quantity) * market.stepUnits) / one;
}

/** Plain text of a computed number, never in scientific notation. */
export function decimalOf(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** The name of a market outside: `BTC_USDT`, and `BTC_USDT-PERP` for contracts. */
export function pairName({ type, base, quote }: InstrumentSpecification): string {
  return type === 'PERP' ? `${base}_${quote}-PERP` : `${base}_${quote}`;
}
