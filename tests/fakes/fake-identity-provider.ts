import type { Failure } from '../../src/application/kernel/failure';
import type { MailAction } from '../../src/application/session/mail-actions.port';
import type { IdentityProvider, ProviderClash, SecondFactorChoice } from '../../src/application/session/sign-in.port';
import { isAllowedPassword, type PasswordPolicy, usualPasswordPolicy } from '../../src/domain/session/password-policy';
import { hour, minute } from '../../src/domain/shared/instant';

export interface FakeFactor extends SecondFactorChoice {
  /** Where messages go; the choice has it masked. */
  readonly number?: string | undefined;
  /** What an authenticator shows now. */
  readonly code?: string | undefined;
}

export interface FakePerson {
  /** Stands in for the identity token. */
  readonly id: string;
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  verified: boolean;
  readonly providers: Set<IdentityProvider>;
  factors: FakeFactor[];
}

interface SentMail {
  readonly to: string;
  readonly code: string;
  readonly action: MailAction;
  readonly personId: string | undefined;
  /** The path of the site it leads to. */
  readonly landing: string;
  readonly sentAt: number;
  used: boolean;
}

/** What a person does with the next provider's window. */
export type PopupChoice = { readonly email: string } | { readonly refusal: string };

/** A refusal in the provider's terms. */
export function refusal(code: string, detail = code): Failure {
  return { kind: code === 'auth/cancelled-popup-request' ? 'cancelled' : 'signIn', code, detail };
}

/** The identity provider in memory: people, their factors, and the mails and messages that nobody sends. */
export class FakeIdentityProvider {
  policy: PasswordPolicy = usualPasswordPolicy;
  readonly mails: SentMail[] = [];
  readonly messages: { readonly number: string; readonly code: string; readonly sentAt: number }[] = [];
  nextPopup: PopupChoice = { email: 'practice.trader@gmail.com' };
  readonly #people = new Map<string, FakePerson>();
  #next = 1;

  constructor(private readonly now: () => number) {}

  byEmail(email: string | undefined): FakePerson | undefined {
    return [...this.#people.values()].find((person) => person.email === email?.toLowerCase());
  }

  byPhone(number: string): FakePerson | undefined {
    return [...this.#people.values()].find(({ phone }) => phone === number);
  }

  byId(id: string | undefined): FakePerson | undefined {
    return id === undefined ? undefined : this.#people.get(id);
  }

  remove(id: string): void {
    this.#people.delete(id);
  }

  add(known: {
    readonly email?: string;
    readonly phone?: string;
    readonly password?: string;
    readonly verified?: boolean;
  }): FakePerson {
    const { email, phone, password, verified = false } = known;
    const id = email?.toLowerCase() ?? phone!;
    const person: FakePerson = {
      id,
      email: email?.toLowerCase(),
      phone,
      password,
      verified,
      providers: new Set(),
      factors: [],
    };
    this.#people.set(id, person);
    return person;
  }

  signUp(email: string, password: string): FakePerson | Failure {
    if (this.byEmail(email)) return refusal('auth/email-already-in-use', 'The e-mail address is in use.');
    if (!isAllowedPassword(password, this.policy)) return refusal('auth/weak-password', 'The password is too weak.');
    return this.add({ email, password });
  }

  byPassword(email: string, password: string): FakePerson | Failure {
    const person = this.byEmail(email);
    return person?.password !== undefined && person.password === password
      ? person
      : refusal('auth/invalid-credential', 'The e-mail address or password is wrong.');
  }

  /** An address that a provider vouches for opens an account, or clashes with one that signs in otherwise. */
  byProvider(provider: IdentityProvider, email: string): FakePerson | ProviderClash {
    const person = this.byEmail(email);
    if (person && !person.providers.has(provider)) return { provider, email };
    const known = person ?? this.add({ email, verified: true });
    known.providers.add(provider);
    return known;
  }

  mail(
    to: string,
    action: Omit<MailAction, 'newEmail'> & { readonly newEmail?: string },
    landing: string,
    personId?: string,
  ): void {
    const code = `mail-${this.#next++}`;
    this.mails.push({
      to,
      code,
      action: { newEmail: undefined, ...action },
      personId,
      landing,
      sentAt: this.now(),
      used: false,
    });
  }

  /** @returns the mail whose link still works. */
  readMail(code: string): SentMail | Failure {
    const mail = this.mails.find((each) => each.code === code);
    if (!mail || mail.used) return refusal('auth/invalid-action-code', 'The link was used, or is none.');
    return this.now() - mail.sentAt >= hour ? refusal('auth/expired-action-code', 'The link is too old.') : mail;
  }

  sendCode(number: string): void {
    this.messages.push({ number, code: String(100_000 + this.#next++), sentAt: this.now() });
  }

  /** The newest code is the only one that works, for ten minutes. */
  checkCode(number: string, code: string): Failure | undefined {
    const sent = this.messages.findLast((message) => message.number === number);
    if (!sent || this.now() - sent.sentAt >= 10 * minute) return refusal('auth/code-expired', 'The code is too old.');
    return sent.code === code ? undefined : refusal('auth/invalid-verification-code', 'The code is wrong.');
  }
}
