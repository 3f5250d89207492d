import { ApiError } from '../../shared/api-error';
import type { Call } from '../routing/handler';

/** A page of another site must not change somebody's session. @throws ApiError -1002 */
export function requireSiteOrigin(
  call: Pick<Call, 'request'>,
  webOrigins: readonly string[],
  mustBeThere: boolean,
): void {
  const { origin } = call.request.headers;
  if (origin === undefined ? mustBeThere : !webOrigins.includes(origin))
    throw new ApiError(-1002, 403, 'This origin may not do that.');
}
