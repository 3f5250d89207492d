import type { instrumentEndpoints } from '../../src/infrastructure/rest/catalogue/instrument.endpoints';
import { unitDecimals } from '../exchange/model';
import { unitsText } from '../exchange/units';
import { underlyingOf } from '../market/asset-profile';
import { invalidParameter } from '../api-error';
import type { Handlers } from './handler';
import { decimalOf, MarketBoard, notionalOf } from './market-board';
import type { Services } from './services';
import { tokensOf } from './token-directory';
import type { MarketWire } from './wire-market';

/** Everything is booked in the exchange's own ledger; there is no chain to send anything over. */
const network = 'LEDGER';
const deepest = 1_000;

export function instrumentHandlers({ exchange, markets, now }: Services): Handlers<typeof instrumentEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const table = <Row>(rows: Row[]) => ({ success: true as const, data: { rows }, timestamp: now() });

  return {
    token: () =>
      table(
        [...tokens.values()].map(({ token, fullname, listedAt }) => ({
          token,
          balanceToken: token,
          fullname,
          network,
          decimals: String(unitDecimals),
          delisted: false,
          canCollateral: false,
          canShort: false,
          createdTime: listedAt,
        })),
      ),
    network: ({ parameters }) => {
      const token = tokens.get(parameters.token);
      if (!token) throw invalidParameter('token');
      return table([{ protocol: network, network, token: token.token, name: 'Ledger of the exchange', allowDeposit: '0', allowWithdraw: '0', needMemo: false }]);
    },
    tokenConfig: () => table([...tokens.values()].map(({ token, stable }) => ({ token, collateral: false, canCollateral: false, canShort: false, stable }))),
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
