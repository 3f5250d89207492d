import type { IdentityVerifier } from '../accounts/identity-verifier';
import type { SessionTokens } from '../accounts/session-tokens';
import type { Areas } from '../areas';
import type { Authentication } from './authentication';
import type { Faults } from './faults';
import type { BookFeeds } from './feeds/book-feeds';
import type { ListenKeys } from './sockets/listen-keys';
import type { MarketWire } from './wire-market';

/** What handlers work with: the areas, and what only a server has. */
export interface Services extends Areas {
  readonly markets: ReadonlyMap<string, MarketWire>;
  readonly books: BookFeeds;
  readonly tokens: SessionTokens;
  readonly identities: IdentityVerifier;
  readonly authentication: Authentication;
  readonly faults: Faults;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
  readonly listenKeys: ListenKeys;
}
