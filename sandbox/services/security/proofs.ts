import { ApiError, invalidParameter } from '../../shared/api-error';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { verifyPassword } from '../../shared/password-hash';
import { wrongProof, type Attempts, type Guessed } from './attempts';
import { emailCodeLifetime, resendAfter, type EmailCodes } from './email-codes';
import { demandedFactors, factorNames, type BoundFactors, type Factor, type Proof, type SafeAction } from './factor';
import type { OneTimePasswords } from './one-time-passwords';
import { holdTime, type SecurityRecords } from './security-records';
import type { SecurityState, SecurityStates } from './security-state';
import type { SignInDirectory } from '../../shared/sign-in-directory';

export interface SafeCheck {
  readonly methods: readonly Factor[];
  /** Milliseconds that a code sent by mail is good for. */
  readonly expiresIn: number;
  /** Withdrawals are held until then after a change that made the account weaker. */
  readonly heldUntil: number | undefined;
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
      tradePassword: state.tradeHash !== undefined,
      withdrawPassword: state.withdrawHash !== undefined,
    };
  }

  check(user: User, action: SafeAction): SafeCheck {
    const heldUntil = this.#heldUntil(this.users.mainOf(user));
    return {
      methods: demandedFactors(action, this.boundFactors(user)),
      expiresIn: emailCodeLifetime,
      heldUntil: action === 'WITHDRAW' && heldUntil > this.now() ? heldUntil : undefined,
    };
  }

  /** Sends the code that `action` is confirmed with; codes of another action do not serve. @throws ApiError -1003 */
  sendCode(user: User, action: SafeAction): CodeSent {
    const main = this.users.mainOf(user);
    if (main.email === '') throw new ApiError(-1006, 400, 'The account has no e-mail address.');
    return this.#send(main, action, main.email);
  }

  /** Sends a code to an address that is to become the person's, to see that it is theirs. */
  sendAddressCode(user: User, address: string): CodeSent {
    return this.#send(this.users.mainOf(user), 'NEW_EMAIL', address);
  }

  /** Id of the living code that was sent to a new address. Counts against the guesses of e-mail codes. @throws ApiError */
  requireAddressCode(user: User, address: string, code: string): number {
    const guessed: Guessed = { factor: 'EMAIL', purpose: `NEW_EMAIL ${address}` };
    const left = this.attempts.count(user.userId, guessed);
    const found = this.codes.find(user.userId, 'NEW_EMAIL', address, code);
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
   * when everything demanded was right.
   */
  async requireProof(user: User, action: SafeAction, proof: Proof): Promise<void> {
    const main = this.users.mainOf(user);
    const { methods, heldUntil } = this.check(main, action);
    if (heldUntil !== undefined)
      throw new ApiError(
        -1009,
        400,
        `Withdrawals are held until ${new Date(heldUntil).toISOString()}, after a change of security.`,
      );
    const missing = methods.filter((factor) => given(proof, factor) === undefined);
    if (missing.length > 0) throw invalidParameter(missing.map((factor) => factorNames[factor]).join(', '));
    const guessed = (factor: Factor): Guessed => (factor === 'EMAIL' ? { factor, purpose: action } : { factor });
    for (const factor of methods) this.attempts.requireOpen(main.userId, guessed(factor));
    const left = new Map(methods.map((factor) => [factor, this.attempts.count(main.userId, guessed(factor))]));

    const state = this.states.of(main.userId);
    const passwordsRight = new Map<Factor, boolean>();
    for (const factor of methods) {
      const hash = hashOf(state, factor);
      if (hash !== undefined) passwordsRight.set(factor, await verifyPassword(given(proof, factor)!, hash));
    }
    // From here to the use of the codes nothing waits, so that none serves two calls.
    const step = methods.includes('OTP') ? this.otp.stepOf(main.userId, proof.otp) : undefined;
    const code = methods.includes('EMAIL')
      ? this.codes.find(main.userId, action, main.email, proof.emailCode)
      : undefined;
    const right: Readonly<Record<Factor, boolean>> = {
      EMAIL: code !== undefined,
      OTP: step !== undefined,
      TRADE_PWD: passwordsRight.get('TRADE_PWD') ?? false,
      WITHDRAW_PWD: passwordsRight.get('WITHDRAW_PWD') ?? false,
    };
    for (const factor of methods) if (right[factor]) this.attempts.clear(main.userId, guessed(factor));
    if (methods.includes('EMAIL') && code === undefined) this.codes.miss(main.userId, action);
    const wrong = methods.find((factor) => !right[factor]);
    if (wrong !== undefined) throw wrongProof(wrong, left.get(wrong)!);
    if (step !== undefined) this.otp.use(main.userId, step);
    if (code !== undefined) this.codes.use(code);
  }

  /** Of changes here and of the ways to sign in. */
  #heldUntil(main: User): number {
    const changed = this.directory.waysChangedAt(main.identity);
    return Math.max(this.states.of(main.userId).heldUntil, changed === undefined ? 0 : changed + holdTime);
  }

  #send(user: User, purpose: string, address: string): CodeSent {
    const code = this.codes.create(user.userId, purpose, address);
    this.records.mail(user.userId, address, 'Your code', [
      `${code} is your code. It is good for ten minutes and once; give it to nobody.`,
      `It was asked for: ${purpose}`,
    ]);
    return { expiresIn: emailCodeLifetime, resendAfter };
  }
}

function given(proof: Proof, factor: Factor): string | undefined {
  return {
    EMAIL: proof.emailCode,
    OTP: proof.otp,
    TRADE_PWD: proof.tradePassword,
    WITHDRAW_PWD: proof.withdrawPassword,
  }[factor];
}

function hashOf(state: SecurityState, factor: Factor): string | undefined {
  if (factor === 'TRADE_PWD') return state.tradeHash;
  return factor === 'WITHDRAW_PWD' ? state.withdrawHash : undefined;
}
