import {
  costChoices,
  type CostRow,
  executionCosts,
  tiersOfFees,
  liquidityRows,
} from '../../sandbox/services/markets/execution-cost';
import { exchangeSetup, feeGroups } from '../../sandbox/services/markets/exchange-setup';
import { marketGroups, marketHighlights } from '../../sandbox/services/markets/market-layout';
import {
  collateralRows,
  latestTrades,
  olderTrades,
  tokenNetworkRows,
  tokenRows,
} from '../../sandbox/calls/markets/public-rows';
import { tokenProfiles, tokensOf } from '../../sandbox/services/markets/token-directory';
import { Clock } from '../../src/application/kernel/clock.port';
import { defineModule, provide } from '../../src/application/kernel/provider';
import { ExecutionCostPort } from '../../src/application/markets/execution-cost.port';
import { FeesPort } from '../../src/application/markets/fees.port';
import { MarketFiguresPort } from '../../src/application/markets/market-figures.port';
import { MarketLayoutPort } from '../../src/application/markets/market-layout.port';
import { TokensPort } from '../../src/application/markets/tokens.port';
import { ConfigurationPort } from '../../src/application/platform/configuration.port';
import type { ExecutionCost } from '../../src/domain/markets/execution-cost';
import type { OrderSide } from '../../src/domain/trading/order';
import { decimal } from '../../src/domain/shared/decimal';
import { day } from '../../src/domain/shared/instant';
import { boardOf, figure } from './host-contracts';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostMarketFigures implements MarketFiguresPort {
  static readonly needs: Needs<typeof HostMarketFigures> = [HostCalls, Clock];

  constructor(
    private readonly calls: HostCalls,
    private readonly clock: Clock,
  ) {}

  ticker(symbol: string): ReturnType<MarketFiguresPort['ticker']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      const { open, last, high, low, volume, amount } = board.figures(board.market(symbol));
      const ticker = areas.exchange.ticker(symbol);
      if (!ticker) return undefined;
      return {
        symbol,
        open: Number(open),
        close: Number(last),
        high: Number(high),
        low: Number(low),
        volume: Number(volume),
        amount: Number(amount),
        aggregatedQuantity: Number(volume),
        aggregatedAmount: Number(amount),
        count: ticker.count,
        lastTradeAt: ticker.lastTradeAt,
      };
    });
  }

  sparklines(symbols: readonly string[]): ReturnType<MarketFiguresPort['sparklines']> {
    return this.calls.open((areas) => {
      const board = boardOf(areas);
      return symbols.map((symbol) => {
        const market = board.market(symbol);
        const hours = areas.exchange.candles(symbol, '1h', { after: this.clock.now() - day, limit: 24 });
        return {
          symbol,
          points: [...hours].reverse().map(({ startAt, close }) => [startAt, Number(market.price(close))] as const),
        };
      });
    });
  }

  latestTrades(symbol: string, limit: number): ReturnType<MarketFiguresPort['latestTrades']> {
    return this.calls.open((areas) => latestTrades(areas.exchange, boardOf(areas).market(symbol), limit).map(tradeOf));
  }

  earlierTrades({
    symbol,
    from,
    to,
    page,
    size,
  }: Parameters<MarketFiguresPort['earlierTrades']>[0]): ReturnType<MarketFiguresPort['earlierTrades']> {
    return this.calls.open((areas) => {
      const { rows, total } = olderTrades(areas.exchange, boardOf(areas).market(symbol), {
        startTime: from,
        endTime: to,
        page,
        size,
      });
      return { rows: rows.map(tradeOf), total };
    });
  }
}

export class HostTokens implements TokensPort {
  static readonly needs: Needs<typeof HostTokens> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  tokens(): ReturnType<TokensPort['tokens']> {
    return this.calls.open((areas) =>
      tokenRows(tokensOf(areas.exchange.instruments), boardOf(areas).collateral).map((row) => ({
        chainToken: row.token,
        asset: row.balanceToken,
        fullName: row.fullname,
        network: row.network,
        decimals: Number(row.decimals),
        delisted: row.delisted,
        listedAt: row.createdTime,
      })),
    );
  }

  passages(): ReturnType<TokensPort['passages']> {
    return this.calls.open(({ exchange }) =>
      tokenNetworkRows(tokensOf(exchange.instruments)).map(
        ({ allowDeposit, allowWithdraw, minimumWithdrawal, withdrawalFee, ...row }) => ({
          ...row,
          minimumWithdrawal: decimal(minimumWithdrawal),
          withdrawalFee: decimal(withdrawalFee),
          deposits: allowDeposit,
          withdrawals: allowWithdraw,
        }),
      ),
    );
  }

  collateral(): ReturnType<TokensPort['collateral']> {
    return this.calls.open((areas) =>
      collateralRows(boardOf(areas), tokensOf(areas.exchange.instruments)).map(({ token, ratio, counts, stable }) => ({
        asset: token,
        ratio: decimal(ratio),
        counts,
        canBeBorrowed: false,
        stable,
      })),
    );
  }

  profiles(type?: Parameters<TokensPort['profiles']>[0]): ReturnType<TokensPort['profiles']> {
    return this.calls.open(({ exchange }) =>
      tokenProfiles(tokensOf(exchange.instruments), type).map(({ token, fullname, symbols, listingTime }) => ({
        asset: token,
        fullName: fullname,
        symbols,
        listedAt: listingTime,
      })),
    );
  }
}

export class HostMarketLayout implements MarketLayoutPort {
  static readonly needs: Needs<typeof HostMarketLayout> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  groups(): ReturnType<MarketLayoutPort['groups']> {
    return this.calls.open((areas) =>
      marketGroups(boardOf(areas)).map(({ id, name, type, symbols }) => ({ id, name, type, symbols })),
    );
  }

  highlights(): ReturnType<MarketLayoutPort['highlights']> {
    return this.calls.open((areas) => {
      const { new: newest, ...others } = marketHighlights(boardOf(areas));
      return { ...others, newest };
    });
  }
}

export class HostFees implements FeesPort {
  static readonly needs: Needs<typeof HostFees> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  groups(type: Parameters<FeesPort['groups']>[0]): ReturnType<FeesPort['groups']> {
    return this.calls.open((areas) =>
      feeGroups(boardOf(areas), type).map(({ groupId, name, symbols, fees }) => ({
        id: groupId,
        name,
        type,
        symbols,
        tiers: fees.map(({ tier, maker, taker }) => ({ tier, makerBps: decimal(maker), takerBps: decimal(taker) })),
      })),
    );
  }
}

export class HostExecutionCost implements ExecutionCostPort {
  static readonly needs: Needs<typeof HostExecutionCost> = [HostCalls, Clock];

  constructor(
    private readonly calls: HostCalls,
    private readonly clock: Clock,
  ) {}

  cost({
    amount,
    token,
    type,
    withFee,
  }: Parameters<ExecutionCostPort['cost']>[0]): ReturnType<ExecutionCostPort['cost']> {
    return this.calls.open((areas) =>
      executionCosts(boardOf(areas), { amount: Number(amount), token, assetType: type, withFee }, this.clock.now()).map(
        costOf,
      ),
    );
  }

  costOverDay({
    amount,
    token,
    type,
    withFee,
  }: Parameters<ExecutionCostPort['costOverDay']>[0]): ReturnType<ExecutionCostPort['costOverDay']> {
    return this.calls.open(({ costSamples }) =>
      costSamples
        .since(this.clock.now() - day, { amount: Number(amount), token, assetType: type, withFee })
        .map(costOf),
    );
  }

  choices(): ReturnType<ExecutionCostPort['choices']> {
    return this.calls.open((areas) => {
      const { tokens, assetTypes, amounts, exchanges } = costChoices(boardOf(areas));
      return { tokens, types: assetTypes, amounts: amounts.map(decimal), exchanges };
    });
  }

  feeTiers(): ReturnType<ExecutionCostPort['feeTiers']> {
    return this.calls.open(() =>
      tiersOfFees().map(({ exchange, assetType, tier, makerFee, takerFee }) => ({
        exchange,
        type: assetType,
        tier,
        makerBps: decimal(makerFee),
        takerBps: decimal(takerFee),
      })),
    );
  }

  liquidity(): ReturnType<ExecutionCostPort['liquidity']> {
    return this.calls.open((areas) =>
      liquidityRows(boardOf(areas)).map(({ symbol, bidDepth2Pct, askDepth2Pct, spreadBps }) => ({
        symbol,
        bidDepth: figure(bidDepth2Pct),
        askDepth: figure(askDepth2Pct),
        spreadBps: figure(spreadBps),
      })),
    );
  }
}

export class HostConfiguration implements ConfigurationPort {
  static readonly needs: Needs<typeof HostConfiguration> = [HostCalls, Clock];

  constructor(
    private readonly calls: HostCalls,
    private readonly clock: Clock,
  ) {}

  configuration(tenant?: string): ReturnType<ConfigurationPort['configuration']> {
    return this.calls.open((areas) => {
      const { tenantName, configs } = exchangeSetup(boardOf(areas), tenant);
      return {
        tenant: tenantName,
        intervals: configs.supportedResolutions,
        defaultSymbol: configs.defaultSymbol,
        restrictedCountries: configs.restrictedCountries,
      };
    });
  }

  serviceState(): ReturnType<ConfigurationPort['serviceState']> {
    return this.calls.open(() => ({ state: 'working' as const, endsAt: undefined }));
  }

  ping(): ReturnType<ConfigurationPort['ping']> {
    return this.calls.open(() => this.clock.now());
  }

  marketDataServed(): ReturnType<ConfigurationPort['marketDataServed']> {
    return this.calls.open(() => true);
  }
}

interface TradeRow {
  readonly symbol: string;
  readonly side: OrderSide;
  readonly executedPrice: string;
  readonly executedQuantity: string;
  readonly executedTimestamp: number;
}

function tradeOf({ symbol, side, executedPrice, executedQuantity, executedTimestamp }: TradeRow) {
  return { symbol, side, price: Number(executedPrice), size: Number(executedQuantity), at: executedTimestamp };
}

export const fakeMarketDetailsModule = defineModule('fakes/market-details', [
  provide(MarketFiguresPort, HostMarketFigures),
  provide(TokensPort, HostTokens),
  provide(MarketLayoutPort, HostMarketLayout),
  provide(FeesPort, HostFees),
  provide(ExecutionCostPort, HostExecutionCost),
  provide(ConfigurationPort, HostConfiguration),
]);

function costOf(row: CostRow): ExecutionCost {
  return {
    at: row.ts,
    exchange: row.exchange,
    token: row.token,
    type: row.assetType,
    amount: decimal(row.amount),
    middlePrice: figure(row.midPrice),
    buyPrice: figure(row.buyPrice),
    sellPrice: figure(row.sellPrice),
    spreadBps: figure(row.spreadBps),
    buySlippageBps: figure(row.buySlippageBps),
    sellSlippageBps: figure(row.sellSlippageBps),
    feeBps: decimal(row.feeBps),
    totalBps: figure(row.totalCostBps),
  };
}
