import { needsAddresses } from '../../domain/security/api-key-rules';
import type { ApiKey, ApiKeyWish } from '../../domain/security/api-key';
import type { Proof } from '../../domain/security/factor';
import { ipListProblem } from '../../domain/security/ip-list';
import { failure } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { CredentialsPort } from './credentials.port';
import { CredentialsQueries } from './credentials.queries';
import type { Needs } from '../kernel/token';

/** Makes a key; what the exchange would refuse anyway is not sent, so that no code is used up for it. */
export class CreateApiKey {
  static readonly needs: Needs<typeof CreateApiKey> = [CredentialsPort, CredentialsQueries];

  constructor(
    private readonly credentials: CredentialsPort,
    private readonly queries: CredentialsQueries,
  ) {}

  async execute(wish: ApiKeyWish, proof: Proof): Outcome<ApiKey & { readonly secret: string }> {
    const unlimited = wish.ipList.length === 0;
    if (ipListProblem(wish.ipList) || (unlimited && needsAddresses(wish.permissions)))
      return failure({ kind: 'invalid', detail: 'ip_list' });
    const created = await this.credentials.create({ ...wish, name: wish.name.trim() }, proof);
    if (created.ok) void this.queries.keys(wish.subUserId).refresh();
    return created;
  }
}
