import type { CredentialsCommandsPort } from '../../../application/security/credentials-commands.port';
import type { CredentialsPort, CredentialsQuery, EnabledKey } from '../../../application/security/credentials.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { ApiKey, ApiKeyWish } from '../../../domain/security/api-key';
import type { Proof } from '../../../domain/security/factor';
import { mapResult } from '../../../domain/shared/result';
import { credentialsEndpoints } from '../../wire/catalogue/credentials.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { apiKeyFromWire } from './credentials.wire';
import { proofToWire } from './proof.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestCredentialsAdapter implements CredentialsPort, CredentialsCommandsPort {
  static readonly needs: Needs<typeof RestCredentialsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async list({
    subUserId,
    status,
    page,
    size,
  }: CredentialsQuery): Outcome<{ readonly rows: readonly ApiKey[]; readonly total: number }> {
    const query = {
      ...(subUserId !== undefined && { subUserId }),
      ...(status !== undefined && { status }),
      page,
      size,
    };
    const answer = await this.#client.send(credentialsEndpoints.list, { query });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => apiKeyFromWire(row, this.#unknown)),
      total: data.meta.total,
    }));
  }

  async amount(subUserId?: string): Outcome<{ readonly used: number; readonly limit: number }> {
    const answer = await this.#client.send(credentialsEndpoints.amount, {
      query: { ...(subUserId !== undefined && { subUserId }) },
    });
    return mapResult(answer, ({ data }) => ({ used: data.amount, limit: data.limit }));
  }

  async create(
    { name, permissions, ipList, subUserId }: ApiKeyWish,
    proof: Proof,
  ): Outcome<ApiKey & { readonly secret: string }> {
    const body = {
      name,
      permissions: [...permissions],
      ip_list: [...ipList],
      ...(subUserId !== undefined && { sub_user_id: subUserId }),
      ...proofToWire(proof),
    };
    const answer = await this.#client.send(credentialsEndpoints.create, { body });
    return mapResult(answer, ({ data }) => ({
      ...apiKeyFromWire(data, this.#unknown),
      secret: data.api_secret,
    }));
  }

  async setIpList(id: string, ipList: readonly string[], proof: Proof): Outcome<ApiKey> {
    const answer = await this.#client.send(credentialsEndpoints.setIpList, {
      body: { credential_id: id, ip_list: [...ipList], ...proofToWire(proof) },
    });
    return mapResult(answer, ({ data }) => apiKeyFromWire(data, this.#unknown));
  }

  async remove(id: string, proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(credentialsEndpoints.remove, {
        query: { credential_id: id },
        body: proofToWire(proof),
      }),
      () => undefined,
    );
  }

  async enabled(): Outcome<readonly EnabledKey[]> {
    const answer = await this.#client.send(credentialsEndpoints.enabled);
    return mapResult(answer, ({ rows }) =>
      rows.map(({ account_name: accountName, user_id: userId, api_key: key, permission }) => ({
        accountName,
        userId,
        key,
        permission,
      })),
    );
  }
}
