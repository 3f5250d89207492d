import type { ApiKey, ApiKeyStatus, ApiKeyWish } from '../../domain/security/api-key';
import type { Proof } from '../../domain/security/factor';
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
  /** The secret is in this answer and in no other. `duplicate` for a name in use; `invalid` for a key that withdraws from anywhere. */
  create(wish: ApiKeyWish, proof: Proof): Outcome<ApiKey & { readonly secret: string }>;
  setIpList(id: string, ipList: readonly string[], proof: Proof): Outcome<ApiKey>;
  remove(id: string, proof: Proof): Outcome<void>;
  enabled(): Outcome<readonly EnabledKey[]>;
}

export const CredentialsPort = token<CredentialsPort>('CredentialsPort');
