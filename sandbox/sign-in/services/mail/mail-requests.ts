import type { IdentityRepository } from '../identities/identity-repository';
import type { SignInSessions } from '../identities/sign-in-sessions';
import type { AttemptLimit } from '../../common/attempt-limit';
import { requireEmail, text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import { actionTypes, type Action, type ActionCodes } from './action-codes';
import type { MailContext, MailLinks } from './mail-links';

/** Mails that somebody asked for. */
export class MailRequests {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly codes: ActionCodes,
    private readonly links: MailLinks,
    private readonly configuration: SignInConfiguration,
    private readonly limit: AttemptLimit,
  ) {}

  /** The address it goes to. Answers alike whether or not that address is known. */
  async send(request: Body, context: MailContext): Promise<string> {
    const type = text(request['requestType']);
    if (type === undefined) throw new SignInError('MISSING_REQ_TYPE');
    if (!actionTypes.some((each) => each === type)) throw new SignInError('INVALID_REQ_TYPE');
    switch (type) {
      case 'PASSWORD_RESET':
        return this.#reset(request, context);
      case 'EMAIL_SIGNIN':
        return this.#signInLink(request, context);
      case 'VERIFY_EMAIL':
        return this.#verification(request, context);
      case 'VERIFY_AND_CHANGE_EMAIL':
        return this.#change(request, context);
      default:
        // The service sends the others of its own accord.
        throw new SignInError('INVALID_REQ_TYPE');
    }
  }

  #reset(request: Body, context: MailContext): string {
    this.configuration.requireOpen('password');
    const email = this.#receiver(request['email'], 'RESET_PASSWORD_EXCEED_LIMIT');
    const identity = this.identities.byEmail(email);
    if (identity) this.#mail({ requestType: 'PASSWORD_RESET', email, localId: identity.localId }, context);
    else if (!this.configuration.current.enumerationProtection) throw new SignInError('EMAIL_NOT_FOUND');
    return email;
  }

  #signInLink(request: Body, context: MailContext): string {
    this.configuration.requireOpen('emailLink');
    const email = this.#receiver(request['email'], 'TOO_MANY_ATTEMPTS_TRY_LATER');
    this.#mail({ requestType: 'EMAIL_SIGNIN', email }, context);
    return email;
  }

  async #verification(request: Body, context: MailContext): Promise<string> {
    const { identity } = await this.sessions.person(request['idToken']);
    const email = this.#receiver(identity.email, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    this.#mail({ requestType: 'VERIFY_EMAIL', email, localId: identity.localId }, context);
    return email;
  }

  /** The mail goes to the new address; nothing changes until its link is followed. */
  async #change(request: Body, context: MailContext): Promise<string> {
    const { identity } = await this.sessions.recentPerson(request['idToken']);
    const newEmail = this.#receiver(request['newEmail'], 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const taken = this.identities.byEmail(newEmail);
    if (taken && !this.configuration.current.enumerationProtection) throw new SignInError('EMAIL_EXISTS');
    if (!taken)
      this.#mail(
        {
          requestType: 'VERIFY_AND_CHANGE_EMAIL',
          email: identity.email ?? newEmail,
          newEmail,
          localId: identity.localId,
        },
        context,
      );
    return identity.email ?? newEmail;
  }

  #receiver(email: unknown, refusal: string): string {
    const address = requireEmail(email);
    // RFC 2606: nobody can ever receive mail there.
    if (address.endsWith('.invalid')) throw new SignInError('INVALID_RECIPIENT_EMAIL');
    const { mailTemplate, quotaExceeded } = this.configuration.current;
    if (quotaExceeded) throw new SignInError('QUOTA_EXCEEDED : Exceeded quota for sending mails.');
    if (mailTemplate === 'invalidSender') throw new SignInError('INVALID_SENDER');
    if (mailTemplate === 'invalidPayload') throw new SignInError('INVALID_MESSAGE_PAYLOAD');
    if (this.limit.isExceeded(address)) throw new SignInError(refusal);
    this.limit.count(address);
    return address;
  }

  #mail(action: Action, context: MailContext): void {
    this.codes.create(action, this.links.of(action.requestType, context));
  }
}
