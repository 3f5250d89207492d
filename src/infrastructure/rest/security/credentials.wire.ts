import type * as z from 'zod/mini';
import { apiKeyPermissions, apiKeyStatuses, type ApiKey } from '../../../domain/security/api-key';
import { instantFrom } from '../../../domain/shared/instant';
import type { credentialsEndpoints } from '../../wire/catalogue/credentials.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type CredentialRow = z.output<typeof credentialsEndpoints.list.answer>['data']['rows'][number];

export function apiKeyFromWire(row: CredentialRow, unknown: UnknownValues): ApiKey {
  return {
    id: row.credential_id,
    name: row.name,
    key: row.api_key,
    permissions: row.permissions.map((each) => unknown.oneOf('API key permission', each, apiKeyPermissions)),
    ipList: row.ip_list,
    status: unknown.oneOf('API key status', row.status, apiKeyStatuses),
    createdAt: instantFrom(row.created_time),
    expiresAt: instantFrom(row.expire_time),
    lastUsedAt: instantFrom(row.last_used_time),
    subUserId: row.sub_user_id ?? undefined,
  };
}
