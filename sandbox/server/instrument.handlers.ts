import type { instrumentEndpoints } from '../../src/infrastructure/rest/catalogue/instrument.endpoints';
import { unitsText } from '../exchange/units';
import { underlyingOf } from '../market/asset-profile';
import { networksOf } from '../wallet/networks';
import { invalidParameter } from '../api-error';
import type { Handlers } from './handler';
import { decimalOf, MarketBoard, notionalOf } from './market-board';
import { collateralRows, contractOf, contractsOf, tokenRows } from './public-rows';
import type { Services } from './services';
import { tokensOf } from './token-directory';
import type { MarketWire } from './wire-market';

const deepest = 1_000;
const longestHistory = 500;

export function instrumentHandlers({ exchange, markets, now }: Services): Handlers<typeof instrumentEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const table = <Row>(rows: Row[]) => ({ success: true as const, data: { rows }, timestamp: now() });

  return {
    token: () => table(tokenRows(tokens, board.collateral).map(({ updatedTime: _updatedTime, ...row }) => row)),
    network: ({ parameters }) => {
      if (!tokens.has(parameters.token)) throw invalidParameter('token');
      const rows = networksOf(parameters.token).map(({ asset, chain, minimumWithdrawal, withdrawalFee }) => ({
        protocol: chain.protocol,
        network: chain.network,
        token: asset,
        name: chain.name,
        allowDeposit: '1' as const,
        allowWithdraw: '1' as const,
        minimumWithdrawal: unitsText(minimumWithdrawal),
        withdrawalFee: unitsText(withdrawalFee),
        depositConfirmations: chain.confirmations,
        needMemo: chain.needsMemo,
      }));
      return table(rows);
    },
    tokenConfig: () =>
      table(
        collateralRows(board, tokens).map(({ token, ratio, counts, stable }) => ({ token, collateralRatio: ratio, canCollateral: counts, canShort: false, stable })),
      ),
    tokenInfo: ({ query }) => {
      const type = query.type?.toUpperCase();
      const chosen = [...tokens.values()].filter((token) => type === undefined || token.markets.some((market) => market.type === type));
      return table(
        chosen.map(({ token, fullname, markets: traded, listedAt }) => ({
          token,
          fullname,
          symbols: traded.filter((market) => type === undefined || market.type === type).map(({ symbol }) => symbol),
          listingTime: listedAt,
        })),
      );
    },
    liquidity: () => table(board.all.map((market) => ({ symbol: market.symbol, ...liquidityOf(board, market) }))),
    insuranceFund: ({ query }) => {
      if (query.symbol !== undefined) contractOf(board, query.symbol);
      const history = exchange.margin.insuranceHistory(longestHistory).map(({ at, balance }) => ({ ts: at, balance: unitsText(balance) }));
      return { success: true, data: { rows: [{ token: 'USDT', balance: unitsText(exchange.margin.insuranceFund()) }], history }, timestamp: now() };
    },
    leverageLimitations: ({ query }) =>
      table(
        contractsOf(board, query.symbol).flatMap(({ symbol }) =>
          exchange.margin.tiers(symbol).map(({ tier, maxLeverage, notionalFrom, notionalTo, initialMarginRate, maintenanceMarginRate, maintenanceAmount }) => ({
            symbol,
            tier,
            maxLeverage,
            notionalFrom: unitsText(notionalFrom),
            notionalTo: unitsText(notionalTo),
            imr: unitsText(initialMarginRate),
            mmr: unitsText(maintenanceMarginRate),
            maintenanceAmount: unitsText(maintenanceAmount),
          })),
        ),
      ),
    multipliers: () =>
      table(
        board.perpetual.map(({ specification: { symbol, base } }) => {
          const { asset, multiple } = underlyingOf(base);
          return { symbol, base: asset, multiplier: multiple };
        }),
      ),
  };
}

function liquidityOf(board: MarketBoard, market: MarketWire) {
  const { bids, asks } = board.book(market, deepest);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (bid === undefined || ask === undefined) return { bidDepth2Pct: null, askDepth2Pct: null, spreadBps: null };
  const middle = (bid + ask) / 2;
  const within = (levels: typeof bids) =>
    levels.filter(([price]) => Math.abs(price - middle) <= middle * 0.02).reduce((sum, [price, quantity]) => sum + notionalOf(market, price, quantity), 0n);
  return {
    bidDepth2Pct: unitsText(within(bids)),
    askDepth2Pct: unitsText(within(asks)),
    spreadBps: decimalOf(((ask - bid) / middle) * 10_000, 4),
  };
}
