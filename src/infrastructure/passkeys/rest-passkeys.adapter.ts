import type { Failure, Outcome } from '../../application/kernel/failure';
import type { Needs } from '../../application/kernel/token';
import { Environment } from '../../application/platform/environment';
import type { PasskeyMessage } from '../../application/security/passkey-device.port';
import type { PasskeysCommandsPort } from '../../application/security/passkeys-commands.port';
import type { PasskeysPort } from '../../application/security/passkeys.port';
import type { Proof } from '../../domain/security/factor';
import type { Passkey } from '../../domain/security/passkey';
import type { SafeAct } from '../../domain/security/safe-act';
import { type Instant, instantFrom } from '../../domain/shared/instant';
import { failure, mapResult } from '../../domain/shared/result';
import { passkeysEndpoints } from '../wire/catalogue/passkeys.endpoints';
import { RestClient } from '../rest/transport/rest-client';
import { proofToWire } from '../rest/security/proof.wire';

const nothing = (): undefined => undefined;
const notConfigured: Failure = { kind: 'rejected', reason: 'notAvailable', detail: 'no session address is configured' };

export class RestPasskeysAdapter implements PasskeysPort, PasskeysCommandsPort {
  static readonly needs: Needs<typeof RestPasskeysAdapter> = [RestClient, Environment];

  readonly #client: RestClient;
  readonly #syncUrl: string | undefined;

  constructor(client: RestClient, { session }: Environment) {
    this.#client = client;
    this.#syncUrl = session.syncUrl;
  }

  async list(): Outcome<readonly Passkey[]> {
    return mapResult(await this.#client.send(passkeysEndpoints.list), ({ data }) =>
      data.rows.map(({ id, name, created_time, used_time }) => ({
        id,
        name,
        createdAt: instantFrom(created_time) ?? 0,
        usedAt: instantFrom(used_time),
      })),
    );
  }

  async startAdding(): Outcome<PasskeyMessage> {
    return mapResult(await this.#client.send(passkeysEndpoints.creation, { body: {} }), ({ data }) => data);
  }

  async add(name: string, credential: PasskeyMessage, proof: Proof): Outcome<void> {
    const body = { name, credential: { ...credential }, ...proofToWire(proof) };
    return mapResult(await this.#client.send(passkeysEndpoints.add, { body }), nothing);
  }

  async remove(id: string, proof: Proof): Outcome<void> {
    const body = { passkey_id: Number(id), ...proofToWire(proof) };
    return mapResult(await this.#client.send(passkeysEndpoints.remove, { body }), nothing);
  }

  async startProving({ action, subject }: SafeAct): Outcome<PasskeyMessage> {
    const body = { type: action, ...(subject && { subject: { ...subject } }) };
    return mapResult(await this.#client.send(passkeysEndpoints.proof, { body }), ({ data }) => data);
  }

  async startSigningIn(): Outcome<PasskeyMessage> {
    if (this.#syncUrl === undefined) return failure(notConfigured);
    const url = `${this.#syncUrl}/passkey/options`;
    return mapResult(await this.#client.send(passkeysEndpoints.signInOptions, { url, body: {} }), ({ data }) => data);
  }

  /** Cookies go along, since the host sets both of them. */
  async signIn(credential: PasskeyMessage): Outcome<{ readonly expiresAt: Instant }> {
    if (this.#syncUrl === undefined) return failure(notConfigured);
    const answer = await this.#client.send(passkeysEndpoints.signIn, {
      url: `${this.#syncUrl}/passkey`,
      body: { credential: { ...credential } },
      withCredentials: true,
    });
    return mapResult(answer, ({ data }) => ({ expiresAt: instantFrom(data.expiresAt) ?? 0 }));
  }
}
