import type { ApiKey, ApiKeyWish } from '../../domain/security/api-key';
import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** API keys of an account and its sub-accounts. A proof is taken as `SecurityPort` says. */
export interface CredentialsCommandsPort {
  /** The secret is in this answer and in no other. `duplicate` for a name in use; `invalid` for a key that withdraws from anywhere. */
  create(wish: ApiKeyWish, proof: Proof): Outcome<ApiKey & { readonly secret: string }>;
  setIpList(id: string, ipList: readonly string[], proof: Proof): Outcome<ApiKey>;
  remove(id: string, proof: Proof): Outcome<void>;
}

export const CredentialsCommandsPort = token<CredentialsCommandsPort>('CredentialsCommandsPort');
