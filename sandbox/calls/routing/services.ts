import type { IdentityVerifier } from '../../services/sessions/identity-verifier';
import type { UsedIdentityTokens } from '../../services/sessions/used-identity-tokens';
import type { SessionTokens } from '../../services/sessions/session-tokens';
import type { Areas } from '../../services/areas';
import type { Authentication } from '../../gateway/authentication';
import type { Faults } from '../../gateway/faults';
import type { BookFeeds } from '../../services/markets/book-feeds';
import type { ListenKeys } from '../../services/sessions/listen-keys';
import type { MarketFormat } from '../../services/markets/market-format';

/** What handlers work with: the areas, and what only a server has. */
export interface Services extends Areas {
  readonly markets: ReadonlyMap<string, MarketFormat>;
  readonly books: BookFeeds;
  readonly tokens: SessionTokens;
  readonly identities: IdentityVerifier;
  readonly usedIdentityTokens: UsedIdentityTokens;
  readonly authentication: Authentication;
  readonly faults: Faults;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
  readonly listenKeys: ListenKeys;
}
