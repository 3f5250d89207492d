import type { CandleInterval } from '../../../src/domain/markets/candle';
import type { EngineCandle, EngineTrade } from '../../engine/model/market-data';
import type { ExchangeService } from '../../engine/exchange-service';
import type { MarketFormat } from '../../services/markets/market-format';
import type { BestPriceBoard } from '../../services/markets/best-prices';
import type { BookFeeds } from '../../services/markets/book-feeds';

/** The running exchange and its books as topics read them. */
export interface MarketFeeds {
  readonly exchange: ExchangeService;
  readonly markets: ReadonlyMap<string, MarketFormat>;
  readonly books: BookFeeds;
  readonly best: BestPriceBoard;
  readonly now: () => number;
}

export function onTrades(
  exchange: ExchangeService,
  symbol: string,
  listener: (trade: EngineTrade) => void,
): () => void {
  return exchange.onEvent((event) => {
    if (event.type === 'trade' && event.trade.symbol === symbol) listener(event.trade);
  });
}

/** Candles to publish since the last look: the newest when it has changed, and each once more when its time is over. */
export function candleReader(
  { exchange, now }: MarketFeeds,
  symbol: string,
  interval: CandleInterval,
): () => readonly EngineCandle[] {
  const newest = (limit: number) => exchange.candles(symbol, interval, { limit });
  // Copied, because the newest candle goes on growing.
  const mark = (candle: EngineCandle | undefined) =>
    candle && { startAt: candle.startAt, count: candle.count, closed: candle.endAt <= now() };
  let last = mark(newest(1)[0]);
  return () => {
    const [current, previous] = newest(2);
    if (!current) return [];
    const before = last;
    last = mark(current);
    const same = before?.startAt === current.startAt && before.count === current.count;
    if (same) return before.closed || !last!.closed ? [] : [current];
    const ended =
      before && previous && previous.startAt === before.startAt && !(before.closed && before.count === previous.count);
    return ended ? [previous, current] : [current];
  };
}

/** The last trade's time, for the candles and tickers that carry it. */
export function lastTradeAt({ exchange }: MarketFeeds, symbol: string): number {
  return exchange.ticker(symbol)?.lastTradeAt ?? 0;
}
