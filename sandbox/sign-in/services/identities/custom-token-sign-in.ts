import { decodeJwt, jwtVerify } from 'jose';
import type { SigningKey } from '../../../shared/signing-key';
import { text } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { IdentityRepository } from './identity-repository';
import { newLocalId } from './local-id';
import type { SignInSessions } from './sign-in-sessions';

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Sign-in without a proof of the person's own: nameless, or with a token that the project's own server signed. */
export class CustomTokenSignIn {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly key: SigningKey,
    private readonly projectId: string,
    private readonly configuration: SignInConfiguration,
    private readonly now: () => number,
  ) {}

  async signInNameless() {
    this.configuration.requireOpen('anonymous', 'ADMIN_ONLY_OPERATION');
    this.sessions.requireAdmitted();
    return this.sessions.begin(this.identities.add(newLocalId(), {}), 'anonymous');
  }

  async signIn(token: unknown) {
    const given = text(token);
    if (given === undefined) throw new SignInError('MISSING_CUSTOM_TOKEN');
    this.configuration.requireOpen('custom');
    const { uid, claims } = await this.#read(given);
    const known = this.identities.byId(uid);
    this.sessions.requireAdmitted(known);
    if (!known) this.identities.add(uid, {});
    const identity = this.identities.change(uid, claims === undefined ? {} : { claims: JSON.stringify(claims) });
    return { ...(await this.sessions.begin(identity, 'custom')), isNewUser: known === undefined };
  }

  async #read(token: string): Promise<{ readonly uid: string; readonly claims: unknown }> {
    const issuer = this.#issuerOf(token);
    if (!issuer.endsWith(`@${this.projectId}.iam.gserviceaccount.com`)) throw new SignInError('CREDENTIAL_MISMATCH');
    const payload = await jwtVerify(token, this.key.publicKey, {
      issuer,
      subject: issuer,
      audience,
      algorithms: ['RS256'],
      currentDate: new Date(this.now()),
    }).then(
      (verified) => verified.payload,
      () => {
        throw new SignInError('INVALID_CUSTOM_TOKEN');
      },
    );
    const uid = text(payload['uid']);
    if (uid === undefined || uid.length > 128) throw new SignInError('INVALID_CUSTOM_TOKEN');
    return { uid, claims: payload['claims'] };
  }

  #issuerOf(token: string): string {
    try {
      return text(decodeJwt(token).iss) ?? '';
    } catch {
      throw new SignInError('INVALID_CUSTOM_TOKEN');
    }
  }
}
