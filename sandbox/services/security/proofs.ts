import { ApiError, invalidParameter } from '../../shared/api-error';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { verifyPassword } from '../../shared/password-hash';
import { expiredCode, wrongProof, type Attempts, type Guessed } from './attempts';
import { emailCodeLifetime, resendAfter, type CodePurpose, type EmailCodes } from './email-codes';
import { boundAct, type BoundAct, type SafeAct, type WordedAct } from './act-subject';
import {
  demandedFactors,
  besidePasskey,
  besideRecoveryCode,
  factorNames,
  factorsToSetUp,
  isMendable,
  type BoundFactors,
  type Factor,
  type Proof,
  type SafeAction,
} from './factor';
import type { OneTimePasswords } from './one-time-passwords';
import { type Passkeys, purposeOf } from './passkeys';
import type { RecoveryCodes } from './recovery-codes';
import { holdTime, type SecurityRecords } from './security-records';
import type { SecurityState, SecurityStates } from './security-state';
import type { SignInDirectory } from '../../shared/sign-in-directory';

export interface SafeCheck {
  readonly methods: readonly Factor[];
  /** A passkey takes the place of all codes. */
  readonly passkey: boolean;
  /** A recovery code may take the place of what was lost. */
  readonly recovery: boolean;
  /** Milliseconds that a code sent by mail is good for. */
  readonly expiresIn: number;
  /** Withdrawals are held until then after a change that made the account weaker. */
  readonly heldUntil: number | undefined;
  /** Without these the act is refused. */
  readonly toSetUp: readonly Factor[];
}

export interface CodeSent {
  /** Milliseconds. */
  readonly expiresIn: number;
  readonly resendAfter: number;
}

/**
 * Step-up for acts that a session alone is not enough for. The factors of a sub-account are those of its main
 * account. Which are demanded depends on what the person has bound.
 */
export class Proofs {
  constructor(
    private readonly users: UserRepository,
    private readonly states: SecurityStates,
    private readonly otp: OneTimePasswords,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
    private readonly codes: EmailCodes,
    private readonly attempts: Attempts,
    private readonly records: SecurityRecords,
    private readonly directory: SignInDirectory,
    private readonly now: () => number,
  ) {}

  boundFactors(user: User): BoundFactors {
    const main = this.users.mainOf(user);
    const state = this.states.of(main.userId);
    return {
      email: main.email !== '',
      otp: state.otpSecret !== undefined,
      passkey: this.passkeys.has(main.userId),
      recoveryCodes: this.recovery.state(main.userId).left > 0,
      tradePassword: state.tradeHash !== undefined,
      withdrawPassword: state.withdrawHash !== undefined,
    };
  }

  check(user: User, action: SafeAction): SafeCheck {
    const heldUntil = this.#heldUntil(this.users.mainOf(user));
    const bound = this.boundFactors(user);
    return {
      methods: demandedFactors(action, bound),
      passkey: bound.passkey,
      recovery: isMendable(action, bound),
      toSetUp: factorsToSetUp(action, bound),
      expiresIn: emailCodeLifetime,
      heldUntil: isHeld(action) && heldUntil > this.now() ? heldUntil : undefined,
    };
  }

  /**
   * Sends the code that an act is confirmed with, to the address or, where the act is proven by it, to the phone. It
   * serves for no other act, nor for the same with another subject. @throws ApiError -1003, -1005, -1006
   */
  sendCode(user: User, act: WordedAct): CodeSent {
    const main = this.users.mainOf(user);
    const bound = boundAct(act);
    if (this.check(main, bound.action).methods.includes('PHONE')) return this.#text(main, bound);
    if (main.email === '') throw new ApiError(-1006, 400, 'The account has no e-mail address.');
    return this.#send(main, { kind: bound.action, act: bound.digest, address: main.email }, bound.lines);
  }

  /** Sends a code to an address that is to become the person's, to see that it is theirs. */
  sendAddressCode(user: User, address: string): CodeSent {
    return this.#send(this.users.mainOf(user), newAddress(address), [
      'Use it only to confirm this address as your account email.',
    ]);
  }

  /** Id of the living code that was sent to a new address. Counts against the guesses of e-mail codes. @throws ApiError */
  requireAddressCode(user: User, address: string, code: string): number {
    const guessed: Guessed = { factor: 'EMAIL', purpose: `NEW_EMAIL ${address}` };
    this.attempts.requireOpen(user.userId, guessed);
    if (this.codes.hasEnded(user.userId, newAddress(address), code)) throw expiredCode();
    const left = this.attempts.count(user.userId, guessed);
    const found = this.codes.find(user.userId, newAddress(address), code);
    if (found === undefined) {
      this.codes.miss(user.userId, 'NEW_EMAIL');
      throw new ApiError(-1005, 400, `The code of the new address is wrong, ${left} left.`);
    }
    this.attempts.clear(user.userId, guessed);
    return found;
  }

  useCode(id: number): void {
    this.codes.use(id);
  }

  /**
   * @throws ApiError -1005 for a proof that is missing or wrong, with the tries left; -1003 while a factor is locked;
   * -1009 for a withdrawal within a day of a change that made the account weaker. One-time codes are used up only
   * when everything demanded was right. A recovery code holds withdrawals for a day.
   */
  async requireProof(user: User, act: SafeAct, proof: Proof): Promise<void> {
    const main = this.users.mainOf(user);
    const bound = boundAct(act);
    const { action } = bound;
    this.requireNoHold(main, action);
    const check = this.check(main, action);
    const { toSetUp } = check;
    const methods = methodsOf(check, proof);
    if (toSetUp.length > 0) throw missingFactors(action, toSetUp);
    const missing = methods.filter((factor) => given(proof, factor) === undefined);
    if (missing.length > 0) throw invalidParameter(missing.map((factor) => factorNames[factor]).join(', '));
    const guessed = (factor: Factor): Guessed => (isSent(factor) ? { factor, purpose: action } : { factor });
    for (const factor of methods) this.attempts.requireOpen(main.userId, guessed(factor));
    const sent = methods.find(isSent);
    // It was sent for this very act: no guess, so none of the tries is spent.
    if (sent && this.codes.hasEnded(main.userId, this.#purpose(main, bound, sent), given(proof, sent)))
      throw expiredCode({ factor: sent, left: this.attempts.left(main.userId, guessed(sent)) });
    const left = new Map(methods.map((factor) => [factor, this.attempts.count(main.userId, guessed(factor))]));

    const state = this.states.of(main.userId);
    const passwordsRight = new Map<Factor, boolean>();
    for (const factor of methods) {
      const hash = hashOf(state, factor);
      if (hash !== undefined) passwordsRight.set(factor, await verifyPassword(given(proof, factor)!, hash));
    }
    const signed = methods.includes('PASSKEY') && (await this.#signed(main, bound, proof.passkey));
    // From here to the use of the codes nothing waits, so that none serves two calls.
    const step = methods.includes('OTP') ? this.otp.stepOf(main.userId, proof.otp) : undefined;
    const recovery = methods.includes('RECOVERY') ? this.recovery.find(main.userId, proof.recoveryCode) : undefined;
    const code = sent && this.codes.find(main.userId, this.#purpose(main, bound, sent), given(proof, sent));
    const right: Readonly<Record<Factor, boolean>> = {
      EMAIL: code !== undefined,
      PHONE: code !== undefined,
      OTP: step !== undefined,
      PASSKEY: signed,
      RECOVERY: recovery !== undefined,
      TRADE_PWD: passwordsRight.get('TRADE_PWD') ?? false,
      WITHDRAW_PWD: passwordsRight.get('WITHDRAW_PWD') ?? false,
    };
    for (const factor of methods) if (right[factor]) this.attempts.clear(main.userId, guessed(factor));
    if (sent && code === undefined) this.codes.miss(main.userId, this.#purpose(main, bound, sent).kind);
    const wrong = methods.find((factor) => !right[factor]);
    if (wrong !== undefined) throw wrongProof(wrong, left.get(wrong)!);
    if (step !== undefined) this.otp.use(main.userId, step);
    if (code !== undefined) this.codes.use(code);
    if (recovery !== undefined) this.#useRecoveryCode(main, recovery);
  }

  /** @throws ApiError -1009 for a withdrawal within a day of a change that made the account weaker. */
  requireNoHold(user: User, action: SafeAction): void {
    const { heldUntil } = this.check(user, action);
    if (heldUntil === undefined) return;
    throw new ApiError(
      -1009,
      400,
      `Withdrawals are held until ${new Date(heldUntil).toISOString()}, after a change of security.`,
    );
  }

  /** Its owner learns of it, and has a day before money may leave. */
  #useRecoveryCode(main: User, id: number): void {
    this.recovery.use(id);
    this.records.hold(main.userId);
    const { left } = this.recovery.state(main.userId);
    this.records.changed(main, 'USE_RECOVERY_CODE', `A recovery code was used, ${left} are left`, {});
  }

  /** Of changes here and of the ways to sign in. */
  #heldUntil(main: User): number {
    const changed = this.directory.waysChangedAt(main.identity);
    return Math.max(this.states.of(main.userId).heldUntil, changed === undefined ? 0 : changed + holdTime);
  }

  #purpose(main: User, { action, digest }: BoundAct, factor: 'EMAIL' | 'PHONE'): CodePurpose {
    return factor === 'EMAIL'
      ? { kind: action, act: digest, address: main.email }
      : { kind: `PHONE ${action}`, act: digest, address: this.directory.phoneOf(main.identity) ?? '' };
  }

  async #signed({ userId }: User, act: BoundAct, passkey = ''): Promise<boolean> {
    return (await this.passkeys.signed(userId, purposeOf(act), readJson(passkey))) !== undefined;
  }

  #send(user: User, purpose: CodePurpose, what: readonly string[]): CodeSent {
    const code = this.codes.create(user.userId, purpose);
    this.records.mail(user.userId, purpose.address, 'Your code', [
      `${code} is your code. It expires in 10 minutes and works once. Do not share it with anyone.`,
      ...what,
    ]);
    return { expiresIn: emailCodeLifetime, resendAfter };
  }

  #text(main: User, act: BoundAct): CodeSent {
    const purpose = this.#purpose(main, act, 'PHONE');
    if (purpose.address === '')
      throw new ApiError(-1006, 400, 'The account has neither an e-mail address nor a phone.');
    this.directory.textCode(purpose.address, this.codes.create(main.userId, purpose));
    return { expiresIn: emailCodeLifetime, resendAfter };
  }
}

/** Codes and signatures are taken for what the exchange offered them for, and passed over elsewhere. */
function methodsOf({ methods, recovery }: SafeCheck, proof: Proof): readonly Factor[] {
  if (recovery && proof.recoveryCode !== undefined) return besideRecoveryCode;
  return proof.passkey === undefined ? methods : besidePasskey(methods);
}

/** Whoever has just weakened an account lets no money go by it, neither its own nor another's. */
function isHeld(action: SafeAction): boolean {
  return action === 'WITHDRAW' || action === 'APPROVE' || action === 'BE_APPROVER';
}

function isSent(factor: Factor): factor is 'EMAIL' | 'PHONE' {
  return factor === 'EMAIL' || factor === 'PHONE';
}

function missingFactors(action: SafeAction, toSetUp: readonly Factor[]): ApiError {
  const data = { to_set_up: toSetUp.join(',') };
  if (toSetUp.includes('EMAIL'))
    return new ApiError(-1006, 400, 'There is no e-mail address: add one under Account, Security.', {}, data);
  const place = 'set one up under Account, Security.';
  return action === 'WITHDRAW'
    ? new ApiError(-1009, 400, `A withdrawal needs an authenticator: ${place}`, {}, data)
    : new ApiError(-1006, 400, `There is no second factor: ${place}`, {}, data);
}

/** For a mailbox that is to become the person’s. */
function newAddress(address: string): CodePurpose {
  return { kind: 'NEW_EMAIL', act: '', address };
}

function given(proof: Proof, factor: Factor): string | undefined {
  return {
    EMAIL: proof.emailCode,
    PHONE: proof.phoneCode,
    OTP: proof.otp,
    PASSKEY: proof.passkey,
    RECOVERY: proof.recoveryCode,
    TRADE_PWD: proof.tradePassword,
    WITHDRAW_PWD: proof.withdrawPassword,
  }[factor];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hashOf(state: SecurityState, factor: Factor): string | undefined {
  if (factor === 'TRADE_PWD') return state.tradeHash;
  return factor === 'WITHDRAW_PWD' ? state.withdrawHash : undefined;
}
