import {
  FactorId,
  linkWithPopup,
  browserPopupRedirectResolver,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  unlink,
  updatePassword,
  type Auth,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
  type TotpSecret,
  type User,
  type UserInfo,
} from 'firebase/auth';
import type { IdentityProvider } from '../../application/session/sign-in.port';
import type {
  NewAuthenticator,
  SignInFactor,
  SignInIdentity,
  SignInWay,
  SignInWayKind,
} from '../../domain/session/sign-in-identity';
import type { Instant } from '../../domain/shared/instant';
import { withAppVerifier } from './firebase-app-verifier';
import { idOfProvider, popupProvider, providerOfId } from './firebase-providers';

/** What the SDK does with the account of whoever confirmed who they are. A chunk of its own: only one page needs it. */
export class FirebaseAccount {
  readonly #auth: Auth;
  #secret: TotpSecret | undefined;
  /** Which code was sent to the telephone that is to be bound. */
  #phoneCode = '';

  /** @param prepare loads what a popup needs */
  constructor(
    auth: Auth,
    private readonly prepare: () => Promise<void>,
  ) {
    this.#auth = auth;
  }

  async identity(): Promise<SignInIdentity> {
    await this.#user.reload();
    return this.#known();
  }

  token(): Promise<string> {
    return this.#user.getIdToken();
  }

  async startAuthenticator(issuer: string, account: string): Promise<NewAuthenticator> {
    this.#secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(this.#user).getSession());
    return { secret: this.#secret.secretKey, uri: this.#secret.generateQrCodeUrl(account, issuer) };
  }

  async addAuthenticator(code: string): Promise<SignInIdentity> {
    if (!this.#secret) throw refusal('auth/missing-multi-factor-session');
    await multiFactor(this.#user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(this.#secret, code));
    this.#secret = undefined;
    return this.#known();
  }

  async startPhone(phoneNumber: string): Promise<void> {
    const session = await multiFactor(this.#user).getSession();
    this.#phoneCode = await withAppVerifier(this.#auth, (verifier) =>
      new PhoneAuthProvider(this.#auth).verifyPhoneNumber({ phoneNumber, session }, verifier),
    );
  }

  async addPhone(code: string): Promise<SignInIdentity> {
    await multiFactor(this.#user).enroll(
      PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(this.#phoneCode, code)),
    );
    return this.#known();
  }

  async removeFactor(factorId: string): Promise<SignInIdentity> {
    await multiFactor(this.#user).unenroll(factorId);
    return this.#known();
  }

  async setPassword(password: string): Promise<SignInIdentity> {
    await updatePassword(this.#user, password);
    return this.identity();
  }

  async link(provider: IdentityProvider): Promise<SignInIdentity> {
    await this.prepare();
    await linkWithPopup(this.#user, popupProvider(provider), browserPopupRedirectResolver);
    return this.identity();
  }

  async unlink(kind: SignInWayKind): Promise<SignInIdentity> {
    await unlink(this.#user, idOfWay(kind));
    return this.identity();
  }

  /** @throws as the SDK does for a sign-in that is too old. */
  get #user(): User {
    const { currentUser } = this.#auth;
    if (!currentUser) throw refusal('auth/requires-recent-login');
    return currentUser;
  }

  async #known(): Promise<SignInIdentity> {
    const user = this.#user;
    const { token, expirationTime } = await user.getIdTokenResult();
    const { creationTime, lastSignInTime } = user.metadata;
    return {
      uid: user.uid,
      email: user.email ?? undefined,
      emailVerified: user.emailVerified,
      displayName: user.displayName ?? undefined,
      photoUrl: user.photoURL ?? undefined,
      phoneNumber: user.phoneNumber ?? undefined,
      anonymous: user.isAnonymous,
      tenantId: user.tenantId ?? undefined,
      createdAt: instantOf(creationTime),
      lastLogInAt: instantOf(lastSignInTime),
      accessToken: token,
      refreshToken: user.refreshToken,
      expiresAt: instantOf(expirationTime),
      ways: user.providerData.flatMap((info) => wayOf(info) ?? []),
      factors: multiFactor(user).enrolledFactors.map(factorOf),
    };
  }
}

function refusal(code: string): Error {
  return Object.assign(new Error('The change needs a fresh confirmation of who is signed in.'), { code });
}

function idOfWay(kind: SignInWayKind): string {
  return kind === 'google' || kind === 'apple' ? idOfProvider(kind) : kind;
}

function wayOf({ providerId, email, phoneNumber }: UserInfo): SignInWay | undefined {
  const kind = providerId === 'password' || providerId === 'phone' ? providerId : providerOfId(providerId);
  return kind && { kind, of: (kind === 'phone' ? phoneNumber : email) ?? undefined };
}

function factorOf(info: MultiFactorInfo): SignInFactor {
  const { uid: id, displayName, enrollmentTime } = info;
  const about = { id, name: displayName || undefined, since: instantOf(enrollmentTime) };
  if (info.factorId === FactorId.TOTP) return { ...about, kind: 'totp', phone: undefined };
  return { ...about, kind: 'sms', phone: (info as PhoneMultiFactorInfo).phoneNumber };
}

function instantOf(date: string | undefined): Instant | undefined {
  const instant = Date.parse(date ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}
