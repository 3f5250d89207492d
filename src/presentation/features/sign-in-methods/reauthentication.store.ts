import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { known } from '../../../application/kernel/resource';
import { RecoveryQueries } from '../../../application/security/recovery.queries';
import { ConfirmIdentity } from '../../../application/session/confirm-identity.use-case';
import { OneTimeCodesPort } from '../../../application/session/one-time-codes.port';
import { SignInReport } from '../../../application/session/sign-in-report';
import type { IdentityProvider, SecondFactorChoice } from '../../../application/session/sign-in.port';
import type { SignInWayKind } from '../../../domain/session/sign-in-identity';
import { second, type Instant } from '../../../domain/shared/instant';
import { failure, type Result } from '../../../domain/shared/result';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** Between two messages to the same telephone. */
const resendAfter = 30 * second;

/** The provider's words for a confirmation that is too old for a change. */
const tooOld = new Set([
  'auth/requires-recent-login',
  'auth/user-token-expired',
  'auth/null-user',
  'auth/invalid-user-token',
]);

/**
 * Confirming who one is before a change of how one signs in: one dialog with the password or a popup, and the second step
 * where there is one. Good until the provider finds it too old, which asks again and then goes on with the change.
 */
export class ReauthenticationStore {
  static readonly needs: Needs<typeof ReauthenticationStore> = [
    ConfirmIdentity,
    OneTimeCodesPort,
    SignInReport,
    Clock,
    RecoveryQueries,
  ];

  readonly entering = new SingleRequest();
  readonly sending = new SingleRequest();
  /** What the open dialog asks for; `undefined` while it is closed. */
  step: 'first' | 'second' | undefined = undefined;
  /** A rehearsal is over only with the second step, and takes the kept key in place of a code. */
  rehearsal = false;
  choices: readonly SecondFactorChoice[] = [];
  chosenId: string | undefined = undefined;
  /** Of the chosen factor; `undefined` before the first code. */
  resendAt: Instant | undefined = undefined;
  /** Whose window is open. */
  waitingFor: IdentityProvider | undefined = undefined;
  /**
   * What the account signs in with, as the exchange is told by the sign-in server; `undefined` where that is not known. A
   * passkey is none of them: it is the exchange's, and the sign-in server takes none (ADR 34).
   */
  linked: readonly SignInWayKind[] | undefined = undefined;
  #confirmed = false;
  #answer: ((confirmed: boolean) => void) | undefined;
  #popup = 0;

  constructor(
    private readonly confirm: ConfirmIdentity,
    private readonly codes: OneTimeCodesPort,
    private readonly report: SignInReport,
    private readonly clock: Clock,
    private readonly recovery: Pick<RecoveryQueries, 'ways'>,
  ) {
    makeObservable(this, {
      step: observable,
      rehearsal: observable,
      choices: observableRef,
      chosenId: observable,
      resendAt: observable,
      waitingFor: observable,
      linked: observableRef,
      setLinked: actionBound,
      chosen: computed,
      open: actionBound,
      close: actionBound,
      showSecondStep: actionBound,
      choose: actionBound,
      setSent: actionBound,
      setWaiting: actionBound,
    });
  }

  get email(): string | undefined {
    return this.confirm.email;
  }

  get chosen(): SecondFactorChoice | undefined {
    return this.choices.find(({ id }) => id === this.chosenId);
  }

  /** Does a change, for which somebody is asked who they are when that is due. `cancelled` when they close the dialog. */
  async run<T>(change: () => Outcome<T>): Outcome<T> {
    if (!this.#confirmed && !(await this.#ask(false))) return failure({ kind: 'cancelled' });
    const result = await change();
    if (result.ok || !tooOld.has(result.error.code ?? '')) return this.#told(result);
    this.#confirmed = false;
    return (await this.#ask(false)) ? this.#told(await change()) : failure({ kind: 'cancelled' });
  }

  /** @returns whether a second factor was shown. */
  rehearse(): Promise<boolean> {
    return this.#ask(true);
  }

  /** @returns what stops it */
  prepare(): () => void {
    void this.confirm.prepare();
    const ways = this.recovery.ways();
    const read = (): void => this.setLinked(known(ways.current)?.signIn);
    const stop = ways.subscribe(read);
    read();
    return stop;
  }

  async byPassword(password: string): Promise<void> {
    this.#popup += 1;
    this.setWaiting(undefined);
    this.#noted(await this.entering.run(() => this.confirm.byPassword(password)));
  }

  /** A window that is open keeps nothing else from being used; only the last one counts. */
  async byPopup(provider: IdentityProvider): Promise<void> {
    const popup = (this.#popup += 1);
    this.setWaiting(provider);
    this.entering.forget();
    const result = await this.confirm.byPopup(provider);
    if (popup !== this.#popup || this.step !== 'first') return;
    this.setWaiting(undefined);
    this.entering.end(result.ok ? undefined : result.error);
    this.#noted(result.ok ? result : undefined);
  }

  async bySecondStep(code: string): Promise<void> {
    const factorId = this.chosenId;
    if (factorId === undefined) return;
    this.#noted(await this.entering.run(() => this.confirm.bySecondStep(factorId, code)));
  }

  /** In a rehearsal: what an authenticator on a new telephone would make of the key. @param secret base 32 */
  async byKey(secret: string): Promise<void> {
    await this.bySecondStep(await this.codes.codeOf(secret));
  }

  async send(): Promise<void> {
    const factorId = this.chosenId;
    if (factorId !== undefined && (await this.sending.run(() => this.confirm.sendCode(factorId)))) this.setSent();
  }

  /** The page is left: the provider forgets who was here. */
  async leave(): Promise<void> {
    this.close();
    this.#confirmed = false;
    await this.confirm.leave();
  }

  open(rehearsal: boolean): void {
    this.step = 'first';
    this.rehearsal = rehearsal;
    this.choices = [];
    this.choose(undefined);
  }

  close(): void {
    this.step = undefined;
    this.#popup += 1;
    this.waitingFor = undefined;
    this.#answer?.(false);
    this.#answer = undefined;
  }

  showSecondStep(choices: readonly SecondFactorChoice[]): void {
    this.step = 'second';
    this.choices = choices;
    // An app shows its code at once; a message has to be waited for.
    this.choose((choices.find(({ kind }) => kind === 'totp') ?? choices[0])?.id);
  }

  choose(factorId: string | undefined): void {
    this.chosenId = factorId;
    this.resendAt = undefined;
    this.sending.forget();
    this.entering.forget();
  }

  setSent(): void {
    this.resendAt = this.clock.now() + resendAfter;
    this.entering.forget();
  }

  setLinked(kinds: readonly SignInWayKind[] | undefined): void {
    this.linked = kinds;
  }

  setWaiting(provider: IdentityProvider | undefined): void {
    this.waitingFor = provider;
  }

  /** What the provider refuses is told as any sign-in that fails (specification, section 8). */
  #told<T>(result: Result<T, Failure>): Result<T, Failure> {
    if (!result.ok) this.report.failed(result.error);
    return result;
  }

  #ask(rehearsal: boolean): Promise<boolean> {
    this.#answer?.(false);
    this.open(rehearsal);
    return new Promise((resolve) => (this.#answer = resolve));
  }

  #noted(success: object | undefined): void {
    if (this.step === undefined) return;
    if (success === undefined) {
      if (asksForSecondStep(this.entering.failure)) this.showSecondStep(this.confirm.secondStep() ?? []);
      return;
    }
    this.#confirmed = true;
    const shown = this.step === 'second' || !this.rehearsal;
    this.#answer?.(shown);
    this.#answer = undefined;
    this.close();
  }
}

function asksForSecondStep(problem: Failure | undefined): boolean {
  return problem?.code === 'auth/multi-factor-auth-required';
}
