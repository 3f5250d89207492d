import type { MarketGroup, MarketHighlights } from '../../domain/markets/market-layout';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** In which groups and order markets are shown (specification 7). */
export interface MarketLayoutPort {
  /** In the order to show them. */
  groups(): Outcome<readonly MarketGroup[]>;
  highlights(): Outcome<MarketHighlights>;
}

export const MarketLayoutPort = token<MarketLayoutPort>('MarketLayoutPort');
