import { toDataURL } from 'qrcode';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Notifications } from '../notifications/notifications';
import type { EmbeddedDatabase } from '../../storage/database';
import { ActivityLog } from './activity-log';
import { Attempts, type Guessed, wrongProof } from './attempts';
import type { CallOrigin } from '../../shared/call-origin';
import { EmailCodes } from './email-codes';
import type { SafeAct, WordedAct } from './act-subject';
import type { Proof, SafeAction } from './factor';
import type { Mailbox } from '../../shared/mailbox';
import { OwnPageMark } from './own-page-mark';
import { OneTimePasswords } from './one-time-passwords';
import type { Passkeys } from './passkeys';
import { Recovery } from './recovery';
import { RecoveryCodes } from './recovery-codes';
import { Proofs, type CodeSent, type SafeCheck } from './proofs';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import { requireMain, SecurityPasswords } from './security-passwords';
import { SecurityRecords } from './security-records';
import { SecurityStates } from './security-state';
import type { SignInDirectory } from '../../shared/sign-in-directory';

export interface SecurityItem {
  readonly key: 'OTP' | 'ANTI_PHISHING' | 'TRADE_PWD' | 'WITHDRAW_PWD' | 'KYC';
  readonly ok: boolean;
  /** Share of the score, all together 100. */
  readonly weight: number;
}

export interface SecurityParts {
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly notifications: Notifications;
  readonly mailbox: Mailbox;
  readonly secrets: SealedSecrets;
  readonly passkeys: Passkeys;
  readonly signInDirectory: SignInDirectory;
  readonly now: () => number;
}

/** Factors of a person, what they are demanded for, and the history of an account's security. */
export class SecurityService {
  readonly activity: ActivityLog;
  readonly records: SecurityRecords;
  readonly passwords: SecurityPasswords;
  readonly recovery: Recovery;
  readonly pageMark: OwnPageMark;
  readonly #states: SecurityStates;
  readonly #otp: OneTimePasswords;
  readonly #attempts: Attempts;
  readonly #proofs: Proofs;
  readonly #recoveryCodes: RecoveryCodes;

  constructor(private readonly parts: SecurityParts) {
    const { database, users, notifications, mailbox, secrets, signInDirectory, now } = parts;
    this.activity = new ActivityLog(database, now);
    this.#states = new SecurityStates(database);
    this.records = new SecurityRecords(this.activity, notifications, mailbox, this.#states, secrets, now);
    this.#otp = new OneTimePasswords(this.#states, secrets, now);
    this.#attempts = new Attempts(database, now);
    this.#recoveryCodes = new RecoveryCodes(database, secrets, now);
    this.#proofs = new Proofs(
      users,
      this.#states,
      this.#otp,
      parts.passkeys,
      this.#recoveryCodes,
      new EmailCodes(database, secrets, now),
      this.#attempts,
      this.records,
      signInDirectory,
      now,
    );
    this.passwords = new SecurityPasswords(this.#states, this.#proofs, this.#attempts, this.records, signInDirectory);
    this.pageMark = new OwnPageMark(users, this.#states, this.#proofs, this.records, secrets);
    this.recovery = new Recovery(
      users,
      this.#recoveryCodes,
      this.#proofs,
      parts.passkeys,
      this.#attempts,
      this.records,
      signInDirectory,
    );
  }

  /** See `Proofs.requireProof`. */
  requireProof(user: User, act: SafeAct, proof: Proof): Promise<void> {
    return this.#proofs.requireProof(user, act, proof);
  }

  /** See `Proofs.requireNoHold`. */
  requireNoHold(user: User, action: SafeAction): void {
    this.#proofs.requireNoHold(user, action);
  }

  check(user: User, action: SafeAction): SafeCheck {
    return this.#proofs.check(user, action);
  }

  sendCode(user: User, act: WordedAct): CodeSent {
    return this.#proofs.sendCode(user, act);
  }

  factors(user: User) {
    return {
      ...this.#proofs.boundFactors(user),
      antiPhishing: this.#states.of(user.userId).antiPhishing !== undefined,
    };
  }

  otpBoundAt(user: User): number | undefined {
    return this.#otp.boundAt(this.parts.users.mainOf(user).userId);
  }

  /** When the person last showed that the authenticator is at hand. */
  otpShownAt(user: User): number | undefined {
    return this.#otp.lastShownAt(this.parts.users.mainOf(user).userId);
  }

  /** What an authenticator app needs. @throws ApiError -1007 when one is bound. */
  beginOtp(user: User): { readonly secret: string; readonly uri: string } {
    requireMain(user);
    if (this.#otp.isBound(user.userId)) throw new ApiError(-1007, 409, 'An authenticator is bound already.');
    const secret = this.#otp.pendingSecret(user.userId);
    return { secret, uri: this.#otp.uriOf(secret, user.email) };
  }

  /** The secret that this person is enrolling with, as the data address of a picture. @throws ApiError -1006 for any other secret. */
  otpPicture(user: User, secret: string): Promise<string> {
    this.#requirePending(user, secret);
    return toDataURL(this.#otp.uriOf(secret, user.email), {
      errorCorrectionLevel: 'M',
      margin: 2,
      width: 240,
    });
  }

  async bindOtp(user: User, code: string, secret: string | undefined, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (this.#otp.isBound(user.userId)) throw new ApiError(-1007, 409, 'An authenticator is bound already.');
    if (secret !== undefined) this.#requirePending(user, secret);
    const guessed: Guessed = { factor: 'OTP', purpose: 'BIND_OTP' };
    const left = this.#attempts.count(user.userId, guessed);
    const step = this.#otp.stepOf(user.userId, code, 'pending');
    if (step === undefined) throw wrongProof('OTP', left);
    this.#attempts.clear(user.userId, guessed);
    const pending = this.#otp.knownPending(user.userId)!;
    await this.requireProof(user, { action: 'BIND_OTP' }, proof);
    // Another call may have bound it while this one was proven: bound twice it would be bound to nothing.
    this.#requirePending(user, pending);
    this.#otp.bind(user.userId, step);
    this.records.changed(user, 'BIND_OTP', 'An authenticator app was added', origin);
  }

  /** Ends every other session, and withdrawals wait for a day. */
  async unbindOtp(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (!this.#otp.isBound(user.userId)) throw new ApiError(-1006, 400, 'No authenticator is bound.');
    await this.requireProof(user, { action: 'UNBIND_OTP' }, proof);
    this.#otp.unbind(user.userId);
    this.weakened(user, 'UNBIND_OTP', 'Your authenticator app was removed', origin);
  }

  /** A rehearsal: the code is used up like any other. @throws ApiError -1006 when none is bound; else as `Proofs` */
  checkOtp(user: User, code: string): void {
    const { userId } = this.parts.users.mainOf(user);
    if (!this.#otp.isBound(userId)) throw new ApiError(-1006, 400, 'No authenticator is bound.');
    const left = this.#attempts.count(userId, { factor: 'OTP' });
    const step = this.#otp.stepOf(userId, code);
    if (step === undefined) throw wrongProof('OTP', left);
    this.#attempts.clear(userId, { factor: 'OTP' });
    this.#otp.use(userId, step);
  }

  /** All but its ends hidden: whoever sees a screen must not be able to imitate the mails. */
  antiPhishingCode(user: User): string | undefined {
    const { antiPhishing } = this.#states.of(user.userId);
    if (antiPhishing === undefined) return undefined;
    const code = this.parts.secrets.open(antiPhishing);
    return `${code[0]}${'*'.repeat(code.length - 2)}${code.at(-1)}`;
  }

  async setAntiPhishingCode(user: User, code: string, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (!/^[A-Za-z0-9]{4,20}$/.test(code)) throw invalidParameter('the code has 4 to 20 letters and digits');
    await this.requireProof(user, { action: 'ANTI_PHISHING', subject: { change: 'SET' } }, proof);
    this.#states.change(user.userId, { antiPhishing: this.parts.secrets.seal(code) });
    this.records.changed(user, 'SET_ANTI_PHISHING', 'Your anti-phishing code was set', origin);
  }

  async removeAntiPhishingCode(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (this.antiPhishingCode(user) === undefined) throw new ApiError(-1006, 400, 'There is no anti-phishing code.');
    await this.requireProof(user, { action: 'ANTI_PHISHING', subject: { change: 'DELETE' } }, proof);
    this.#states.change(user.userId, { antiPhishing: undefined });
    this.records.changed(user, 'DELETE_ANTI_PHISHING', 'Your anti-phishing code was removed', origin);
  }

  sendAddressCode(user: User, email: string): CodeSent {
    requireMain(user);
    return this.#proofs.sendAddressCode(user, addressOf(email));
  }

  /** Both addresses prove themselves. Ends every other session, and withdrawals wait for a day. */
  async changeEmail(user: User, email: string, addressCode: string, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const address = addressOf(email);
    const codeId = this.#proofs.requireAddressCode(user, address, addressCode);
    const requireFree = () => {
      if (this.parts.users.byEmail(address)) throw taken();
    };
    requireFree();
    await this.requireProof(user, { action: 'CHANGE_EMAIL', subject: { email: address } }, proof);
    this.parts.database.transaction(() => {
      // Another call may have taken it meanwhile.
      requireFree();
      this.#proofs.useCode(codeId);
      this.parts.users.setEmail(user.userId, address);
      if (!this.parts.signInDirectory.changeEmail(user.identity, address)) throw taken();
      this.weakened(user, 'CHANGE_EMAIL', 'Your e-mail address was changed', origin);
    });
  }

  overview(user: User): { readonly score: number; readonly items: readonly SecurityItem[] } {
    const { otp, passkey, tradePassword, withdrawPassword, antiPhishing } = this.factors(user);
    const items: readonly SecurityItem[] = [
      { key: 'OTP', ok: otp || passkey, weight: 50 },
      { key: 'ANTI_PHISHING', ok: antiPhishing, weight: 15 },
      // Asked for by programs of others alone: it keeps nobody from anything here.
      { key: 'TRADE_PWD', ok: tradePassword, weight: 0 },
      { key: 'WITHDRAW_PWD', ok: withdrawPassword, weight: 15 },
      { key: 'KYC', ok: user.kycLevel > 0, weight: 20 },
    ];
    return { score: items.reduce((sum, { ok, weight }) => sum + (ok ? weight : 0), 0), items };
  }

  #requirePending(user: User, secret: string): void {
    if (this.#otp.knownPending(user.userId) !== secret)
      throw new ApiError(-1006, 400, 'No enrolment with this secret is under way.');
  }

  /** After a change that made the account weaker: other sessions end and withdrawals wait for a day. */
  weakened(user: User, action: SafeAction, words: string, origin: CallOrigin): void {
    const { otp, passkey } = this.#proofs.boundFactors(user);
    // They stand in for a second factor: the next one gets its own.
    const last = !otp && !passkey;
    const voided = last && this.#recoveryCodes.state(user.userId).left > 0;
    if (last) this.#recoveryCodes.forget(user.userId);
    this.records.hold(user.userId);
    this.parts.sessions.endOthers(user.userId, origin.sessionId);
    this.records.changed(user, action, voided ? `${words}, and your recovery codes are void` : words, origin);
  }
}

function taken(): ApiError {
  return new ApiError(-1007, 409, 'This e-mail address belongs to an account already.');
}

function addressOf(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw invalidParameter('email');
  return address;
}
