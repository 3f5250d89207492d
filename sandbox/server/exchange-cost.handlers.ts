import type { exchangeCostEndpoints } from '../../src/infrastructure/rest/catalogue/exchange-cost.endpoints';
import { underlyingOf } from '../market/asset-profile';
import { invalidParameter } from '../api-error';
import { exchangeProfile } from './exchange-profile';
import type { Handlers } from './handler';
import { decimalOf, MarketBoard, notionalOf } from './market-board';
import type { Services } from './services';
import type { MarketWire } from './wire-market';

const deepest = 1_000;
const amounts = ['1000', '10000', '100000', '1000000'];
const bps = 10_000;

export function exchangeCostHandlers({ exchange, markets, now }: Services): Handlers<typeof exchangeCostEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokenOf = ({ specification }: MarketWire) => underlyingOf(specification.base).asset;
  const { id, name } = exchangeProfile;

  return {
    cost: ({ query }) => {
      const { amount, token, assetType, withFee = false } = query;
      if (!(amount > 0 && amount <= 1e12)) throw invalidParameter('amount');
      const ofToken = board.all.filter((market) => token === undefined || tokenOf(market) === token);
      if (ofToken.length === 0) throw invalidParameter('token');
      const rows = ofToken
        .filter(({ specification }) => assetType === undefined || specification.type === assetType)
        .map((market) => {
          const { takerBps } = exchange.fees(market.symbol);
          return {
            ts: now(),
            exchange: id,
            token: tokenOf(market),
            assetType: market.specification.type,
            amount: decimalOf(amount, 8),
            ...costOf(board, market, amount, withFee ? takerBps : 0),
            feeBps: String(takerBps),
          };
        });
      return { success: true, data: { rows }, timestamp: now() };
    },
    choices: () => ({
      success: true,
      data: {
        tokens: [...new Set(board.all.map(tokenOf))],
        assetTypes: ['SPOT', 'PERP'],
        amounts,
        intervals: ['now'],
        exchanges: [{ id, name }],
      },
      timestamp: now(),
    }),
    tiers: () => {
      const rows = [board.spot[0], board.perpetual[0]].flatMap((market) => {
        if (!market) return [];
        const { makerBps, takerBps } = exchange.fees(market.symbol);
        return [{ exchange: id, assetType: market.specification.type, tier: 0, makerFee: String(makerBps), takerFee: String(takerBps), requirement: null }];
      });
      return { success: true, data: { rows }, timestamp: now() };
    },
  };
}

function costOf(board: MarketBoard, market: MarketWire, amount: number, feeBps: number) {
  const { bids, asks } = board.book(market, deepest);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (bid === undefined || ask === undefined) {
    return { midPrice: null, buyPrice: null, sellPrice: null, spreadBps: null, buySlippageBps: null, sellSlippageBps: null, totalCostBps: null };
  }
  const tick = Number(market.tickUnits) / 1e12;
  const middle = ((bid + ask) / 2) * tick;
  const decimals = market.price(1).split('.')[1]?.length ?? 0;
  const buy = averagePrice(market, asks, amount);
  const sell = averagePrice(market, bids, amount);
  const price = (value: number | undefined) => (value === undefined ? null : decimalOf(value, decimals + 2));
  const points = (ratio: number | undefined) => (ratio === undefined ? null : decimalOf(ratio * bps, 4));
  const buySlippage = buy === undefined ? undefined : buy / middle - 1;
  const sellSlippage = sell === undefined ? undefined : 1 - sell / middle;
  const total = buySlippage === undefined || sellSlippage === undefined ? undefined : (buySlippage + sellSlippage) / 2 + feeBps / bps;
  return {
    midPrice: price(middle),
    buyPrice: price(buy),
    sellPrice: price(sell),
    spreadBps: points(((ask - bid) * tick) / middle),
    buySlippageBps: points(buySlippage),
    sellSlippageBps: points(sellSlippage),
    totalCostBps: points(total),
  };
}

/** Average price when an amount of quote is traded through these levels; undefined when they hold less. */
function averagePrice(market: MarketWire, levels: readonly (readonly [number, number])[], amount: number): number | undefined {
  let left = amount;
  let base = 0;
  for (const [ticks, steps] of levels) {
    const worth = Number(notionalOf(market, ticks, steps)) / 1e12;
    const price = (ticks * Number(market.tickUnits)) / 1e12;
    if (worth >= left) return amount / (base + left / price);
    left -= worth;
    base += worth / price;
  }
  return undefined;
}
