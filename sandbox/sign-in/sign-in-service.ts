import { randomBytes } from 'node:crypto';
import type { ActionCodes } from './action-codes';
import { AttemptLimit } from './attempt-limit';
import type { IdentityRecord, IdentityRepository } from './identity-repository';
import { identityTokenLifetime, type IdentityTokens } from './identity-tokens';
import { hashPassword, verifyPassword } from './password-hash';
import { requireAllowedPassword } from './password-policy';
import { SignInError } from './sign-in-error';

export interface Tokens {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** Changing a password or deleting the account asks for a sign-in at most this old (seconds). */
const recentSignIn = 5 * 60;

/** The rules of signing in by e-mail and password, as the real service has them with enumeration protection on. */
export class SignInService {
  private readonly wrongPasswords: AttemptLimit;
  private readonly resetMails: AttemptLimit;

  constructor(
    private readonly identities: IdentityRepository,
    private readonly tokens: IdentityTokens,
    private readonly codes: ActionCodes,
    private readonly now: () => number,
  ) {
    this.wrongPasswords = new AttemptLimit(5, 5 * 60_000, now);
    this.resetMails = new AttemptLimit(10, 60 * 60_000, now);
  }

  async signUp(email: unknown, password: unknown): Promise<Tokens> {
    const address = requireEmail(email);
    const secret = requirePassword(password);
    requireAllowedPassword(secret);
    if (this.identities.byEmail(address)) throw new SignInError('EMAIL_EXISTS');
    const hash = await hashPassword(secret);
    // Somebody may have taken the address while the password was being hashed.
    if (this.identities.byEmail(address)) throw new SignInError('EMAIL_EXISTS');
    return this.tokensFor(this.identities.add(randomBytes(21).toString('base64url'), address, hash));
  }

  async signIn(email: unknown, password: unknown): Promise<Tokens & { readonly displayName: string }> {
    const address = requireEmail(email);
    const secret = requirePassword(password);
    if (this.wrongPasswords.isExceeded(address)) {
      throw new SignInError('TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.');
    }
    // Counted before the check, so that many guesses at once get no further than one after the other.
    this.wrongPasswords.count(address);
    const identity = this.identities.byEmail(address);
    if (!(await verifyPassword(secret, identity?.passwordHash)) || !identity) throw new SignInError('INVALID_LOGIN_CREDENTIALS');
    this.wrongPasswords.clear(address);
    this.identities.change(identity.localId, { lastLoginAt: this.now() });
    return { ...(await this.tokensFor(identity)), displayName: identity.displayName ?? '' };
  }

  /** The person of a valid identity token. */
  async identityOf(idToken: unknown): Promise<{ readonly identity: IdentityRecord; readonly authTime: number }> {
    const { localId, authTime, issuedAt } = await this.tokens.read(idToken);
    const identity = this.identities.byId(localId);
    if (!identity) throw new SignInError('USER_NOT_FOUND');
    if (issuedAt < Math.floor(identity.validSince / 1000)) throw new SignInError('TOKEN_EXPIRED');
    return { identity, authTime };
  }

  async update(idToken: unknown, change: { readonly password?: unknown; readonly displayName?: unknown; readonly photoUrl?: unknown; readonly deleted: readonly unknown[] }) {
    const { identity, authTime } = await this.identityOf(idToken);
    if (change.password !== undefined) {
      this.requireRecent(authTime);
      await this.setPassword(identity.localId, requirePassword(change.password));
    }
    const displayName = change.deleted.includes('DISPLAY_NAME') ? undefined : optionalText(change.displayName);
    const photoUrl = change.deleted.includes('PHOTO_URL') ? undefined : optionalText(change.photoUrl);
    this.identities.change(identity.localId, {
      ...((change.displayName !== undefined || change.deleted.includes('DISPLAY_NAME')) && { displayName }),
      ...((change.photoUrl !== undefined || change.deleted.includes('PHOTO_URL')) && { photoUrl }),
    });
    const changed = this.identities.byId(identity.localId)!;
    return { identity: changed, tokens: change.password === undefined ? undefined : await this.tokensFor(changed) };
  }

  /** Answers alike whether or not the address is known. */
  requestReset(email: unknown, linkOf: (code: string) => string): string {
    const address = requireEmail(email);
    if (this.resetMails.isExceeded(address)) throw new SignInError('RESET_PASSWORD_EXCEED_LIMIT');
    this.resetMails.count(address);
    if (this.identities.byEmail(address)) this.codes.create('PASSWORD_RESET', address, linkOf);
    return address;
  }

  async requestVerification(idToken: unknown, linkOf: (code: string) => string): Promise<string> {
    const { identity } = await this.identityOf(idToken);
    if (this.resetMails.isExceeded(identity.localId)) throw new SignInError('TOO_MANY_ATTEMPTS_TRY_LATER');
    this.resetMails.count(identity.localId);
    return this.codes.create('VERIFY_EMAIL', identity.email, linkOf).email;
  }

  async resetPassword(code: unknown, password: unknown): Promise<string> {
    const action = this.codes.read(code);
    if (action.requestType !== 'PASSWORD_RESET') throw new SignInError('INVALID_OOB_CODE');
    const identity = this.identities.byEmail(action.email);
    if (!identity) throw new SignInError('INVALID_OOB_CODE');
    await this.setPassword(identity.localId, requirePassword(password), () => {
      // Read again: the same code may have been used while this password was being hashed.
      this.codes.use(this.codes.read(code));
    });
    this.identities.change(identity.localId, { emailVerified: true });
    this.wrongPasswords.clear(action.email);
    return action.email;
  }

  verifyEmail(code: unknown): IdentityRecord {
    const action = this.codes.read(code);
    const identity = this.identities.byEmail(action.email);
    if (action.requestType !== 'VERIFY_EMAIL' || !identity) throw new SignInError('INVALID_OOB_CODE');
    this.codes.use(action);
    this.identities.change(identity.localId, { emailVerified: true });
    return { ...identity, emailVerified: true };
  }

  async remove(idToken: unknown): Promise<void> {
    const { identity, authTime } = await this.identityOf(idToken);
    this.requireRecent(authTime);
    this.identities.remove(identity.localId);
  }

  async refresh(refreshToken: unknown): Promise<Tokens> {
    if (typeof refreshToken !== 'string' || refreshToken === '') throw new SignInError('MISSING_REFRESH_TOKEN');
    const stay = this.identities.stay(refreshToken);
    if (!stay) throw new SignInError('INVALID_REFRESH_TOKEN');
    const identity = this.identities.byId(stay.localId);
    if (!identity) throw new SignInError('USER_NOT_FOUND');
    if (stay.ended) throw new SignInError('TOKEN_EXPIRED');
    return tokensOf(identity, await this.tokens.issue(identity, stay.authTime), refreshToken);
  }

  private async setPassword(localId: string, password: string, before: () => void = () => undefined): Promise<void> {
    requireAllowedPassword(password);
    const passwordHash = await hashPassword(password);
    before();
    this.identities.change(localId, { passwordHash, validSince: this.now() });
    // Whoever knew the old password is signed out everywhere.
    this.identities.endStays(localId);
  }

  private requireRecent(authTime: number): void {
    if (this.now() / 1000 - authTime > recentSignIn) throw new SignInError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }

  private async tokensFor(identity: IdentityRecord): Promise<Tokens> {
    const authTime = Math.floor(this.now() / 1000);
    return tokensOf(identity, await this.tokens.issue(identity, authTime), this.identities.beginStay(identity.localId, authTime));
  }
}

function tokensOf(identity: IdentityRecord, idToken: string, refreshToken: string): Tokens {
  return { localId: identity.localId, email: identity.email, idToken, refreshToken, expiresIn: String(identityTokenLifetime) };
}

function requireEmail(email: unknown): string {
  if (typeof email !== 'string' || email === '') throw new SignInError('MISSING_EMAIL');
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw new SignInError('INVALID_EMAIL');
  return address;
}

function requirePassword(password: unknown): string {
  if (typeof password !== 'string' || password === '') throw new SignInError('MISSING_PASSWORD');
  if (password.length > 4096) throw new SignInError('INVALID_LOGIN_CREDENTIALS');
  return password;
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 1024) : undefined;
}
