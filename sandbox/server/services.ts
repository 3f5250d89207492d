import type { IdentityVerifier } from '../accounts/identity-verifier';
import type { SessionRepository } from '../accounts/session-repository';
import type { SessionTokens } from '../accounts/session-tokens';
import type { UserRepository } from '../accounts/user-repository';
import type { ExchangeService } from '../exchange/model';
import type { Accounts } from './accounts';
import type { Authentication } from './authentication';
import type { BookFeeds } from './feeds/book-feeds';
import type { MarketWire } from './wire-market';

/** What the handlers of all areas work with. */
export interface Services {
  readonly exchange: ExchangeService;
  readonly markets: ReadonlyMap<string, MarketWire>;
  readonly books: BookFeeds;
  readonly users: UserRepository;
  readonly accounts: Accounts;
  readonly sessions: SessionRepository;
  readonly tokens: SessionTokens;
  readonly identities: IdentityVerifier;
  readonly authentication: Authentication;
  readonly webOrigins: readonly string[];
  readonly now: () => number;
  /** Closes the private sockets of a session that has ended. */
  closeSession(sessionId: string): void;
}
