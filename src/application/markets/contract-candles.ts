import type { Candle, CandleInterval } from '../../domain/markets/candle';
import { withPrice } from '../../domain/markets/taken-price';
import type { ContractPriceKind } from '../../domain/markets/contract-figures';
import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Outcome } from '../kernel/failure';
import type { Listener, Unsubscribe } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import { ContractStreamPort } from './contract-stream.port';
import { FuturesPort } from './futures.port';
import type { CandleQuery } from './market-data.port';

/** Where a chart has candles from that are not those of trades. */
export interface CandleSource {
  readonly kind: ContractPriceKind;
  /** Oldest first. */
  candles(query: CandleQuery): Outcome<readonly Candle[]>;
  onCandle(symbol: string, interval: CandleInterval, listener: Listener<Candle>): Unsubscribe;
}

/** Candles of a perpetual's mark or index price: those of the exchange, and the one of now made of the price's stream. */
class ContractCandleSource implements CandleSource {
  /** Of the market and interval that were asked for last; no other is carried on. */
  #newest: { readonly symbol: string; readonly interval: CandleInterval; readonly candle: Candle } | undefined;

  constructor(
    readonly kind: ContractPriceKind,
    private readonly futures: Pick<FuturesPort, 'priceCandles'>,
    private readonly stream: Pick<ContractStreamPort, 'onMarkPrice' | 'onIndexPrice'>,
  ) {}

  async candles(query: CandleQuery): Outcome<readonly Candle[]> {
    const answer = await this.futures.priceCandles({ ...query, kind: this.kind });
    const candle = answer.ok && query.before === undefined ? answer.value.at(-1) : undefined;
    if (candle) this.#newest = { symbol: query.symbol, interval: query.interval, candle };
    return answer;
  }

  onCandle(symbol: string, interval: CandleInterval, listener: Listener<Candle>): Unsubscribe {
    const told = ({ price, at }: { readonly price: number; readonly at: number }): void => {
      const newest = this.#newest;
      if (newest?.symbol !== symbol || newest.interval !== interval || at < newest.candle.startAt) return;
      const candle = withPrice(newest.candle, price, at, interval);
      this.#newest = { symbol, interval, candle };
      listener(candle);
    };
    if (this.kind === 'mark') return this.stream.onMarkPrice(symbol, told);
    const { base, quote } = parseMarketSymbol(symbol)!;
    return this.stream.onIndexPrice(`SPOT_${base}_${quote}`, told);
  }
}

export class ContractCandles {
  static readonly needs: Needs<typeof ContractCandles> = [FuturesPort, ContractStreamPort];

  constructor(
    private readonly futures: FuturesPort,
    private readonly stream: ContractStreamPort,
  ) {}

  of(kind: ContractPriceKind): CandleSource {
    return new ContractCandleSource(kind, this.futures, this.stream);
  }
}
