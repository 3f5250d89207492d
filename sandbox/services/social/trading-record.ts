import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { type Units, scaleOf, unitsFromText, type InstrumentScale } from '../../engine/model/units';
import { allPages } from '../../shared/all-pages';
import { tradersOf } from '../simulation/traders';
import { accountSeries, type EquitySeries } from './equity-series';
import type { OwnTrade } from '../../engine/statistics/trade-figures';

/** UTC days before today that a series reaches back. */
export const seriesDays = 90;
const one = 10n ** 12n;
/** Ways by which money came in or went out other than by trading. */
const capitalKinds = ['DEPOSIT', 'WITHDRAW', 'SUB_ACCOUNT_TRANSFER', 'CREDIT', 'DISTRIBUTION', 'REFERRAL'] as const;

export type Wanted = (symbol: string) => boolean;

/** What accounts have made of their money by trading: worth per day, from the statistics and the daily closing prices. */
export class TradingRecord {
  readonly #instruments = new Map<
    string,
    { readonly specification: InstrumentSpecification; readonly scale: InstrumentScale }
  >();
  readonly #capitals = new Map<string, Units>();
  #closings = new Map<string, readonly (Units | undefined)[]>();
  #closedAt = 0;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly now: () => number,
  ) {}

  /** Worth of an account at the end of each of the last days, today being the last; @param wanted leaves other markets out. */
  series(accountId: string, wanted: Wanted = () => true): EquitySeries {
    const traded = [...this.exchange.trades.daily(accountId)].filter(([symbol]) => wanted(symbol));
    const markets = traded.map(([symbol, rows]) => ({
      rows,
      closings: this.closings(symbol),
      stepUnits: this.#instrument(symbol)?.scale.stepUnits ?? 0n,
    }));
    const funding = allPages((page) => this.exchange.margin.fundingPayments(accountId, page)).filter(({ symbol }) =>
      wanted(symbol),
    );
    return accountSeries(this.capital(accountId), markets, funding, this.#firstDay(), seriesDays + 1);
  }

  /** USDT units of a price of a market, one of the base. */
  price(symbol: string, ticks: number): Units {
    return BigInt(ticks) * (this.#instrument(symbol)?.scale.tickUnits ?? 0n);
  }

  /** Base units of a quantity of a market. */
  quantity(symbol: string, steps: number): Units {
    return BigInt(steps) * (this.#instrument(symbol)?.scale.stepUnits ?? 0n);
  }

  /** USDT units of one of the base; undefined for a market that never traded. */
  lastPrice(symbol: string): Units | undefined {
    const close = this.exchange.ticker(symbol)?.close;
    return close === undefined ? undefined : this.price(symbol, close);
  }

  /** USDT units that an account began with or was given. */
  capital(accountId: string): Units {
    const trader = this.#traderCapitals().get(accountId);
    if (trader !== undefined) return trader;
    const entries = capitalKinds.flatMap((kind) =>
      allPages((page) => this.exchange.ledger.entries(accountId, { ...page, kind })),
    );
    let sum = 0n;
    for (const { asset, amount } of entries) {
      const price = asset === 'USDT' ? one : this.lastPrice(`SPOT_${asset}_USDT`);
      if (price !== undefined) sum += (amount * price) / one;
    }
    return sum > 0n ? sum : 0n;
  }

  #traderCapitals(): ReadonlyMap<string, Units> {
    if (this.#capitals.size === 0) {
      for (const { accountId, capital } of tradersOf(this.exchange.instruments))
        this.#capitals.set(accountId, unitsFromText(String(capital)));
    }
    return this.#capitals;
  }

  #instrument(symbol: string) {
    if (this.#instruments.size === 0) {
      for (const specification of this.exchange.instruments)
        this.#instruments.set(specification.symbol, { specification, scale: scaleOf(specification) });
    }
    return this.#instruments.get(symbol);
  }

  #firstDay(): number {
    return Math.floor(this.now() / day) - seriesDays;
  }

  /** Closing price of each day of the series in USDT units, the last one being the price now. */
  closings(symbol: string): readonly (Units | undefined)[] {
    if (this.#closedAt !== this.now()) {
      this.#closings = new Map();
      this.#closedAt = this.now();
    }
    let closings = this.#closings.get(symbol);
    if (closings === undefined) this.#closings.set(symbol, (closings = this.#readClosings(symbol)));
    return closings;
  }

  #readClosings(symbol: string): (Units | undefined)[] {
    const first = this.#firstDay();
    const closings = new Array<Units | undefined>(seriesDays + 1).fill(undefined);
    for (const { startAt, close } of this.exchange.candles(symbol, '1d', { limit: seriesDays + 2 })) {
      const index = Math.floor(startAt / day) - first;
      if (index >= 0 && index <= seriesDays) closings[index] = this.price(symbol, close);
    }
    for (let index = 1; index <= seriesDays; index += 1) closings[index] ??= closings[index - 1];
    return closings;
  }
}

/** By their time, and not as they were matched: a market catches up on what was traded while the exchange was away. */
export function newestFirst(trades: readonly OwnTrade[]): readonly OwnTrade[] {
  return trades.toSorted((one, other) => other.at - one.at || other.tradeId - one.tradeId);
}
