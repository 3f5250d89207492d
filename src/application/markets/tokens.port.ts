import type { MarketType } from '../../domain/markets/market-symbol';
import type { CollateralRule, Token, TokenPassage, TokenProfile } from '../../domain/markets/token';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The assets of the exchange (protocol 2.2, 2.5, 3.7). Networks of one asset with their confirmations: WalletPort. */
export interface TokensPort {
  /** One row per asset and network. */
  tokens(): Outcome<readonly Token[]>;
  /** The networks of all assets. */
  passages(): Outcome<readonly TokenPassage[]>;
  collateral(): Outcome<readonly CollateralRule[]>;
  /** With a type only assets that have a market of it, and only those markets. */
  profiles(type?: MarketType): Outcome<readonly TokenProfile[]>;
}

export const TokensPort = token<TokensPort>('TokensPort');
