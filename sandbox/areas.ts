import { Accounts } from './accounts/accounts';
import { SessionRepository } from './accounts/session-repository';
import { UserRepository } from './accounts/user-repository';
import { Clockwork } from './clockwork';
import type { ExchangeService } from './exchange/model';
import { Notifications } from './notifications/notifications';
import type { EmbeddedDatabase } from './storage/database';

/** Somebody who stays away this long signs in again. */
export const refreshLifetime = 14 * 24 * 60 * 60_000;

export interface AreaSurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly now: () => number;
  /** Whether a new exchange begins with a past: campaigns, snapshots, epochs. */
  readonly seeded: boolean;
}

/**
 * What the exchange keeps and does beside matching, one service per area: rules and state, no HTTP. The server
 * puts calls in front of them, the test fakes ports.
 */
export interface Areas {
  readonly exchange: ExchangeService;
  readonly clockwork: Clockwork;
  readonly users: UserRepository;
  readonly accounts: Accounts;
  readonly sessions: SessionRepository;
  readonly notifications: Notifications;
}

export function openAreas({ exchange, database, now }: AreaSurroundings): Areas {
  const clockwork = new Clockwork(now);
  const users = new UserRepository(database, now);
  return {
    exchange,
    clockwork,
    users,
    accounts: new Accounts(exchange, users),
    sessions: new SessionRepository(database, now, refreshLifetime),
    notifications: new Notifications(database, now),
  };
}
