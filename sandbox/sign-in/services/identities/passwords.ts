import type { CallOrigin } from '../../../shared/call-origin';
import type { AttemptLimit } from '../../common/attempt-limit';
import { hashPassword, verifyPassword } from '../../../shared/password-hash';
import { missingRequirements, requireAllowedPassword } from '../../common/password-policy';
import { requireEmail, requirePassword } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { IdentityRecord, IdentityRepository } from './identity-repository';
import { newLocalId } from './local-id';
import type { SignInSessions } from './sign-in-sessions';

/** The rules of signing in by e-mail and password. */
export class Passwords {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly configuration: SignInConfiguration,
    private readonly wrongPasswords: AttemptLimit,
    /** By network address: somebody who tries many accounts. */
    private readonly wrongFromAddress: AttemptLimit,
    private readonly now: () => number,
    private readonly cost: number,
    /** Whether somebody has this password elsewhere, where another must be used. */
    private readonly isUsedElsewhere: (localId: string, password: string) => Promise<boolean>,
  ) {}

  async signUp(email: unknown, password: unknown) {
    this.configuration.requireOpen('password');
    if (!this.configuration.current.signUp) throw new SignInError('ADMIN_ONLY_OPERATION');
    const address = requireEmail(email);
    const passwordHash = await this.#hash(password, address);
    this.sessions.requireAdmitted();
    return this.sessions.begin(this.identities.add(newLocalId(), { email: address, passwordHash }), 'password');
  }

  async signIn(email: unknown, password: unknown, origin: CallOrigin) {
    this.configuration.requireOpen('password', 'PASSWORD_LOGIN_DISABLED');
    const address = requireEmail(email);
    const secret = requirePassword(password);
    const network = origin.ip ?? '';
    if (this.wrongPasswords.isExceeded(address) || this.wrongFromAddress.isExceeded(network)) {
      throw new SignInError(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      );
    }
    // Counted before the check, so that many guesses at once get no further than one after the other.
    this.wrongPasswords.count(address);
    this.wrongFromAddress.count(network);
    const identity = this.identities.byEmail(address);
    const right = await verifyPassword(secret, identity?.passwordHash, this.cost);
    if (!right || !identity) {
      if (identity) this.sessions.refused(identity.localId, origin);
      throw this.#refusal(identity);
    }
    this.forgive(address);
    this.wrongFromAddress.forgive(network);
    const { passwordPolicy } = this.configuration.current;
    if (passwordPolicy.forceUpgradeOnSignin && missingRequirements(secret, passwordPolicy).length > 0)
      requireAllowedPassword(secret, passwordPolicy);
    return { ...(await this.sessions.begin(identity, 'password')), displayName: identity.displayName ?? '' };
  }

  /** Adds a password to somebody's account, or gives it another. */
  async add(idToken: unknown, email: unknown, password: unknown) {
    this.configuration.requireOpen('password');
    const { identity, proof } = await this.sessions.recentPerson(idToken);
    const address = requireEmail(email);
    if (identity.email !== undefined && identity.email !== address)
      throw new SignInError('EMAIL_CHANGE_NEEDS_VERIFICATION');
    const passwordHash = await this.#hash(password, address, identity.localId);
    await this.#requireOther(identity, requirePassword(password));
    this.identities.change(identity.localId, { email: address, passwordHash, passwordUpdatedAt: this.now() });
    return this.sessions.renew(identity.localId, proof, 'password');
  }

  /** Of somebody who has proved who they are. `before` may still refuse: it runs right before the change. Every sign-in ends. */
  async set(localId: string, password: string, before: () => void = () => undefined): Promise<void> {
    requireAllowedPassword(password, this.configuration.current.passwordPolicy);
    await this.#requireOther(this.identities.byId(localId), password);
    const passwordHash = await hashPassword(password, this.cost);
    before();
    this.identities.change(localId, { passwordHash, passwordUpdatedAt: this.now() });
    this.sessions.end(localId, 'password');
  }

  /** Earlier wrong guesses count no more. */
  forgive(email: string): void {
    this.wrongPasswords.clear(email);
  }

  async #hash(password: unknown, email: string, except?: string): Promise<string> {
    const secret = requirePassword(password);
    requireAllowedPassword(secret, this.configuration.current.passwordPolicy);
    const requireFree = () => {
      const holder = this.identities.byEmail(email);
      if (holder && holder.localId !== except) throw new SignInError('EMAIL_EXISTS');
    };
    requireFree();
    const hashed = await hashPassword(secret, this.cost);
    // Somebody may have taken the address while the password was being hashed.
    requireFree();
    return hashed;
  }

  /**
   * Not the one that is there: a change that changes nothing would end every session and hold withdrawals for a day. And
   * none of the person's others, because whoever has learned the one must not have those with it. As a guess at the
   * current one this serves nobody: each wrong guess becomes the password.
   */
  async #requireOther(identity: IdentityRecord | undefined, password: string): Promise<void> {
    if (!identity) return;
    const { localId, passwordHash } = identity;
    if (passwordHash !== undefined && (await verifyPassword(password, passwordHash, this.cost)))
      throw new SignInError('PASSWORD_UNCHANGED');
    if (await this.isUsedElsewhere(localId, password)) throw new SignInError('PASSWORD_IN_USE');
  }

  #refusal(identity: IdentityRecord | undefined): SignInError {
    if (this.configuration.current.enumerationProtection) return new SignInError('INVALID_LOGIN_CREDENTIALS');
    return new SignInError(identity ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  }
}
