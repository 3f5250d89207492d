import type { Failure, Outcome } from '../../src/application/kernel/failure';
import type { MailActionsCommandsPort } from '../../src/application/session/mail-actions-commands.port';
import type { MailAction, MailActionsPort } from '../../src/application/session/mail-actions.port';
import type { PasswordScore, PasswordStrengthPort } from '../../src/application/session/password-strength.port';
import type { SignInCommandsPort, ProviderTokens, SignedIn } from '../../src/application/session/sign-in-commands.port';
import type {
  IdentityProvider,
  ProviderClash,
  SecondFactorChoice,
  SignInPort,
} from '../../src/application/session/sign-in.port';
import { isAllowedPassword, type PasswordPolicy } from '../../src/domain/session/password-policy';
import { failure, success, type Result } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';
import { type FakeIdentityProvider, type FakePerson, refusal } from './fake-identity-provider';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

/** One tab's dealings with the identity provider. */
export class HostSignIn implements SignInPort, SignInCommandsPort {
  static readonly needs: Needs<typeof HostSignIn> = [FakeHostKey];

  /** Whoever is signed in at the provider, in this tab. */
  current: FakePerson | undefined;
  #waiting: FakePerson | undefined;
  #clash: ProviderClash | undefined;
  #phone = '';
  #returning: IdentityProvider | undefined;

  constructor(private readonly host: FakeHost) {}

  prepare(): Outcome<void> {
    return this.#answer(() => undefined);
  }

  signInWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#signIn(() => this.#people.byPassword(email, password));
  }

  signUpWithPassword(email: string, password: string): Outcome<SignedIn> {
    return this.#signIn(() => this.#people.signUp(email, password));
  }

  signInWithPopup(provider: IdentityProvider): Outcome<SignedIn> {
    return this.#signIn(() => {
      const { nextPopup } = this.#people;
      return 'refusal' in nextPopup ? refusal(nextPopup.refusal) : this.#byProvider(provider, nextPopup.email);
    });
  }

  async signInWithRedirect(provider: IdentityProvider): Outcome<void> {
    this.#returning = provider;
    return success(undefined);
  }

  async redirectResult(): Outcome<SignedIn | undefined> {
    const provider = this.#returning;
    this.#returning = undefined;
    return provider === undefined ? success(undefined) : this.signInWithPopup(provider);
  }

  /** Fake tokens are the address they stand for. */
  signInWithTokens(provider: IdentityProvider, { idToken, accessToken }: ProviderTokens): Outcome<SignedIn> {
    return this.#signIn(() => this.#byProvider(provider, idToken ?? accessToken ?? ''));
  }

  sendLink(email: string, landing: string): Outcome<void> {
    return this.#answer(() => this.#people.mail(email, { kind: 'signIn', email }, landing));
  }

  signInWithLink(email: string, link: string): Outcome<SignedIn> {
    return this.#signIn(() => {
      const mail = this.#people.readMail(new URL(link).searchParams.get('oobCode') ?? '');
      if ('kind' in mail) return mail;
      if (mail.to.toLowerCase() !== email.toLowerCase())
        return refusal('auth/invalid-email', 'The link was sent to another address.');
      mail.used = true;
      const person = this.#people.byEmail(email) ?? this.#people.add({ email });
      person.verified = true;
      return person;
    });
  }

  sendPhoneCode(number: string): Outcome<void> {
    return this.#answer(() => {
      this.#phone = number;
      this.#people.sendCode(number);
    });
  }

  signInWithPhoneCode(code: string): Outcome<SignedIn> {
    return this.#signIn(
      () =>
        this.#people.checkCode(this.#phone, code) ??
        this.#people.byPhone(this.#phone) ??
        this.#people.add({ phone: this.#phone }),
    );
  }

  secondStep(): readonly SecondFactorChoice[] | undefined {
    return this.#waiting?.factors.map(({ id, kind, name, phone }) => ({ id, kind, name, phone }));
  }

  sendSecondStepCode(factorId: string): Outcome<void> {
    return this.#answer(() => this.#people.sendCode(this.#factor(factorId)!.number!));
  }

  async finishSecondStep(factorId: string, code: string): Outcome<SignedIn> {
    const factor = this.#factor(factorId);
    if (!factor) return failure(refusal('auth/missing-multi-factor-session'));
    const wrong =
      factor.kind === 'sms'
        ? this.#people.checkCode(factor.number!, code)
        : factor.code === code
          ? undefined
          : refusal('auth/invalid-verification-code');
    return wrong ? failure(wrong) : success(this.#entered(this.#waiting!));
  }

  clash(): ProviderClash | undefined {
    return this.#clash;
  }

  async linkClash(): Outcome<SignedIn> {
    this.current!.providers.add(this.#clash!.provider);
    this.#clash = undefined;
    return success(this.#entered(this.current!));
  }

  forgetClash(): void {
    this.#clash = undefined;
  }

  sendEmailVerification(landing: string): Outcome<void> {
    return this.#answer(() => {
      const { email, id } = this.current!;
      this.#people.mail(email!, { kind: 'verifyEmail', email }, landing, id);
    });
  }

  sendPasswordReset(email: string, landing: string): Outcome<void> {
    return this.#answer(() => {
      const person = this.#people.byEmail(email);
      if (person) this.#people.mail(email, { kind: 'resetPassword', email }, landing, person.id);
    });
  }

  async passwordPolicy(): Outcome<PasswordPolicy> {
    return success(this.#people.policy);
  }

  async signOut(): Outcome<void> {
    this.current = undefined;
    this.#waiting = undefined;
    this.#clash = undefined;
    return success(undefined);
  }

  get #people(): FakeIdentityProvider {
    return this.host.identities;
  }

  #factor(id: string) {
    return this.#waiting?.factors.find((factor) => factor.id === id);
  }

  #byProvider(provider: IdentityProvider, email: string): FakePerson | Failure {
    const found = this.#people.byProvider(provider, email);
    if ('id' in found) return found;
    this.#clash = found;
    return refusal(
      'auth/account-exists-with-different-credential',
      'The address belongs to somebody who signs in otherwise.',
    );
  }

  async #signIn(find: () => FakePerson | Failure): Outcome<SignedIn> {
    if (this.host.down) return failure({ kind: 'offline' });
    const found = find();
    if ('kind' in found) return failure(found);
    if (found.factors.length === 0) return success(this.#entered(found));
    this.#waiting = found;
    return failure(refusal('auth/multi-factor-auth-required', 'A second factor is asked for.'));
  }

  #entered(person: FakePerson): SignedIn {
    this.current = person;
    this.#waiting = undefined;
    return { identityToken: person.id, email: person.email };
  }

  async #answer(work: () => void): Outcome<void> {
    if (this.host.down) return failure({ kind: 'offline' });
    work();
    return success(undefined);
  }
}

export class HostMailActions implements MailActionsPort, MailActionsCommandsPort {
  static readonly needs: Needs<typeof HostMailActions> = [FakeHostKey];

  constructor(private readonly host: FakeHost) {}

  async read(code: string): Outcome<MailAction> {
    const mail = this.host.identities.readMail(code);
    return 'kind' in mail ? failure(mail) : success(mail.action);
  }

  async apply(code: string): Outcome<void> {
    return this.#use(code, (person, { kind, email, newEmail }) => {
      if (kind === 'changeEmail') person.email = newEmail;
      if (kind === 'recoverEmail') person.email = email;
      if (kind === 'removeSecondFactor') person.factors = [];
      person.verified = true;
    });
  }

  async resetPassword(code: string, password: string): Outcome<void> {
    if (!isAllowedPassword(password, this.host.identities.policy))
      return failure(refusal('auth/weak-password', 'The password is too weak.'));
    return this.#use(code, (person) => (person.password = password));
  }

  #use(code: string, work: (person: FakePerson, action: MailAction) => void): Result<void, Failure> {
    const mail = this.host.identities.readMail(code);
    if ('kind' in mail) return failure(mail);
    const person = this.host.identities.byId(mail.personId);
    if (!person) return failure(refusal('auth/user-not-found'));
    mail.used = true;
    work(person, mail.action);
    return success(undefined);
  }
}

/** By length alone. */
export class LengthPasswordStrength implements PasswordStrengthPort {
  async score(password: string): Promise<PasswordScore> {
    return Math.min(4, Math.floor(password.length / 5)) as PasswordScore;
  }
}
