import type { AddressProof } from '../identities/address-proof';
import type { IdentityRecord, IdentityRepository } from '../identities/identity-repository';
import { newLocalId } from '../identities/local-id';
import type { SignInSessions } from '../identities/sign-in-sessions';
import { requireEmail } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { ActionCodes, Mail } from './action-codes';

/** Signing in by a link in a mail. */
export class EmailLinkSignIn {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly codes: ActionCodes,
    private readonly addresses: AddressProof,
    private readonly configuration: SignInConfiguration,
  ) {}

  /** @param idToken whose account the address is added to; absent to sign in */
  async signIn(email: unknown, code: unknown, idToken: unknown) {
    this.configuration.requireOpen('emailLink');
    const address = requireEmail(email);
    const mail = this.codes.read(code);
    if (mail.requestType !== 'EMAIL_SIGNIN') throw new SignInError('INVALID_OOB_CODE');
    if (mail.email !== address)
      throw new SignInError('INVALID_EMAIL : The email provided does not match the sign-in email address.');
    const holder = this.identities.byEmail(address);
    if (idToken !== undefined) return this.#add(mail, holder, idToken);
    if (!holder && !this.configuration.current.signUp) throw new SignInError('ADMIN_ONLY_OPERATION');
    this.sessions.requireAdmitted(holder);
    this.codes.use(mail);
    const identity = holder
      ? this.#prove(holder)
      : this.identities.add(newLocalId(), { email: address, emailVerified: true, emailLink: true });
    return {
      ...(await this.sessions.begin(identity, 'password')),
      email: address,
      isNewUser: holder === undefined,
    };
  }

  async #add(mail: Mail, holder: IdentityRecord | undefined, idToken: unknown) {
    const { identity, proof } = await this.sessions.recentPerson(idToken);
    if (holder && holder.localId !== identity.localId) throw new SignInError('EMAIL_EXISTS');
    // Read again: the same code may have been used while the token was being read.
    this.codes.use(this.codes.read(mail.oobCode));
    this.identities.change(identity.localId, { email: mail.email, emailVerified: true, emailLink: true });
    return { ...(await this.sessions.renew(identity.localId, proof)), email: mail.email, isNewUser: false };
  }

  #prove(identity: IdentityRecord): IdentityRecord {
    const { localId, emailLink } = this.addresses.prove(identity);
    const proven = this.identities.change(localId, { emailLink: true });
    // An address that was not proven before has been told of already.
    if (identity.emailVerified && !emailLink) this.sessions.changed(localId);
    return proven;
  }
}
