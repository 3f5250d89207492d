import type { ContractPrice, FundingEstimate, OpenInterest } from '../../domain/markets/contract-figures';
import type { Listener, Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';

/**
 * What perpetual contracts are valued by, over the connection of the market stream (protocol 1.4, 1.5). Each tells
 * the present figure at once and then every second, open interest at least every ten seconds, funding each minute.
 */
export interface ContractStreamPort {
  onMarkPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe;
  /** @param symbol of the spot market of the same coin: SPOT_BTC_USDT for PERP_BTC_USDT */
  onIndexPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe;
  onOpenInterest(symbol: string, listener: Listener<OpenInterest>): Unsubscribe;
  onFundingEstimate(symbol: string, listener: Listener<FundingEstimate>): Unsubscribe;
}

export const ContractStreamPort = token<ContractStreamPort>('ContractStreamPort');
