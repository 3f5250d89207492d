import type { CredentialPermission } from '../services/credentials/credential';
import type { User } from '../services/users/user';

/** Who makes a private call. */
export interface Caller {
  readonly user: User;
  /** Absent for an API key. */
  readonly sessionId: string | undefined;
  /** What an API key may do; absent for a session. */
  readonly permissions?: readonly CredentialPermission[] | undefined;
}
