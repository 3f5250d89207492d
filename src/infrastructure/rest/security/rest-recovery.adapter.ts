import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { RecoveryCommandsPort } from '../../../application/security/recovery-commands.port';
import type { RecoveryPort } from '../../../application/security/recovery.port';
import type { Proof } from '../../../domain/security/factor';
import type { WaysBack } from '../../../domain/security/recovery';
import { signInWayKinds } from '../../../domain/session/sign-in-identity';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { recoveryEndpoints } from '../../wire/catalogue/recovery.endpoints';
import { RestClient } from '../transport/rest-client';
import { proofToWire } from './proof.wire';

export class RestRecoveryAdapter implements RecoveryPort, RecoveryCommandsPort {
  static readonly needs: Needs<typeof RestRecoveryAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  /** Ways that this version does not know are nothing to count on; a second step that it does not know still is one. */
  async ways(): Outcome<WaysBack> {
    return mapResult(await this.#client.send(recoveryEndpoints.ways), ({ data }) => ({
      signIn: signInWayKinds.filter((kind) => data.sign_in.ways.includes(kind)),
      signInFactors: data.sign_in.factors.map((kind) => (kind === 'sms' ? 'sms' : 'totp')),
      email: data.email,
      emailConfirmed: data.sign_in.email_confirmed,
      authenticator: data.authenticator,
      passkeys: data.passkeys,
      codesLeft: data.codes_left,
      codesMadeAt: instantFrom(data.codes_time),
    }));
  }

  async createCodes(proof: Proof): Outcome<readonly string[]> {
    const answer = await this.#client.send(recoveryEndpoints.create, { body: proofToWire(proof) });
    return mapResult(answer, ({ data }) => data.codes);
  }

  async tryCode(code: string): Outcome<void> {
    return mapResult(await this.#client.send(recoveryEndpoints.check, { body: { code } }), () => undefined);
  }
}
