import type { CandleInterval } from '../../../src/domain/markets/candle';
import { pageOf } from '../../services/trading/page';
import { historyFilter, type PageInput } from '../routing/history-query';
import type { EngineCandle, EngineTrade } from '../../engine/model/market-data';
import type { ExchangeService } from '../../engine/exchange-service';
import type { ValuedBy } from '../../engine/statistics/price-series';
import { impactNotional } from '../../engine/margin/prices';
import { unitsText } from '../../engine/model/units';
import { tokenNetworks } from '../../services/wallet/networks';
import { invalidParameter } from '../../shared/api-error';
import type { MarketBoard } from '../../services/markets/market-board';
import { fullNameOf, type Token } from '../../services/markets/token-directory';
import type { MarketFormat } from '../../services/markets/market-format';

/*
 * Rows of public data as v3 has them; the older generations are made of these (v1-row.ts).
 */

const largestPage = 1_000;
/** The tape keeps so many trades. */
const wholeTape = 500;
const wholeSeries = 100_000;

export type CandleType = CandleInterval | '1mon' | '1y';

export interface CandleQuery {
  readonly symbol: string;
  readonly type: CandleType;
  /** Bounds on the start, exclusive, milliseconds. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page size: a whole number from 1, held to the largest page. */
export function pageSize(value: number | undefined, usual: number, name: string): number {
  if (value === undefined) return usual;
  if (!Number.isSafeInteger(value) || value < 1) throw invalidParameter(name);
  return Math.min(value, largestPage);
}

/** A market with its trading rules; the limits of its funding as they are in force (protocol 2.3). */
export function instrumentRow(exchange: ExchangeService, { specification }: MarketFormat) {
  const contract = specification.type === 'PERP';
  const funding = contract ? exchange.margin.funding(specification.symbol) : undefined;
  return {
    symbol: specification.symbol,
    status: 'TRADING',
    baseAsset: specification.base,
    quoteAsset: specification.quote,
    baseName: fullNameOf(specification.base),
    // 1000PEPE is counted in thousands of the coin.
    baseAssetMultiplier: Number(/^\d+/.exec(specification.base)?.[0] ?? 1),
    quoteMin: specification.quoteMin,
    quoteMax: specification.quoteMax,
    quoteTick: specification.quoteTick,
    baseMin: specification.baseMin,
    baseMax: specification.baseMax,
    baseTick: specification.baseTick,
    minNotional: specification.minNotional,
    bidCapRatio: specification.bidCapRatio,
    bidFloorRatio: specification.bidFloorRatio,
    askCapRatio: specification.askCapRatio,
    askFloorRatio: specification.askFloorRatio,
    orderMode: 'NORMAL',
    impactNotional: contract ? unitsText(impactNotional) : null,
    isAllowedRpi: false,
    tickGranularity: null,
    precisions: [...specification.precisions],
    listingTime: specification.listingTime,
    ...(contract && {
      baseIMR: specification.baseIMR,
      baseMMR: specification.baseMMR,
      fundingIntervalHours: specification.fundingIntervalHours,
      fundingCap: funding ? unitsText(funding.cap) : specification.fundingCap,
      fundingFloor: funding ? unitsText(funding.floor) : specification.fundingFloor,
    }),
  };
}

/** Newest first. With `after` alone those that follow it, else the newest before `before`. */
export function candleRows(
  exchange: ExchangeService,
  market: MarketFormat,
  { type, after, before, limit: wanted }: CandleQuery,
) {
  const limit = pageSize(wanted, 100, 'limit');
  const interval = type === '1mon' ? '1M' : type;
  const forward = after !== undefined && before === undefined;
  const bounds = { after, before, limit: forward ? wholeSeries : limit };
  const found =
    interval === '1y' ? years(exchange, market.symbol, bounds) : exchange.candles(market.symbol, interval, bounds);
  return (forward ? found.slice(-limit) : found).map((candle) => market.candle(candle, type));
}

/** Candles of a contract's mark or index, bounded as those of its trades. */
export function valueCandleRows(
  exchange: ExchangeService,
  { symbol }: MarketFormat,
  kind: ValuedBy,
  { type, after, before, limit: wanted }: CandleQuery & { readonly type: CandleInterval },
) {
  const limit = pageSize(wanted, 100, 'limit');
  const forward = after !== undefined && before === undefined;
  const found = exchange.valueCandles(symbol, kind, type, { after, before, limit: forward ? wholeSeries : limit });
  const price = (value: number): string => unitsText(BigInt(value));
  return (forward ? found.slice(-limit) : found).map(({ open, close, high, low, startAt, endAt }) => ({
    symbol,
    open: price(open),
    close: price(close),
    high: price(high),
    low: price(low),
    type,
    startTimestamp: startAt,
    endTimestamp: endAt,
  }));
}

export function tradeRow(market: MarketFormat, trade: EngineTrade) {
  return {
    symbol: trade.symbol,
    side: trade.side,
    source: 1,
    executedPrice: market.price(trade.price),
    executedQuantity: market.quantity(trade.quantity),
    executedTimestamp: trade.at,
    rpi: false,
  };
}

export function latestTrades(exchange: ExchangeService, market: MarketFormat, limit: number | undefined) {
  return exchange.recentTrades(market.symbol, pageSize(limit, 10, 'limit')).map((trade) => tradeRow(market, trade));
}

/** A page of the tape, newest first unless asked otherwise. */
export function olderTrades(
  exchange: ExchangeService,
  market: MarketFormat,
  query: PageInput,
  order: 'newest' | 'oldest' = 'newest',
) {
  const filter = historyFilter(query, 100);
  const { from = 0, to = Number.POSITIVE_INFINITY } = filter;
  const tape = exchange.recentTrades(market.symbol, wholeTape).filter(({ at }) => at >= from && at <= to);
  const { rows, total } = pageOf(order === 'newest' ? tape : [...tape].reverse(), filter);
  return { rows: rows.map((trade) => tradeRow(market, trade)), total, filter };
}

export function futuresRow(board: MarketBoard, market: MarketFormat) {
  const { open, last, high, low, volume, amount } = board.figures(market);
  const funding = board.funding(market);
  return {
    symbol: market.symbol,
    indexPrice: board.indexPrice(market) ?? null,
    markPrice: board.markPrice(market) ?? null,
    estFundingRate: funding?.estimated ?? null,
    lastFundingRate: funding?.last ?? null,
    nextFundingTime: funding?.nextAt ?? null,
    openInterest: board.openInterest(market),
    '24hOpen': open ?? null,
    '24hClose': last ?? null,
    '24hHigh': high ?? null,
    '24hLow': low ?? null,
    '24hVolume': volume,
    '24hAmount': amount,
  };
}

/** Nothing for a contract without funding. */
export function fundingRows(board: MarketBoard, markets: readonly MarketFormat[]) {
  return markets.flatMap((market) => {
    const funding = board.funding(market);
    if (!funding) return [];
    const { estimated, estimatedAt, last, lastAt, nextAt, intervalHours } = funding;
    return [
      {
        symbol: market.symbol,
        estFundingRate: estimated,
        estFundingRateTimestamp: estimatedAt,
        lastFundingRate: last,
        lastFundingRateTimestamp: lastAt,
        nextFundingTime: nextAt,
        lastFundingIntervalHours: intervalHours,
        estFundingIntervalHours: intervalHours,
      },
    ];
  });
}

export function fundingHistory(board: MarketBoard, query: PageInput & { readonly symbol: string }) {
  const market = board.contract(query.symbol);
  const filter = historyFilter(query);
  const { rows, total } = board.exchange.margin.fundingHistory({ ...filter, symbol: market.symbol });
  const told = rows.map(({ symbol, rate, at, nextAt, markPrice }) => ({
    symbol,
    fundingRate: unitsText(rate),
    fundingRateTimestamp: at,
    nextFundingTime: nextAt,
    markPrice: unitsText(markPrice),
  }));
  return { rows: told, total, filter };
}

/** One row per network; a token that cannot leave the exchange has none. */
export function tokenRows(tokens: ReadonlyMap<string, Token>, collateral: ReadonlySet<string>) {
  return tokenNetworks.flatMap(({ asset, chainToken, chain, decimals }) => {
    const token = tokens.get(asset);
    if (!token) return [];
    return [
      {
        token: chainToken,
        fullname: token.fullname,
        network: chain.network,
        decimals: String(decimals),
        delisted: false,
        balanceToken: asset,
        createdTime: token.listedAt,
        updatedTime: token.listedAt,
        canCollateral: collateral.has(asset),
        canShort: false,
      },
    ];
  });
}

export function tokenNetworkRows(tokens: ReadonlyMap<string, Token>) {
  return tokenNetworks
    .filter(({ asset }) => tokens.has(asset))
    .map(({ asset, chain, minimumWithdrawal, withdrawalFee, suspended }) => ({
      protocol: chain.protocol,
      network: chain.network,
      token: asset,
      name: chain.name,
      minimumWithdrawal: unitsText(minimumWithdrawal),
      withdrawalFee: unitsText(withdrawalFee),
      allowDeposit: !suspended,
      allowWithdraw: !suspended,
    }));
}

/** What each token weighs as collateral. */
export function collateralRows(board: MarketBoard, tokens: ReadonlyMap<string, Token>) {
  const weights = new Map(board.exchange.margin.collateral().map((each) => [each.asset, each]));
  return [...tokens.values()].map(({ token, stable }) => {
    const weight = weights.get(token);
    return { token, stable, ratio: unitsText(weight?.collateralRatio ?? 0n), counts: weight?.canCollateral ?? false };
  });
}

/** Years of UTC, put together from months; newest first. */
function years(
  exchange: ExchangeService,
  symbol: string,
  { after, before, limit }: { after: number | undefined; before: number | undefined; limit: number },
): EngineCandle[] {
  const byYear = new Map<number, EngineCandle>();
  for (const month of exchange.candles(symbol, '1M', { limit: wholeSeries })) {
    const year = new Date(month.startAt).getUTCFullYear();
    const later = byYear.get(year);
    byYear.set(year, {
      startAt: Date.UTC(year, 0, 1),
      endAt: Date.UTC(year + 1, 0, 1),
      open: month.open,
      close: later?.close ?? month.close,
      high: Math.max(later?.high ?? month.high, month.high),
      low: Math.min(later?.low ?? month.low, month.low),
      volume: (later?.volume ?? 0) + month.volume,
      amount: (later?.amount ?? 0n) + month.amount,
      count: (later?.count ?? 0) + month.count,
    });
  }
  return [...byYear.values()]
    .filter(
      ({ startAt }) => startAt > (after ?? Number.NEGATIVE_INFINITY) && startAt < (before ?? Number.POSITIVE_INFINITY),
    )
    .slice(0, limit);
}
