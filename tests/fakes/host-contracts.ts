import type { Areas } from '../../sandbox/services/areas';
import { fundingHistory, fundingRows, futuresRow, valueCandleRows } from '../../sandbox/calls/markets/public-rows';
import { indexLegs, insuranceFund, leverageRows, multiplierRows } from '../../sandbox/calls/markets/contract-rows';
import { MarketBoard } from '../../sandbox/services/markets/market-board';
import { marketFormats } from '../../sandbox/services/markets/market-format';
import { defineModule, provide } from '../../src/application/kernel/provider';
import { FundingPort } from '../../src/application/markets/funding.port';
import { type ContractCandleQuery, FuturesPort } from '../../src/application/markets/futures.port';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

/** What the exchange says of its markets at this moment. */
export function boardOf({ exchange }: Pick<Areas, 'exchange'>): MarketBoard {
  return new MarketBoard(exchange, marketFormats(exchange.instruments));
}

export function figure(text: string | null | undefined): Decimal | undefined {
  return text === null || text === undefined ? undefined : decimal(text);
}

export class HostFunding implements FundingPort {
  static readonly needs: Needs<typeof HostFunding> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  rates(): ReturnType<FundingPort['rates']> {
    return this.calls.open((areas) => ratesOf(boardOf(areas)));
  }

  rate(symbol: string): ReturnType<FundingPort['rate']> {
    return this.calls.open((areas) => ratesOf(boardOf(areas), symbol)[0]!);
  }

  history({ symbol, from, to, page, size }: Parameters<FundingPort['history']>[0]): ReturnType<FundingPort['history']> {
    return this.calls.open((areas) => {
      const { rows, total } = fundingHistory(boardOf(areas), { symbol, startTime: from, endTime: to, page, size });
      return {
        rows: rows.map((row) => ({
          symbol: row.symbol,
          rate: decimal(row.fundingRate),
          at: row.fundingRateTimestamp,
          nextAt: row.nextFundingTime,
          markPrice: figure(row.markPrice),
        })),
        total,
      };
    });
  }
}

export class HostFutures implements FuturesPort {
  static readonly needs: Needs<typeof HostFutures> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  all(): ReturnType<FuturesPort['all']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return board.perpetual.map((market) => futuresOf(futuresRow(board, market)));
    });
  }

  of(symbol: string): ReturnType<FuturesPort['of']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return futuresOf(futuresRow(board, board.contract(symbol)));
    });
  }

  leverageTiers(symbol?: string): ReturnType<FuturesPort['leverageTiers']> {
    return this.calls.open((areas) =>
      leverageRows(boardOf(areas), symbol).map((row) => ({
        symbol: row.symbol,
        tier: row.tier,
        maximumLeverage: row.maxLeverage,
        notionalFrom: decimal(row.notionalFrom),
        notionalTo: decimal(row.notionalTo),
        initialMarginRate: decimal(row.imr),
        maintenanceMarginRate: decimal(row.mmr),
        maintenanceAmount: decimal(row.maintenanceAmount),
      })),
    );
  }

  insuranceFund(symbol?: string): ReturnType<FuturesPort['insuranceFund']> {
    return this.calls.open((areas) => {
      const { rows, history } = insuranceFund(boardOf(areas), symbol);
      return {
        balances: rows.map(({ token, balance }) => ({ token, balance: decimal(balance) })),
        history: history.map(({ ts, balance }) => ({ at: ts, balance: decimal(balance) })),
      };
    });
  }

  multipliers(): ReturnType<FuturesPort['multipliers']> {
    return this.calls.open((areas) =>
      multiplierRows(boardOf(areas)).map(({ symbol, base, multiplier }) => ({ symbol, coin: base, coins: multiplier })),
    );
  }

  priceCandles({
    symbol,
    kind,
    interval,
    before,
    limit,
  }: ContractCandleQuery): ReturnType<FuturesPort['priceCandles']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return valueCandleRows(areas.exchange, board.contract(symbol), kind, { symbol, type: interval, before, limit })
        .map(({ open, high, low, close, startTimestamp }) => ({
          startAt: startTimestamp,
          open: Number(open),
          high: Number(high),
          low: Number(low),
          close: Number(close),
          volume: 0,
          amount: 0,
        }))
        .reverse();
    });
  }

  indexSources(symbol: string): ReturnType<FuturesPort['indexSources']> {
    return this.calls.open((areas) =>
      indexLegs(boardOf(areas), symbol).map((leg) => ({
        exchange: leg.exchange,
        symbol: leg.symbol,
        price: figure(leg.price),
        weight: decimal(leg.weight),
        updatedAt: leg.lastUpdate ?? undefined,
        status: leg.status as 'TRADING' | 'SUSPENDED',
      })),
    );
  }
}

function ratesOf(board: MarketBoard, symbol?: string) {
  return fundingRows(board, board.contracts(symbol)).map((row) => ({
    symbol: row.symbol,
    last: decimal(row.lastFundingRate),
    lastAt: row.lastFundingRateTimestamp,
    estimated: decimal(row.estFundingRate),
    estimatedAt: row.estFundingRateTimestamp,
    nextAt: row.nextFundingTime,
    intervalHours: row.estFundingIntervalHours,
  }));
}

function futuresOf(row: ReturnType<typeof futuresRow>) {
  return {
    symbol: row.symbol,
    indexPrice: figure(row.indexPrice),
    markPrice: figure(row.markPrice),
    estimatedFundingRate: figure(row.estFundingRate),
    lastFundingRate: figure(row.lastFundingRate),
    nextFundingAt: row.nextFundingTime ?? undefined,
    openInterest: decimal(row.openInterest),
    open: figure(row['24hOpen']),
    close: figure(row['24hClose']),
    high: figure(row['24hHigh']),
    low: figure(row['24hLow']),
    volume: decimal(row['24hVolume']),
    amount: decimal(row['24hAmount']),
  };
}

export const fakeContractsModule = defineModule('fakes/contracts', [
  provide(FundingPort, HostFunding),
  provide(FuturesPort, HostFutures),
]);
