import {
  chartDescription,
  chartGroups,
  chartMarket,
  chartName,
  resolutions,
} from '../../sandbox/calls/markets/chart-symbols';
import { exchangeProfile } from '../../sandbox/shared/exchange-profile';
import { exchangeDescription } from '../../sandbox/calls/listings/exchange-description';
import { FakeHostKey } from './fake-keys';
import {
  contractFigures,
  feeRatios,
  listedBook,
  listedFigures,
  listedMarket,
  passageFigures,
} from '../../sandbox/calls/listings/listing-rows';
import { pairName, type MarketBoard } from '../../sandbox/services/markets/market-board';
import { tokensOf } from '../../sandbox/services/markets/token-directory';
import type { MarketFormat } from '../../sandbox/services/markets/market-format';
import { unitsText } from '../../sandbox/engine/model/units';
import { invalidParameter } from '../../sandbox/shared/api-error';
import type { EngineTrade } from '../../sandbox/engine/model/market-data';
import { Clock } from '../../src/application/kernel/clock.port';
import type { Unsubscribe } from '../../src/application/kernel/observable-value';
import { defineModule, provide } from '../../src/application/kernel/provider';
import { ChartFeedPort, type ChartFollower } from '../../src/application/markets/chart-feed.port';
import { ListingFeedsPort } from '../../src/application/markets/listing-feeds.port';
import { decimal } from '../../src/domain/shared/decimal';
import { day, second } from '../../src/domain/shared/instant';
import type { Needs } from '../../src/application/kernel/token';
import type { FakeHost } from './fake-host';
import { boardOf, figure } from './host-contracts';
import { HostCalls } from './host-session';

export class HostChartFeed implements ChartFeedPort {
  static readonly needs: Needs<typeof HostChartFeed> = [HostCalls, FakeHostKey, Clock];

  constructor(
    private readonly calls: HostCalls,
    private readonly host: FakeHost,
    private readonly clock: Clock,
  ) {}

  configuration(): ReturnType<ChartFeedPort['configuration']> {
    return this.calls.open(() => ({ resolutions, exchanges: [{ ...exchangeProfile }] }));
  }

  groups(): ReturnType<ChartFeedPort['groups']> {
    return this.calls.open(() => Object.values(chartGroups));
  }

  symbols(reader: Parameters<ChartFeedPort['symbols']>[0], group?: string): ReturnType<ChartFeedPort['symbols']> {
    return this.calls.open((areas) => {
      const { all, spot, perpetual } = boardOf(areas);
      const groups =
        reader === 'library'
          ? { [exchangeProfile.id]: all }
          : { [chartGroups.SPOT]: spot, [chartGroups.PERP]: perpetual };
      const chosen = group === undefined ? all : groups[group];
      if (!chosen) throw invalidParameter('group');
      return chosen.map(({ symbol, specification }) => ({
        name: chartName(specification),
        description: chartDescription(specification),
        symbol,
        type: specification.type,
        priceStep: Number(specification.quoteTick),
      }));
    });
  }

  quotes(names: readonly string[]): ReturnType<ChartFeedPort['quotes']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return names.flatMap((name) => {
        const market = chartMarket(board, name);
        const figures = market && board.figures(market);
        if (!figures || figures.last === undefined) return [];
        const [last, open] = [Number(figures.last), Number(figures.open)];
        return [
          {
            name,
            last,
            change: Number((last - open).toFixed(8)),
            changePercent: Number(((figures.change ?? 0) * 100).toFixed(4)),
            bid: figures.bid === undefined ? undefined : Number(figures.bid),
            ask: figures.ask === undefined ? undefined : Number(figures.ask),
            open,
            high: Number(figures.high),
            low: Number(figures.low),
            volume: Number(figures.volume),
          },
        ];
      });
    });
  }

  bars(name: string, interval: Parameters<ChartFeedPort['bars']>[1]): ReturnType<ChartFeedPort['bars']> {
    return this.calls.open((areas) => {
      const market = chartMarket(boardOf(areas), name);
      if (!market) throw invalidParameter('symbol');
      return [...areas.exchange.candles(market.symbol, interval, { limit: 500 })].reverse().map((bar) => ({
        startAt: bar.startAt,
        ...barOf(market, bar),
        amount: Number(unitsText(bar.amount)),
      }));
    });
  }

  /** Quotes and bars follow each change; the host's summary of a second is left out. */
  follow(_reader: Parameters<ChartFeedPort['follow']>[0], { opened, told, ended }: ChartFollower): Unsubscribe {
    if (this.host.down) {
      ended({ kind: 'offline' });
      return () => undefined;
    }
    opened?.();
    return this.host.onEvent((event) => {
      const board = boardOf(this.host.areas);
      if (event.type === 'book') {
        const market = board.market(event.symbol);
        const { at, bids, asks } = board.book(market, 1);
        const [bid, ask] = [bids[0], asks[0]];
        if (!bid || !ask) return;
        const [price, size] = [
          (ticks: number) => Number(market.price(ticks)),
          (steps: number) => Number(market.quantity(steps)),
        ];
        told({
          kind: 'quote',
          name: chartName(market.specification),
          at: toSecond(at),
          bid: price(bid[0]),
          bidSize: size(bid[1]),
          ask: price(ask[0]),
          askSize: size(ask[1]),
        });
      }
      if (event.type === 'trade') {
        const { symbol, price, quantity, at } = event.trade;
        const market = board.market(symbol);
        const name = chartName(market.specification);
        told({
          kind: 'trade',
          name,
          at: toSecond(at),
          price: Number(market.price(price)),
          size: Number(market.quantity(quantity)),
        });
        const [today] = this.host.exchange.candles(symbol, '1d', { limit: 1 });
        if (today) told({ kind: 'day', name, at: Math.floor(today.startAt / day) * day, ...barOf(market, today) });
      }
    });
  }
}

export class HostListingFeeds implements ListingFeedsPort {
  static readonly needs: Needs<typeof HostListingFeeds> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  markets(service: 'coingecko' | 'nomics'): ReturnType<ListingFeedsPort['markets']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return (service === 'coingecko' ? board.spot : board.all).map(({ specification }) => ({
        name: pairName(specification),
        base: specification.base,
        quote: specification.quote,
        type: specification.type,
      }));
    });
  }

  figures(): ReturnType<ListingFeedsPort['figures']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return board.spot.flatMap((market) => figuresOf(board, market));
    });
  }

  contracts(): ReturnType<ListingFeedsPort['contracts']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return board.perpetual.flatMap((market) =>
        figuresOf(board, market).map((figures) => {
          const contract = contractFigures(board, market, String(figures.last));
          return {
            ...figures,
            openInterest: decimal(contract.open_interest),
            openInterestUsd: decimal(contract.open_interest_usd),
            contractPrice: decimal(contract.contract_price),
            indexPrice: figure(contract.index_price),
            fundingRate: figure(contract.funding_rate),
            nextFundingRate: figure(contract.next_funding_rate),
            nextFundingAt: contract.next_funding_rate_timestamp,
            makerFee: decimal(contract.maker_fee),
            takerFee: decimal(contract.taker_fee),
            listedAt: market.specification.listingTime,
          };
        }),
      );
    });
  }

  book(_service: 'coingecko' | 'nomics', market: string): ReturnType<ListingFeedsPort['book']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      const { at, bids, asks } = listedBook(board, listedMarket(board, market));
      const levels = (side: typeof bids) =>
        side.map(([price, quantity]) => [decimal(price), decimal(quantity)] as const);
      return { at, bids: levels(bids), asks: levels(asks) };
    });
  }

  trades({
    market,
    from = 0,
    to = Number.POSITIVE_INFINITY,
    limit,
  }: Parameters<ListingFeedsPort['trades']>[0]): ReturnType<ListingFeedsPort['trades']> {
    return this.calls.open((areas) => {
      const found = listedMarket(boardOf(areas), market);
      const within = areas.exchange.recentTrades(found.symbol, 1_000).filter(({ at }) => at >= from && at <= to);
      const of = (side: EngineTrade['side']) =>
        within.filter((trade) => trade.side === side).slice(0, limit ?? within.length);
      const chosen = new Set([...of('BUY'), ...of('SELL')]);
      return within.filter((trade) => chosen.has(trade)).map((trade) => tradeOf(found, trade));
    });
  }

  tradesAfter(market: string, tradeId = '0'): ReturnType<ListingFeedsPort['tradesAfter']> {
    return this.calls.open((areas) => {
      const found = listedMarket(boardOf(areas), market);
      const later = areas.exchange.recentTrades(found.symbol, 1_000).filter((trade) => trade.tradeId > Number(tradeId));
      return [...later].reverse().map((trade) => tradeOf(found, trade));
    });
  }

  assets(): ReturnType<ListingFeedsPort['assets']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return [...tokensOf(areas.exchange.instruments).values()].map(({ token, fullname, coinMarketCapId }) => {
        const passage = passageFigures(token);
        const fees = feeRatios(
          board,
          board.spot.find(({ specification }) => specification.base === token) ?? board.spot[0]!,
        );
        return {
          asset: token,
          name: fullname,
          serviceId: coinMarketCapId,
          deposits: passage.can_deposit,
          withdrawals: passage.can_withdraw,
          minimumWithdrawal: figure(passage.min_withdraw),
          makerFee: decimal(fees.maker_fee),
          takerFee: decimal(fees.taker_fee),
        };
      });
    });
  }

  lastPrices(): ReturnType<ListingFeedsPort['lastPrices']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return board.spot
        .flatMap((market) => figuresOf(board, market))
        .map(({ name, last, baseVolume, quoteVolume }) => ({ name, last, baseVolume, quoteVolume, frozen: false }));
    });
  }

  exchange(): ReturnType<ListingFeedsPort['exchange']> {
    return this.calls.open(() => ({
      ...exchangeDescription('http://host.test'),
      offers: ['markets', 'trades', 'ordersSnapshot'],
    }));
  }
}

function figuresOf(board: MarketBoard, market: MarketFormat) {
  const figures = listedFigures(board, market);
  if (!figures) return [];
  return [
    {
      name: figures.name,
      base: figures.base,
      quote: figures.quote,
      last: decimal(figures.last),
      high: decimal(figures.high),
      low: decimal(figures.low),
      baseVolume: decimal(figures.volume),
      quoteVolume: decimal(figures.amount),
      bid: figure(figures.bid),
      ask: figure(figures.ask),
    },
  ];
}

function tradeOf(market: MarketFormat, { tradeId, price, quantity, side, at }: EngineTrade) {
  return {
    id: String(tradeId),
    price: decimal(market.price(price)),
    quantity: decimal(market.quantity(quantity)),
    side,
    at,
  };
}

function barOf(
  market: MarketFormat,
  { open, high, low, close, volume }: { open: number; high: number; low: number; close: number; volume: number },
) {
  const price = (ticks: number) => Number(market.price(ticks));
  return {
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: Number(market.quantity(volume)),
  };
}

function toSecond(at: number): number {
  return Math.floor(at / second) * second;
}

export const fakeFeedsModule = defineModule('fakes/feeds', [
  provide(ChartFeedPort, HostChartFeed),
  provide(ListingFeedsPort, HostListingFeeds),
]);
