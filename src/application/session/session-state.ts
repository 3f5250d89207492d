import type { Account } from '../../domain/account/account';
import type { ResourceState } from '../kernel/resource';

/** By expiry; `elsewhere`: the host refused it before its time, because somebody ended it. */
export type SessionEnd = 'unauthorised' | 'elsewhere';

/** Login state (specification, section 4): unknown until the authorization cookie has been read. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** `ended`: how the session was lost, where nobody logged out here. */
  | { readonly status: 'loggedOut'; readonly ended: false | SessionEnd }
  /** The cool name is `undefined` until it is loaded, and empty where it could not be. */
  | { readonly status: 'loggedIn'; readonly account: ResourceState<Account>; readonly coolName: string | undefined };
