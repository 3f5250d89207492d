import type { AddressProof } from '../identities/address-proof';
import type { IdentityRecord, IdentityRepository } from '../identities/identity-repository';
import type { Passwords } from '../identities/passwords';
import type { SignInSessions } from '../identities/sign-in-sessions';
import { factorInfo, type SecondFactors } from '../identities/second-factors';
import { requirePassword } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { ActionCodes, Mail } from './action-codes';
import type { MailContext } from './mail-links';
import type { SecurityMails } from './security-mails';

/** What the links of mails do. */
export class MailActions {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly passwords: Passwords,
    private readonly sessions: SignInSessions,
    private readonly factors: SecondFactors,
    private readonly codes: ActionCodes,
    private readonly mails: SecurityMails,
    private readonly addresses: AddressProof,
  ) {}

  /** What a code would do, in the service's shape. */
  describe(code: unknown) {
    const mail = this.codes.read(code);
    const factor = this.factors.of(mail.localId ?? '').find(({ enrollmentId }) => enrollmentId === mail.enrollmentId);
    if (mail.requestType === 'REVERT_SECOND_FACTOR_ADDITION' && !factor) throw new SignInError('INVALID_OOB_CODE');
    return {
      email: mail.email,
      requestType: mail.requestType,
      ...(mail.newEmail !== undefined && { newEmail: mail.newEmail }),
      ...(factor && { mfaInfo: factorInfo(factor, 'masked') }),
    };
  }

  async resetPassword(code: unknown, password: unknown): Promise<Mail> {
    const mail = this.codes.read(code);
    if (mail.requestType !== 'PASSWORD_RESET') throw new SignInError('INVALID_OOB_CODE');
    const { localId } = this.#holder(mail);
    await this.passwords.set(localId, requirePassword(password), () => {
      // Read again: the same code may have been used while this password was being hashed.
      this.codes.use(this.codes.read(code));
    });
    this.addresses.prove(this.identities.byId(localId)!, 'password');
    this.passwords.forgive(mail.email);
    return mail;
  }

  /** Follows any link that needs nothing but its code. */
  apply(code: unknown, context: MailContext): { readonly mail: Mail; readonly identity: IdentityRecord } {
    const mail = this.codes.read(code);
    switch (mail.requestType) {
      case 'VERIFY_EMAIL': {
        const holder = this.#holder(mail);
        this.codes.use(mail);
        return { mail, identity: this.addresses.prove(holder, 'password') };
      }
      case 'VERIFY_AND_CHANGE_EMAIL':
        return { mail, identity: this.#changeEmail(mail, mail.newEmail!, context) };
      case 'RECOVER_EMAIL':
        return { mail, identity: this.#changeEmail(mail, mail.email) };
      case 'REVERT_SECOND_FACTOR_ADDITION': {
        const { localId } = this.#holder(mail);
        this.codes.use(mail);
        this.factors.remove(localId, mail.enrollmentId);
        this.sessions.end(localId);
        return { mail, identity: this.identities.byId(localId)! };
      }
      default:
        throw new SignInError('INVALID_OOB_CODE');
    }
  }

  /** Undoing a change tells nobody: the address it leads away from may be a thief's. */
  #changeEmail(mail: Mail, email: string, toldWith?: MailContext): IdentityRecord {
    const identity = this.identities.byId(mail.localId ?? '');
    if (!identity) throw new SignInError('INVALID_OOB_CODE');
    const taken = this.identities.byEmail(email);
    if (taken && taken.localId !== identity.localId) throw new SignInError('EMAIL_EXISTS');
    this.codes.use(mail);
    const changed = this.identities.change(identity.localId, { email, emailVerified: true });
    this.sessions.end(identity.localId);
    if (toldWith) this.mails.emailChanged(identity.localId, identity.email, email, toldWith);
    return changed;
  }

  #holder(mail: Mail): IdentityRecord {
    const identity = this.identities.byEmail(mail.email);
    if (!identity || identity.localId !== mail.localId) throw new SignInError('INVALID_OOB_CODE');
    if (identity.disabled) throw new SignInError('USER_DISABLED');
    return identity;
  }
}
