import type { CallOrigin } from '../../../shared/call-origin';
import type { EndingChange, EndListener } from '../../../shared/sign-in-directory';
import type { PendingSignIns } from './pending-sign-ins';
import type { FactorInfo, SecondFactors } from './second-factors';
import { factorInfo } from './second-factors';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { IdentityRecord, IdentityRepository } from './identity-repository';
import { identityTokenLifetime, type IdentityTokens } from './identity-tokens';
import type { ProviderLinks } from './provider-links';
import type { Proof, RefreshTokens } from './refresh-tokens';

export interface Tokens {
  readonly localId: string;
  readonly email?: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** The first factor is right; a second one is asked for. */
export interface SecondFactorWanted {
  readonly localId: string;
  readonly email?: string;
  readonly mfaPendingCredential: string;
  readonly mfaInfo: readonly FactorInfo[];
}

export interface Person {
  readonly identity: IdentityRecord;
  readonly proof: Proof;
}

/** Weakening the account asks for a sign-in at most this old (seconds). */
const recentSignIn = 5 * 60;
/** First factors that a second one can be added to. */
const supportedFirstFactors = ['password', 'google.com', 'apple.com'];

/** What follows from a proof of who somebody is: tokens, or the question for a second factor. */
export class SignInSessions {
  readonly #listeners = new Set<EndListener>();
  readonly #changeListeners = new Set<(localId: string) => void>();
  readonly #refusalListeners = new Set<(localId: string, origin: CallOrigin) => void>();

  constructor(
    private readonly identities: IdentityRepository,
    private readonly links: ProviderLinks,
    private readonly standing: RefreshTokens,
    private readonly factors: SecondFactors,
    private readonly pending: PendingSignIns,
    private readonly tokens: IdentityTokens,
    private readonly configuration: SignInConfiguration,
    private readonly now: () => number,
  ) {}

  /** @throws SignInError for people who may not come in. */
  async begin(identity: IdentityRecord, provider: string): Promise<Tokens | SecondFactorWanted> {
    this.requireAdmitted(identity);
    const enrolled = this.factors.of(identity.localId);
    if (enrolled.length === 0) return this.tokensFor(identity, this.#proofNow(provider));
    requireSupportedFirstFactor(provider);
    return {
      localId: identity.localId,
      ...(identity.email !== undefined && { email: identity.email }),
      mfaPendingCredential: this.pending.add(identity.localId, provider),
      mfaInfo: enrolled.map((factor) => factorInfo(factor, 'masked')),
    };
  }

  async beginWithSecondFactor(
    identity: IdentityRecord,
    provider: string,
    secondFactor: NonNullable<Proof['secondFactor']>,
  ): Promise<Tokens> {
    this.requireAdmitted(identity);
    return this.tokensFor(identity, { ...this.#proofNow(provider), secondFactor });
  }

  /** After a change of what proves who somebody is: every earlier token is void, and they go on with new ones. */
  async renew(localId: string, proof: Proof, what?: EndingChange): Promise<Tokens> {
    this.end(localId, what);
    return this.tokensFor(this.identities.byId(localId)!, proof);
  }

  /** After a proof was added, which makes nobody weaker, or where sessions elsewhere have ended already. */
  async renewQuietly(localId: string, proof: Proof): Promise<Tokens> {
    this.endQuietly(localId);
    return this.tokensFor(this.identities.byId(localId)!, proof);
  }

  /** Makes every token of somebody void, and tells who keeps sessions of their own. */
  end(localId: string, what?: EndingChange): void {
    this.identities.change(localId, { waysChangedAt: this.now() });
    this.endQuietly(localId);
    for (const listener of this.#listeners) listener(localId, what);
  }

  endQuietly(localId: string): void {
    this.standing.endAll(localId);
    this.identities.change(localId, { validSince: this.now() });
  }

  /** A password or code was wrong, of somebody who is known. */
  refused(localId: string, origin: CallOrigin): void {
    for (const listener of this.#refusalListeners) listener(localId, origin);
  }

  onRefused(listener: (localId: string, origin: CallOrigin) => void): void {
    this.#refusalListeners.add(listener);
  }

  /** A proof was added, or a way to sign in came or went: nobody is logged out, but the person is told. */
  changed(localId: string): void {
    this.identities.change(localId, { waysChangedAt: this.now() });
    for (const listener of this.#changeListeners) listener(localId);
  }

  onChanged(listener: (localId: string) => void): void {
    this.#changeListeners.add(listener);
  }

  onEnd(listener: EndListener): void {
    this.#listeners.add(listener);
  }

  async person(idToken: unknown): Promise<Person> {
    const { localId, proof, issuedAt } = await this.tokens.read(idToken);
    const identity = this.identities.byId(localId);
    if (!identity) throw new SignInError('USER_NOT_FOUND');
    if (identity.disabled) throw new SignInError('USER_DISABLED');
    if (issuedAt < Math.floor(identity.validSince / 1000)) throw new SignInError('TOKEN_EXPIRED');
    return { identity, proof };
  }

  /** Somebody who signed in a moment ago. */
  async recentPerson(idToken: unknown): Promise<Person> {
    const person = await this.person(idToken);
    if (this.now() / 1000 - person.proof.authTime > recentSignIn)
      throw new SignInError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    return person;
  }

  async refresh(refreshToken: unknown): Promise<Tokens> {
    if (typeof refreshToken !== 'string' || refreshToken === '') throw new SignInError('MISSING_REFRESH_TOKEN');
    const found = this.standing.find(refreshToken);
    if (!found) throw new SignInError('INVALID_REFRESH_TOKEN');
    const identity = this.identities.byId(found.localId);
    if (!identity) throw new SignInError('USER_NOT_FOUND');
    if (identity.disabled) throw new SignInError('USER_DISABLED');
    if (found.ended) throw new SignInError('TOKEN_EXPIRED');
    return this.#answer(identity, found.proof, refreshToken);
  }

  async tokensFor(identity: IdentityRecord, proof: Proof): Promise<Tokens> {
    const changed = this.identities.change(identity.localId, { lastLoginAt: this.now() });
    return this.#answer(changed, proof, this.standing.begin(identity.localId, proof));
  }

  async #answer(identity: IdentityRecord, proof: Proof, refreshToken: string): Promise<Tokens> {
    return {
      localId: identity.localId,
      ...(identity.email !== undefined && { email: identity.email }),
      idToken: await this.tokens.issue(identity, this.links.of(identity.localId), proof),
      refreshToken,
      expiresIn: String(identityTokenLifetime),
    };
  }

  #proofNow(provider: string): Proof {
    return { provider, authTime: Math.floor(this.now() / 1000) };
  }

  /** Asked before an account is made as well, so that whoever is blocked leaves nothing behind. */
  requireAdmitted(identity?: IdentityRecord): void {
    if (identity?.disabled) throw new SignInError('USER_DISABLED');
    const { blockingFunction, loginBlocked } = this.configuration.current;
    if (loginBlocked !== '') throw new SignInError(`LOGIN_BLOCKED : ${loginBlocked}`);
    if (blockingFunction !== '') {
      const told = JSON.stringify({
        error: { details: {}, message: blockingFunction, status: 'PERMISSION_DENIED' },
      });
      throw new SignInError(`BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${told}`);
    }
  }
}

export function requireSupportedFirstFactor(provider: string): void {
  if (!supportedFirstFactors.includes(provider)) throw new SignInError('UNSUPPORTED_FIRST_FACTOR');
}
