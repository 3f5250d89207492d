import { needsAddresses } from '../../domain/security/api-key-rules';
import type { ApiKey, ApiKeyWish } from '../../domain/security/api-key';
import type { Proof } from '../../domain/security/factor';
import { ipListProblems } from '../../domain/security/ip-list';
import { failure } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { CredentialsCommandsPort } from './credentials-commands.port';
import { CredentialsQueries } from './credentials.queries';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';

/**
 * Makes, changes and removes keys of the account or of a sub-account; the list of them is read again. What the exchange
 * would refuse anyway is not sent, so that no code is used up for it.
 */
export class ChangeApiKeys {
  static readonly needs: Needs<typeof ChangeApiKeys> = [CredentialsCommandsPort, CredentialsQueries];

  constructor(
    private readonly credentials: CredentialsCommandsPort,
    private readonly queries: CredentialsQueries,
  ) {}

  async create(wish: ApiKeyWish, proof: Proof): Outcome<ApiKey & { readonly secret: string }> {
    const withdraws = needsAddresses(wish.permissions);
    const unlimited = wish.ipList.length === 0;
    if (ipListProblems(wish.ipList, { withdraws }).length > 0 || (unlimited && withdraws))
      return failure({ kind: 'invalid', detail: 'ip_list' });
    return this.#changed(this.credentials.create({ ...wish, name: wish.name.trim() }, proof), wish.subUserId);
  }

  /** @param subUserId whose key it is; the own account's when absent */
  async setIpList({ id }: ApiKey, ipList: readonly string[], proof: Proof, subUserId?: string): Outcome<ApiKey> {
    return this.#changed(this.credentials.setIpList(id, ipList, proof), subUserId);
  }

  async remove({ id }: ApiKey, proof: Proof, subUserId?: string): Outcome<void> {
    return this.#changed(this.credentials.remove(id, proof), subUserId);
  }

  #changed<T>(change: Outcome<T>, subUserId: string | undefined): Outcome<T> {
    return thenRead(change, () => void this.queries.keys(subUserId).refresh());
  }
}
