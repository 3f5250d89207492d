import { Secret, TOTP } from 'otpauth';
import type { Outcome } from '../../src/application/kernel/failure';
import type { SecondFactorsCommandsPort } from '../../src/application/session/second-factors-commands.port';
import type { SignInWaysCommandsPort } from '../../src/application/session/sign-in-ways-commands.port';
import type { SignInWaysPort } from '../../src/application/session/sign-in-ways.port';
import type { IdentityProvider } from '../../src/application/session/sign-in.port';
import { isAllowedPassword } from '../../src/domain/session/password-policy';
import {
  type NewAuthenticator,
  mostSignInFactors,
  type SignInIdentity,
  type SignInWay,
  type SignInWayKind,
} from '../../src/domain/session/sign-in-identity';
import { hour } from '../../src/domain/shared/instant';
import { failure, success } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';
import { type FakePerson, refusal } from './fake-identity-provider';
import type { HostSignIn } from './host-sign-in';

/** When factors were bound, by their ids: the provider's directory has no room for it. */
const since = new Map<string, number>();
let factors = 0;

abstract class AccountAtProvider {
  constructor(
    protected readonly signIn: HostSignIn,
    protected readonly host: FakeHost,
    protected readonly now: () => number,
  ) {}

  /** @throws a failure, as the SDK would for somebody who is not signed in. */
  protected get person(): FakePerson {
    const { current } = this.signIn;
    if (!current) throw new Refused('auth/requires-recent-login');
    return current;
  }

  protected async answer<T>(work: () => T): Outcome<T> {
    if (this.host.down) return failure({ kind: 'offline' });
    try {
      return success(work());
    } catch (error) {
      if (error instanceof Refused) return failure(refusal(error.message));
      throw error;
    }
  }

  protected told(): SignInIdentity {
    const { id, email, phone, password, providers, verified, factors: bound } = this.person;
    const ways: SignInWay[] = [
      ...(password === undefined ? [] : [{ kind: 'password' as const, of: email }]),
      ...[...providers].map((kind) => ({ kind, of: email })),
      ...(phone === undefined ? [] : [{ kind: 'phone' as const, of: phone }]),
    ];
    return {
      uid: id,
      email,
      emailVerified: verified,
      displayName: undefined,
      photoUrl: undefined,
      phoneNumber: phone,
      anonymous: false,
      tenantId: undefined,
      createdAt: this.now(),
      lastLogInAt: this.now(),
      accessToken: id,
      refreshToken: '',
      expiresAt: this.now() + hour,
      ways,
      factors: bound.map(({ id, kind, name, phone: of }) => ({ id, kind, name, phone: of, since: since.get(id) })),
    };
  }
}

class Refused extends Error {}

export class HostSecondFactors extends AccountAtProvider implements SecondFactorsCommandsPort {
  #secret: string | undefined;
  #number = '';

  startAuthenticator(issuer: string, account: string): Outcome<NewAuthenticator> {
    return this.answer(() => {
      this.#requireFree('totp');
      this.#secret = new Secret({ size: 20 }).base32;
      return { secret: this.#secret, uri: new TOTP({ issuer, label: account, secret: this.#secret }).toString() };
    });
  }

  addAuthenticator(code: string): Outcome<SignInIdentity> {
    return this.answer(() => {
      const secret = this.#secret;
      if (secret === undefined) throw new Refused('auth/missing-multi-factor-session');
      const { now } = this;
      const codeOf = (): string => new TOTP({ secret }).generate({ timestamp: now() });
      if (code !== codeOf()) throw new Refused('auth/invalid-verification-code');
      return this.#bind({
        id: '',
        kind: 'totp',
        name: undefined,
        phone: undefined,
        get code() {
          return codeOf();
        },
      });
    });
  }

  startPhone(number: string): Outcome<void> {
    return this.answer(() => {
      this.#requireFree('sms');
      this.#number = number;
      this.host.identities.sendCode(number);
    });
  }

  addPhone(code: string): Outcome<SignInIdentity> {
    return this.answer(() => {
      const wrong = this.host.identities.checkCode(this.#number, code);
      if (wrong) throw new Refused(wrong.code);
      return this.#bind({
        id: '',
        kind: 'sms',
        name: undefined,
        phone: `+*******${this.#number.slice(-4)}`,
        number: this.#number,
      });
    });
  }

  remove(factorId: string): Outcome<SignInIdentity> {
    return this.answer(() => {
      const { person } = this;
      if (!person.factors.some(({ id }) => id === factorId)) throw new Refused('auth/multi-factor-info-not-found');
      person.factors = person.factors.filter(({ id }) => id !== factorId);
      this.host.endSessionsOf(person.email!);
      return this.told();
    });
  }

  #requireFree(kind: 'totp' | 'sms'): void {
    const { person } = this;
    if (!person.verified) throw new Refused('auth/unverified-email');
    if (kind === 'totp' && person.factors.some((factor) => factor.kind === 'totp'))
      throw new Refused('auth/second-factor-already-in-use');
    if (person.factors.length >= mostSignInFactors) throw new Refused('auth/maximum-second-factor-count-exceeded');
  }

  #bind(factor: FakePerson['factors'][number]): SignInIdentity {
    this.#requireFree(factor.kind);
    const id = `factor-${(factors += 1)}`;
    since.set(id, this.now());
    // The code is a getter, and stays one.
    this.person.factors.push(
      Object.defineProperties({ ...factor }, { ...Object.getOwnPropertyDescriptors(factor), id: { value: id } }),
    );
    return this.told();
  }
}

export class HostSignInWays extends AccountAtProvider implements SignInWaysPort, SignInWaysCommandsPort {
  identity(): Outcome<SignInIdentity> {
    return this.answer(() => this.told());
  }

  identityToken(): Outcome<string> {
    return this.answer(() => this.person.id);
  }

  setPassword(password: string): Outcome<SignInIdentity> {
    return this.answer(() => {
      const { person } = this;
      if (!isAllowedPassword(password, this.host.identities.policy)) throw new Refused('auth/weak-password');
      person.password = password;
      this.host.endSessionsOf(person.email!);
      return this.told();
    });
  }

  link(provider: IdentityProvider): Outcome<SignInIdentity> {
    return this.answer(() => {
      const { nextPopup } = this.host.identities;
      if ('refusal' in nextPopup) throw new Refused(nextPopup.refusal);
      const holder = this.host.identities.byEmail(nextPopup.email);
      if (holder && holder !== this.person) throw new Refused('auth/credential-already-in-use');
      this.person.providers.add(provider);
      return this.told();
    });
  }

  unlink(kind: SignInWayKind): Outcome<SignInIdentity> {
    return this.answer(() => {
      const { person } = this;
      if (kind === 'password') person.password = undefined;
      else if (kind === 'phone') person.phone = undefined;
      else person.providers.delete(kind);
      return this.told();
    });
  }
}
