import { feeTiers } from '../../engine/model/fee-tiers';
import { unitsText } from '../../engine/model/units';
import { stakingTerms } from '../earn/staking-rules';
import { programmeTiers } from '../programme/programme-tiers';
import { underlyingOf } from './asset-profile';
import { invalidParameter } from '../../shared/api-error';
import { exchangeProfile } from '../../shared/exchange-profile';
import { deepestBook } from './book-feeds';
import { decimalOf, type MarketBoard, notionalOf } from './market-board';
import type { MarketFormat } from './market-format';

/** In quote; what these cost is measured all day. */
export const usualAmounts: readonly string[] = ['1000', '10000', '100000', '1000000'];
const bps = 10_000;

export interface CostQuery {
  /** In quote. */
  readonly amount: number;
  readonly token?: string | undefined;
  readonly assetType?: 'SPOT' | 'PERP' | undefined;
  readonly withFee?: boolean | undefined;
}

export type CostRow = ReturnType<typeof executionCosts>[number];

/** A measurement that left the fee out, with it. */
export function withFeeOn(row: CostRow): CostRow {
  const { totalCostBps: total, feeBps } = row;
  return { ...row, totalCostBps: total === null ? null : decimalOf(Number(total) + Number(feeBps), 4) };
}

/** What trading an amount at once costs, measured on the books. */
export function executionCosts(
  board: MarketBoard,
  { amount, token, assetType, withFee = false }: CostQuery,
  now: number,
) {
  if (!(amount > 0 && amount <= 1e12)) throw invalidParameter('amount');
  const ofToken = board.all.filter((market) => token === undefined || tokenOf(market) === token);
  if (ofToken.length === 0) throw invalidParameter('token');
  return ofToken
    .filter(({ specification }) => assetType === undefined || specification.type === assetType)
    .map((market) => {
      const { takerBps } = board.exchange.fees(market.symbol);
      return {
        ts: now,
        exchange: exchangeProfile.id,
        token: tokenOf(market),
        assetType: market.specification.type,
        amount: decimalOf(amount, 8),
        ...costOf(board, market, amount, withFee ? takerBps : 0),
        feeBps: String(takerBps),
      };
    });
}

export function costChoices(board: MarketBoard) {
  return {
    tokens: [...new Set(board.all.map(tokenOf))],
    assetTypes: ['SPOT' as const, 'PERP' as const],
    amounts: [...usualAmounts],
    intervals: ['now', '5m'],
    exchanges: [{ ...exchangeProfile }],
  };
}

export function tiersOfFees() {
  return (['SPOT', 'PERP'] as const).flatMap((assetType) =>
    feeTiers.map((rates, tier) => ({
      exchange: exchangeProfile.id,
      assetType,
      tier,
      makerFee: String(rates[assetType].makerBps),
      takerFee: String(rates[assetType].takerBps),
      requirement: tier === 0 ? null : `${unitsText(programmeTiers[tier]!.staked)} ${stakingTerms.token}`,
    })),
  );
}

/** Quote value resting within 2 % of the middle price, and the spread. */
export function liquidityRows(board: MarketBoard) {
  return board.all.map((market) => ({ symbol: market.symbol, ...liquidityOf(board, market) }));
}

function tokenOf({ specification }: MarketFormat): string {
  return underlyingOf(specification.base).asset;
}

function liquidityOf(board: MarketBoard, market: MarketFormat) {
  const { bids, asks } = board.book(market, deepestBook);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (bid === undefined || ask === undefined) return { bidDepth2Pct: null, askDepth2Pct: null, spreadBps: null };
  const middle = (bid + ask) / 2;
  const within = (levels: typeof bids) =>
    levels
      .filter(([price]) => Math.abs(price - middle) <= middle * 0.02)
      .reduce((sum, [price, quantity]) => sum + notionalOf(market, price, quantity), 0n);
  return {
    bidDepth2Pct: unitsText(within(bids)),
    askDepth2Pct: unitsText(within(asks)),
    spreadBps: decimalOf(((ask - bid) / middle) * 10_000, 4),
  };
}

function costOf(board: MarketBoard, market: MarketFormat, amount: number, feeBps: number) {
  const { bids, asks } = board.book(market, deepestBook);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (bid === undefined || ask === undefined) {
    return {
      midPrice: null,
      buyPrice: null,
      sellPrice: null,
      spreadBps: null,
      buySlippageBps: null,
      sellSlippageBps: null,
      totalCostBps: null,
    };
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
  const total =
    buySlippage === undefined || sellSlippage === undefined
      ? undefined
      : (buySlippage + sellSlippage) / 2 + feeBps / bps;
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
function averagePrice(
  market: MarketFormat,
  levels: readonly (readonly [number, number])[],
  amount: number,
): number | undefined {
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
