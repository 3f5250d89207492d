import { text, type Body } from '../common/request-fields';
import { SignInError } from '../common/sign-in-error';
import type { SignInSettings } from '../common/sign-in-settings';

/** Every account belongs to the project itself, so a tenant of the project, where it has any, opens nothing. */
export function requireTenant(request: Body, { tenants }: Pick<SignInSettings, 'tenants'>): void {
  const tenant = text(request['tenantId']);
  if (tenant === undefined) return;
  if (tenants === null) throw new SignInError('UNSUPPORTED_TENANT_OPERATION');
  if (!tenants.includes(tenant)) throw new SignInError('INVALID_TENANT_ID');
  throw new SignInError(text(request['idToken']) === undefined ? 'OPERATION_NOT_ALLOWED' : 'TENANT_ID_MISMATCH');
}
