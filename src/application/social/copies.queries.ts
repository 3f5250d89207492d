import { type Milliseconds, minute } from '../../domain/shared/instant';
import type {
  CopiedTrade,
  CopyMovement,
  CopyXray,
  HoldingReturns,
  OwnCopy,
  ProfitShare,
  StrategyTerms,
} from '../../domain/social/own-copy';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { CopiesPort } from './copies.port';
import type { Page } from './profiles.port';

/** How long what an account copies is taken to be as it was. */
export const copiesStaleAfter: Milliseconds = minute / 6;

/** Terms of strategies, and the account's own copies, which change by themselves. */
export class CopiesQueries {
  static readonly needs: Needs<typeof CopiesQueries> = [ResourceCache, CopiesPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: CopiesPort,
  ) {}

  terms(strategyId: string): Resource<StrategyTerms> {
    return this.cache.open({
      key: ['copies', 'terms', strategyId],
      load: () => this.port.terms(strategyId),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  xray(strategyId: string, amount: number, days: number): Resource<CopyXray> {
    return this.cache.open({
      key: ['copies', 'x-ray', strategyId, amount, days],
      load: () => this.port.xray(strategyId, amount, days),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  copies(): Resource<readonly OwnCopy[]> {
    return this.cache.open({
      key: ['copies', 'own'],
      load: () => this.port.copies(),
      staleAfter: copiesStaleAfter,
    });
  }

  trades(copyId: string, page: number, size: number): Resource<Page<CopiedTrade>> {
    return this.cache.open({
      key: ['copies', 'trades', copyId, page, size],
      load: () => this.port.trades(copyId, page, size),
      staleAfter: copiesStaleAfter,
    });
  }

  movements(copyId: string): Resource<readonly CopyMovement[]> {
    return this.cache.open({
      key: ['copies', 'movements', copyId],
      load: () => this.port.movements(copyId),
      staleAfter: copiesStaleAfter,
    });
  }

  holdingReturns(): Resource<HoldingReturns> {
    return this.cache.open({
      key: ['copies', 'holdings'],
      load: () => this.port.holdingReturns(),
      staleAfter: minute,
    });
  }

  profitShares(copyId: string): Resource<readonly ProfitShare[]> {
    return this.cache.open({
      key: ['copies', 'shares', copyId],
      load: () => this.port.profitShares(copyId),
      staleAfter: copiesStaleAfter,
    });
  }
}
