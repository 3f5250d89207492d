import { digest, randomToken } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';
import type { IdentityRepository } from '../identities/identity-repository';
import { newLocalId } from '../identities/local-id';
import type { SignInSessions } from '../identities/sign-in-sessions';
import { requirePhoneNumber, text } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { PhoneCodes } from './phone-codes';

export interface PhoneSignInRequest {
  readonly sessionInfo: unknown;
  readonly code: unknown;
  readonly phoneNumber: unknown;
  readonly temporaryProof: unknown;
  /** Whose account the number is added to; absent to sign in. */
  readonly idToken: unknown;
  readonly operation: unknown;
}

const proofLifetime = 60 * 60_000;

/** Signing in by a code sent to a phone. */
export class PhoneSignIn {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly codes: PhoneCodes,
    private readonly configuration: SignInConfiguration,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS phone_proofs (digest TEXT PRIMARY KEY, phone_number TEXT NOT NULL, created_at INTEGER NOT NULL)',
    );
  }

  sendCode(phoneNumber: unknown): string {
    this.configuration.requireOpen('phone');
    return this.codes.send(phoneNumber, 'signIn');
  }

  async signIn(request: PhoneSignInRequest) {
    this.configuration.requireOpen('phone');
    const phoneNumber = this.#provenNumber(request);
    const holder = this.identities.byPhoneNumber(phoneNumber);
    if (request.idToken !== undefined) return this.#add(phoneNumber, holder?.localId, request.idToken);
    if (!holder && request.operation === 'REAUTH') throw new SignInError('USER_NOT_FOUND');
    if (!holder) {
      if (!this.configuration.current.signUp) throw new SignInError('ADMIN_ONLY_OPERATION');
      this.sessions.requireAdmitted();
    }
    const identity = holder ?? this.identities.add(newLocalId(), { phoneNumber });
    return {
      ...(await this.sessions.begin(identity, 'phone')),
      isNewUser: holder === undefined,
      phoneNumber,
    };
  }

  async #add(phoneNumber: string, holder: string | undefined, idToken: unknown) {
    const { identity, proof } = await this.sessions.recentPerson(idToken);
    if (holder !== undefined && holder !== identity.localId) {
      // The number is proved, only not addable: with this the person can sign in to the account that has it.
      return {
        temporaryProof: this.#temporaryProof(phoneNumber),
        phoneNumber,
        temporaryProofExpiresIn: String(proofLifetime / 1000),
      };
    }
    const changed = this.identities.change(identity.localId, { phoneNumber });
    this.sessions.changed(changed.localId);
    return { ...(await this.sessions.tokensFor(changed, proof)), isNewUser: false, phoneNumber };
  }

  #provenNumber({ sessionInfo, code, phoneNumber, temporaryProof }: PhoneSignInRequest): string {
    const proof = text(temporaryProof);
    if (proof === undefined) return this.codes.redeem(sessionInfo, code, (purpose) => purpose === 'signIn').phoneNumber;
    const row = this.database.get<{ phone_number: string }>(
      'SELECT phone_number FROM phone_proofs WHERE digest = ? AND created_at > ?',
      [digest(proof), this.now() - proofLifetime],
    );
    if (row?.phone_number !== requirePhoneNumber(phoneNumber)) throw new SignInError('INVALID_TEMPORARY_PROOF');
    this.database.run('DELETE FROM phone_proofs WHERE digest = ?', [digest(proof)]);
    return row.phone_number;
  }

  #temporaryProof(phoneNumber: string): string {
    const proof = randomToken();
    this.database.run('DELETE FROM phone_proofs WHERE created_at <= ?', [this.now() - proofLifetime]);
    this.database.run('INSERT INTO phone_proofs (digest, phone_number, created_at) VALUES (?, ?, ?)', [
      digest(proof),
      phoneNumber,
      this.now(),
    ]);
    return proof;
  }
}
