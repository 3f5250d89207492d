import type { credentialsEndpoints } from '../../../src/infrastructure/wire/catalogue/credentials.endpoints';
import type { User } from '../../services/users/user';
import { proofOf } from './proof-of';
import { personOf } from '../routing/origin-of';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { pageOfRows } from '../routing/user-centre-page';
import type { Credential } from '../../services/credentials/credential';

export function credentialsHandlers({ credentials, now }: Services): Handlers<typeof credentialsEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    amount: (call) => answer({ ...credentials.amount(personOf(call).user, call.query.subUserId) }),
    list: (call) => {
      const { user } = personOf(call);
      const rows = credentials.list(user, { subUserId: call.query.subUserId, status: call.query.status });
      return answer(
        pageOfRows(
          rows.map((each) => credentialRow(each, user)),
          call.query,
        ),
      );
    },
    create: async (call) => {
      const { user, origin } = personOf(call);
      const { name, permissions, ip_list: ipList = [], sub_user_id: subUserId } = call.body;
      const created = await credentials.create(
        user,
        { name, permissions, ipList, subUserId },
        proofOf(call.body),
        origin,
      );
      return answer({ ...credentialRow(created, user), api_secret: created.secret });
    },
    setIpList: async (call) => {
      const { user, origin } = personOf(call);
      return answer(
        credentialRow(
          await credentials.setIpList(user, call.body.credential_id, call.body.ip_list, proofOf(call.body), origin),
          user,
        ),
      );
    },
    remove: async (call) => {
      const { user, origin } = personOf(call);
      await credentials.remove(user, call.query.credential_id, proofOf(call.body), origin);
      return { success: true, timestamp: now() };
    },
    enabled: (call) => ({
      success: true,
      rows: credentials.enabledOf(callerOf(call).user).map(({ accountName, userId, key, permission }) => ({
        account_name: accountName,
        user_id: userId,
        api_key: key,
        permission,
      })),
      timestamp: now(),
    }),
  };
}

function credentialRow(credential: Credential, user: User) {
  return {
    credential_id: credential.credentialId,
    name: credential.name,
    api_key: credential.apiKey,
    permissions: [...credential.permissions],
    ip_list: [...credential.ipList],
    status: credential.status,
    created_time: credential.createdAt,
    expire_time: credential.expiresAt ?? null,
    last_used_time: credential.lastUsedAt ?? null,
    sub_user_id: credential.userId === user.userId ? null : credential.userId,
  };
}
