import type { Account } from '../../domain/account/account';
import type { ResourceState } from '../kernel/resource';

/** Login state (specification, section 4): unknown until the authorization cookie has been read. */
export type SessionState =
  | { readonly status: 'unknown' }
  /**
   * `ended`: the session was lost, by expiry, and not by logging out here; `elsewhere`: the host refused it before its time,
   * because somebody ended it.
   */
  | { readonly status: 'loggedOut'; readonly ended: boolean | 'elsewhere' }
  /** The cool name is `undefined` until it is loaded, and empty where it could not be. */
  | { readonly status: 'loggedIn'; readonly account: ResourceState<Account>; readonly coolName: string | undefined };
