import type { ApiKey, ApiKeyStatus } from '../../domain/security/api-key';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface CredentialsQuery {
  /** One of the sub-accounts; the account's own keys when absent. */
  readonly subUserId?: string | undefined;
  readonly status?: ApiKeyStatus | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** A key that can sign now, as its owner's tools see it. */
export interface EnabledKey {
  readonly accountName: string;
  readonly userId: string;
  readonly key: string;
  /** Words, such as `Read,Enable trade,`. */
  readonly permission: string;
}

/** API keys of an account and its sub-accounts. A proof is taken as `SecurityPort` says. */
export interface CredentialsPort {
  /** Newest first. `notFound` for anybody else's sub-account. */
  list(query: CredentialsQuery): Outcome<{ readonly rows: readonly ApiKey[]; readonly total: number }>;
  amount(subUserId?: string): Outcome<{ readonly used: number; readonly limit: number }>;
  enabled(): Outcome<readonly EnabledKey[]>;
}

export const CredentialsPort = token<CredentialsPort>('CredentialsPort');
