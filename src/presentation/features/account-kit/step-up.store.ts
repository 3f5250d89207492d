import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { ProveWithPasskey } from '../../../application/security/prove-with-passkey.use-case';
import { SecurityPort } from '../../../application/security/security.port';
import { SendProofCode } from '../../../application/security/send-proof-code.use-case';
import type { CodeSent, Factor, Proof } from '../../../domain/security/factor';
import type { SafeAct } from '../../../domain/security/safe-act';
import type { Instant, Milliseconds } from '../../../domain/shared/instant';
import { failure, type Result } from '../../../domain/shared/result';
import type { Needs } from '../../../application/kernel/token';

export interface ProofRequest {
  readonly act: SafeAct;
  /** All of them are asked for. */
  readonly factors: readonly Factor[];
  /** A passkey takes the place of all codes, and is offered first. */
  readonly passkey: boolean;
  /** A recovery code may take the place of what was lost, beside the code of the mail. */
  readonly recovery: boolean;
}

/** Proofs in the terms of the dialog's fields. */
export const proofFields = {
  EMAIL: 'emailCode',
  PHONE: 'phoneCode',
  OTP: 'otp',
  PASSKEY: 'passkey',
  RECOVERY: 'recoveryCode',
  TRADE_PWD: 'tradePassword',
  WITHDRAW_PWD: 'withdrawPassword',
} as const satisfies Readonly<Record<Factor, keyof Proof>>;

/** What is asked for where a recovery code takes the place of the rest. */
export const recoveryFactors: readonly Factor[] = ['EMAIL', 'RECOVERY'];

interface Pending {
  /** Answers whether the dialog may close. */
  readonly attempt: (proof: Proof) => Promise<Failure | undefined>;
  readonly giveUp: () => void;
}

/**
 * Asks for what an act takes beside the session (reliability, 1.5): the exchange says which factors, one dialog collects
 * them. A wrong one is told in the dialog with the tries that are left; any other answer is the caller's.
 */
export class StepUpStore {
  static readonly needs: Needs<typeof StepUpStore> = [SecurityPort, SendProofCode, Clock, ProveWithPasskey];
  static readonly perAccount = true;

  request: ProofRequest | undefined = undefined;
  busy = false;
  /** Of the last try. */
  failure: Failure | undefined = undefined;
  sending = false;
  /** Why the last code could not be sent. */
  sendFailure: Failure | undefined = undefined;
  /** How long the code that was sent for the act at hand is good for; `undefined` before one was. */
  sentFor: Milliseconds | undefined = undefined;
  /** An act was wanted that takes a mailed code, of an account without an address. */
  emailFirst = false;
  /** When another code may be sent; `undefined` before the first. */
  resendAt: Instant | undefined = undefined;
  /** By the act with its subject: no code was sent for another amount or address. */
  readonly #resendAts = new Map<string, Instant>();
  /** From the moment an act is wanted: what it takes may have yet to be known. */
  #pending: Pending | undefined;
  /** Was to be closed while it was under way. */
  #left: Pending | undefined;

  constructor(
    private readonly security: SecurityPort,
    private readonly sendProofCode: SendProofCode,
    private readonly clock: Clock,
    private readonly prove: ProveWithPasskey,
  ) {
    makeObservable(this, {
      request: observableRef,
      busy: observable,
      failure: observableRef,
      sending: observable,
      sendFailure: observableRef,
      sentFor: observable,
      emailFirst: observable,
      resendAt: observable,
      cancel: actionBound,
      forgetEmailFirst: actionBound,
    });
  }

  /**
   * Does the act once the person has proven it; nothing is asked where the exchange asks for nothing. `cancelled` when
   * the dialog was closed or the page left, when another act is asked for, or where an address has to be added first.
   */
  async run<T>(safeAct: SafeAct, act: (proof: Proof) => Outcome<T>): Outcome<T> {
    if (this.#pending) return failure({ kind: 'cancelled' });
    const turn: Pending = { attempt: async () => undefined, giveUp: () => this.#free(turn) };
    this.#pending = turn;
    const check = await this.security.check(safeAct.action);
    if (!this.#free(turn)) return failure({ kind: 'cancelled' });
    if (!check.ok) return check;
    const { factors, passkey, recovery, toSetUp } = check.value;
    if (toSetUp.includes('EMAIL')) {
      runInAction(() => (this.emailFirst = true));
      return failure({ kind: 'cancelled' });
    }
    if (factors.length === 0) return act({});
    // A factor that this version does not know can be asked for by nobody here.
    if (!factors.every(isKnown)) return failure({ kind: 'rejected', reason: 'notAvailable' });
    return new Promise((resolve) => {
      const end = (result: Result<T, Failure>): void => {
        this.#close();
        resolve(result);
      };
      this.#pending = {
        attempt: async (proof) => {
          const result = await act(proof);
          if (!result.ok && isAboutProof(result.error, [...factors, 'PASSKEY', ...(recovery ? recoveryFactors : [])]))
            return result.error;
          end(result);
          return undefined;
        },
        giveUp: () => end(failure({ kind: 'cancelled' })),
      };
      runInAction(() => {
        this.request = { act: safeAct, factors, passkey: passkey && this.prove.isAvailable, recovery };
        this.failure = undefined;
        this.sendFailure = undefined;
        this.sentFor = undefined;
        this.resendAt = this.#resendAts.get(keyOf(safeAct));
      });
    });
  }

  async submit(proof: Proof): Promise<void> {
    const pending = this.#pending;
    if (!pending || this.busy) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
      this.sendFailure = undefined;
    });
    const wrong = await pending.attempt(proof).finally(() => runInAction(() => (this.busy = false)));
    if (!wrong || this.#pending !== pending) return;
    if (this.#left === pending) pending.giveUp();
    else runInAction(() => (this.failure = wrong));
  }

  /** Has a device sign for the act. @param passwords what is asked for beside it */
  async submitPasskey(passwords: Proof): Promise<void> {
    const { request } = this;
    const pending = this.#pending;
    if (!request || !pending || this.busy) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const proof = await this.prove.execute(request.act);
    runInAction(() => {
      this.busy = false;
      if (!proof.ok) this.failure = proof.error;
    });
    if (this.#left === pending) pending.giveUp();
    else if (proof.ok) await this.submit({ ...passwords, ...proof.value });
  }

  /** Sends the code that goes with the act. */
  async sendCode(): Promise<void> {
    const { request } = this;
    if (!request || this.sending) return;
    runInAction(() => (this.sending = true));
    const sent = await this.sendProofCode.execute(request.act);
    runInAction(() => {
      this.sending = false;
      const wait = waitAfter(sent);
      if (wait !== undefined) this.#resendAts.set(keyOf(request.act), this.clock.now() + wait);
      if (this.request !== request) return;
      this.failure = undefined;
      this.sendFailure = sent.ok ? undefined : sent.error;
      if (sent.ok) this.sentFor = sent.value.expiresIn;
      this.resendAt = this.#resendAts.get(keyOf(request.act));
    });
  }

  /** Nothing has been done. An act that is under way is waited for, and not asked for again where it was refused. */
  cancel(): void {
    this.forgetEmailFirst();
    if (this.busy) this.#left = this.#pending;
    else this.#pending?.giveUp();
  }

  forgetEmailFirst(): void {
    this.emailFirst = false;
  }

  /** @returns whether it was this one's turn still */
  #free(turn: Pending): boolean {
    if (this.#pending !== turn) return false;
    this.#pending = undefined;
    return true;
  }

  #close(): void {
    this.#pending = undefined;
    runInAction(() => {
      this.request = undefined;
      this.failure = undefined;
      this.sendFailure = undefined;
    });
  }
}

function keyOf({ action, subject }: SafeAct): string {
  return JSON.stringify([action, Object.entries(subject ?? {}).sort()]);
}

function waitAfter(sent: Result<CodeSent, Failure>): Milliseconds | undefined {
  if (sent.ok) return sent.value.resendAfter;
  return sent.error.kind === 'rateLimited' ? sent.error.retryAfter : undefined;
}

function isKnown(factor: Factor | 'other'): factor is Factor {
  return factor !== 'other';
}

/**
 * The tries that a factor is locked after, and the lock itself, leave the dialog open: nothing was done. What was wrong in
 * the caller's own form, such as an old password, is the caller's.
 */
function isAboutProof(problem: Failure, asked: readonly string[]): boolean {
  return (
    problem.kind === 'rateLimited' ||
    (problem.kind === 'invalid' && problem.wrongProof !== undefined && asked.includes(problem.wrongProof.factor))
  );
}
