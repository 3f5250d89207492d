import type { CallAccess } from '../../../domain/reference/api-reference';
import type { Endpoint } from './endpoint';

/** What programs are made for. The rest of the site is for people: a key may look at it and change nothing. */
const programs = /^\/v[123]\//;
/** How somebody proves who they are, who has a say in the account and where it has been used: no key sees it. */
const personal =
  /^\/usercenter\/account\/(anti_phishing_code|otpauth|genQrCode|device_list|list_credentials|enable_api_key_amount|kyc_|user_login|user_security|security_|need_safe_check|passkeys|recovery|page_mark|approvals|portfolio_links|standing|wallet\/)/;

/** Who may make a call: of private ones, a person with a session alone, or also an API key. */
export function accessOf({ access, method, path }: Pick<Endpoint, 'access' | 'method' | 'path'>): CallAccess {
  if (access !== 'private') return access;
  return personal.test(path) || (method !== 'GET' && !programs.test(path)) ? 'session' : 'private';
}
