import { leastCopied as leastAmount, leastPerTrade } from '../../../src/domain/social/own-copy';
import { one, type Units, unitsFromText } from '../../engine/model/units';
import { invalidParameter, notFound } from '../../shared/api-error';
import { type CopyStrategies, marketsOf, type Strategy } from '../social/copy-strategies';
import type { Copy, CopyEnd, CopyTerms } from './copy';

export const leastCopied = unitsFromText(String(leastAmount));
export const mostCopied = unitsFromText('1000000');
export const highestLeverage = 5;
/** As a ratio. */
export const mostSlippage = unitsFromText('0.05');

const mostGain = unitsFromText('10');
const leastTraded = unitsFromText(String(leastPerTrade));

/** @throws ApiError -1006 for none. */
export function requireStrategy(strategies: CopyStrategies, strategyId: string): Strategy {
  const strategy = strategies.byId(strategyId);
  if (strategy === undefined) throw notFound('strategy');
  return strategy;
}

/** @throws ApiError -1005 that names the term. */
export function requireTerms(terms: CopyTerms, amount: Units, { kind }: Strategy): void {
  const require = (holds: boolean, name: string): void => {
    if (!holds) throw invalidParameter(name);
  };
  const { mode, amountPerTrade, mostPerTrade, stopLoss, takeProfit, slippage, leverage, symbols } = terms;
  const tradable = (value: Units): boolean => value >= leastTraded && value <= amount * BigInt(leverage);
  require(Number.isInteger(leverage) && leverage >= 1 && leverage <= highestLeverage, 'leverage');
  require((mode === 'FIXED') === (amountPerTrade !== undefined), 'amountPerTrade');
  if (amountPerTrade !== undefined) require(tradable(amountPerTrade), 'amountPerTrade');
  if (mostPerTrade !== undefined) require(tradable(mostPerTrade), 'mostPerTrade');
  if (stopLoss !== undefined) require(stopLoss > 0n && stopLoss < one, 'stopLoss');
  if (takeProfit !== undefined) require(takeProfit > 0n && takeProfit <= mostGain, 'takeProfit');
  require(slippage > 0n && slippage <= mostSlippage, 'slippage');
  if (symbols !== undefined) require(symbols.length > 0 && symbols.every(marketsOf[kind]), 'symbols');
}

/** The limit that a copy has met by what it came to: its worth, and what was taken out and shared. */
export function limitMet({ terms, amount }: Pick<Copy, 'terms' | 'amount'>, worth: Units): CopyEnd | undefined {
  const part = (ratio: Units) => (amount * ratio) / one;
  if (terms.stopLoss !== undefined && worth <= amount - part(terms.stopLoss)) return 'STOP_LOSS';
  if (terms.takeProfit !== undefined && worth >= amount + part(terms.takeProfit)) return 'TAKE_PROFIT';
  return undefined;
}
