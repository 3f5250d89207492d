import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Outcome } from '../../../application/kernel/failure';
import { NoticesPort } from '../../kit/notices.port';
import { EndDevices } from '../../../application/security/end-devices.use-case';
import { SecurityQueries } from '../../../application/security/security.queries';
import { ChangeSignInPassword } from '../../../application/session/change-sign-in-password.use-case';
import { RecordRehearsal } from '../../../application/session/record-rehearsal.use-case';
import { ChangeSecondFactors } from '../../../application/session/change-second-factors.use-case';
import { ChangeSignInWays } from '../../../application/session/change-sign-in-ways.use-case';
import { SignInWaysPort } from '../../../application/session/sign-in-ways.port';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { isRehearsalDue } from '../../../domain/session/rehearsal';
import type { SignInIdentity, SignInWayKind } from '../../../domain/session/sign-in-identity';
import type { Instant } from '../../../domain/shared/instant';
import { SingleRequest } from '../session/single-request';
import { AuthenticatorEnrolmentStore } from './authenticator-enrolment.store';
import { PhoneEnrolmentStore } from './phone-enrolment.store';
import { ReauthenticationStore } from './reauthentication.store';
import { SignInPasswordStore } from './sign-in-password.store';
import type { Needs } from '../../../application/kernel/token';

/** How somebody signs in: known once they have confirmed who they are, because the provider keeps it and not the exchange. */
export class SignInMethodsStore {
  static readonly needs: Needs<typeof SignInMethodsStore> = [
    ReauthenticationStore,
    AuthenticatorEnrolmentStore,
    PhoneEnrolmentStore,
    SignInPasswordStore,
    SignInWaysPort,
    ChangeSignInPassword,
    ChangeSecondFactors,
    ChangeSignInWays,
    RecordRehearsal,
    EndDevices,
    SecurityQueries,
    NoticesPort,
    Clock,
  ];

  readonly changing = new SingleRequest();
  readonly ending = new SingleRequest();
  identity: SignInIdentity | undefined = undefined;
  /** When a second factor was shown last; `undefined` without one, or before it is known. */
  shownAt: Instant | undefined = undefined;
  choosingPassword = false;
  /** After a change that left the other devices logged in: whether to end them is asked. */
  asksToEndOthers = false;
  verificationSent = false;

  constructor(
    readonly reauthentication: ReauthenticationStore,
    readonly authenticator: AuthenticatorEnrolmentStore,
    readonly phone: PhoneEnrolmentStore,
    readonly newPassword: SignInPasswordStore,
    private readonly ways: SignInWaysPort,
    private readonly changePassword: ChangeSignInPassword,
    private readonly changeFactors: ChangeSecondFactors,
    private readonly changeWays: ChangeSignInWays,
    private readonly rehearsals: RecordRehearsal,
    private readonly devices: EndDevices,
    private readonly security: SecurityQueries,
    private readonly notices: NoticesPort,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      identity: observableRef,
      shownAt: observable,
      choosingPassword: observable,
      asksToEndOthers: observable,
      verificationSent: observable,
      rehearsalDue: computed,
      asks: computed,
      setIdentity: actionBound,
      setShownAt: actionBound,
      setChoosingPassword: actionBound,
      setAsksToEndOthers: actionBound,
      setVerificationSent: actionBound,
    });
  }

  get rehearsalDue(): boolean {
    return this.shownAt !== undefined && isRehearsalDue(this.shownAt, this.clock.now());
  }

  /** Whether one of the dialogs is open. */
  get asks(): boolean {
    const { authenticator, phone, reauthentication, choosingPassword } = this;
    return choosingPassword || authenticator.step !== undefined || phone.isOpen || reauthentication.step !== undefined;
  }

  /** @returns leaves the page again. */
  start(): () => void {
    void this.#readRehearsal();
    return () => void this.#leave();
  }

  async show(): Promise<void> {
    await this.#change(() => this.ways.identity());
  }

  async sendVerification(returnPath: string): Promise<void> {
    const sent = await this.changing.run(() =>
      this.reauthentication.run(() => this.changeWays.verifyEmail(returnPath)),
    );
    if (sent) this.setVerificationSent(true);
  }

  async factorAdded(identity: SignInIdentity | undefined): Promise<void> {
    if (!identity) return;
    this.setIdentity(identity);
    this.setAsksToEndOthers(true);
    this.notices.show('success', { key: 'signInMethods:done.factorAdded' });
    await this.#recordShown();
  }

  async removeFactor(factorId: string): Promise<boolean> {
    const removed = await this.#change(() => this.changeFactors.remove(factorId));
    if (removed) this.notices.show('success', { key: 'signInMethods:done.factorRemoved' });
    if (this.identity?.factors.length === 0) this.setShownAt(undefined);
    return removed;
  }

  async setPassword(password: string): Promise<boolean> {
    const changed = await this.#change(() => this.changePassword.execute(password));
    if (!changed) return false;
    this.setChoosingPassword(false);
    this.setAsksToEndOthers(false);
    this.notices.show('success', { key: 'signInMethods:done.password' });
    return true;
  }

  async link(provider: IdentityProvider): Promise<void> {
    if (await this.#change(() => this.changeWays.link(provider))) this.setAsksToEndOthers(true);
  }

  async removeWay(kind: SignInWayKind): Promise<boolean> {
    const removed = await this.#change(() => this.changeWays.remove(kind));
    if (removed) this.setAsksToEndOthers(true);
    return removed;
  }

  async rehearse(): Promise<void> {
    if (!(await this.reauthentication.rehearse())) return;
    await this.#recordShown();
    this.notices.show('success', { key: 'signInMethods:done.rehearsal' });
    if (this.identity === undefined) await this.show();
  }

  async endOthers(): Promise<void> {
    const ended = await this.ending.run(() => this.devices.endOthers());
    if (!ended) return;
    this.setAsksToEndOthers(false);
    this.notices.show('success', { key: 'signInMethods:done.othersEnded' });
  }

  setIdentity(identity: SignInIdentity | undefined): void {
    // Another than before: what the account is protected by has changed.
    if (this.identity && identity) this.security.changed();
    this.identity = identity;
    if (identity?.emailVerified) this.verificationSent = false;
  }

  setShownAt(at: Instant | undefined): void {
    this.shownAt = at;
  }

  setChoosingPassword(value: boolean): void {
    this.choosingPassword = value;
    this.changing.forget();
  }

  setAsksToEndOthers(value: boolean): void {
    this.asksToEndOthers = value;
  }

  setVerificationSent(value: boolean): void {
    this.verificationSent = value;
  }

  async #change(change: () => Outcome<SignInIdentity>): Promise<boolean> {
    const changed = await this.changing.run(() => this.reauthentication.run(change));
    if (changed) this.setIdentity(changed.value);
    return changed !== undefined;
  }

  async #readRehearsal(): Promise<void> {
    const last = await this.rehearsals.last();
    if (last.ok) this.setShownAt(last.value);
  }

  async #recordShown(): Promise<void> {
    const shown = await this.rehearsals.shown();
    if (shown.ok) this.setShownAt(shown.value);
  }

  async #leave(): Promise<void> {
    this.setIdentity(undefined);
    this.setChoosingPassword(false);
    this.setAsksToEndOthers(false);
    this.authenticator.close();
    this.phone.close();
    await this.reauthentication.leave();
  }
}
