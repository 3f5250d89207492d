import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeAuthenticator } from '../../../application/security/change-authenticator.use-case';
import { SecurityPort } from '../../../application/security/security.port';
import { SecurityQueries } from '../../../application/security/security.queries';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** What binding an authenticator goes through, one after the other. */
export const enrolmentSteps = ['app', 'key', 'kept', 'code'] as const;
type EnrolmentStep = (typeof enrolmentSteps)[number];

interface NewKey {
  /** Base 32. */
  readonly secret: string;
  readonly uri: string;
}

/** The authenticator of the exchange: binding, trying and removing it. A key is known only while it is being bound. */
export class AuthenticatorStore {
  static readonly needs: Needs<typeof AuthenticatorStore> = [
    SecurityQueries,
    SecurityPort,
    ChangeAuthenticator,
    StepUpStore,
    NoticesPort,
  ];
  static readonly perAccount = true;

  dialog: 'enrol' | 'rehearse' | 'remove' | undefined = undefined;
  step: EnrolmentStep = 'app';
  key: NewKey | undefined = undefined;
  readonly reading = new SingleRequest();
  readonly request = new SingleRequest();

  constructor(
    private readonly queries: SecurityQueries,
    private readonly security: SecurityPort,
    private readonly change: ChangeAuthenticator,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      dialog: observable,
      step: observable,
      key: observableRef,
      open: actionBound,
      goTo: actionBound,
      close: actionBound,
    });
  }

  open(dialog: 'enrol' | 'rehearse' | 'remove'): void {
    this.dialog = dialog;
    this.step = 'app';
    this.request.forget();
    if (dialog === 'enrol') void this.readKey();
  }

  /** Forgets the key, and what was refused. */
  close(): void {
    this.dialog = undefined;
    this.key = undefined;
    this.request.forget();
  }

  goTo(step: EnrolmentStep): void {
    this.step = step;
    this.request.forget();
  }

  async readKey(): Promise<void> {
    const read = await this.reading.run(() => this.security.authenticator());
    if (!read || this.dialog !== 'enrol') return;
    if (read.value.bound) {
      // Meanwhile bound in another tab.
      this.close();
      this.queries.changed();
      return;
    }
    const { secret, uri } = read.value;
    runInAction(() => (this.key = { secret, uri }));
  }

  /** @param code what the authenticator shows for the new key */
  async bind(code: string): Promise<void> {
    const { key } = this;
    if (!key) return;
    await this.#do('security:authenticator.bound', () =>
      this.stepUp.run({ action: 'BIND_OTP' }, (proof) => this.change.bind(code, key.secret, proof)),
    );
  }

  async rehearse(code: string): Promise<void> {
    await this.#do('security:authenticator.rehearsed', () => this.change.rehearse(code));
  }

  /** Asked once: what comes of it is told on the section. */
  async remove(): Promise<void> {
    this.close();
    await this.#do('security:authenticator.removed', () =>
      this.stepUp.run({ action: 'UNBIND_OTP' }, (proof) => this.change.remove(proof)),
    );
  }

  async #do(done: string, act: Parameters<SingleRequest['run']>[0]): Promise<void> {
    if (!(await this.request.run(act))) return;
    this.close();
    this.notices.show('success', { key: done });
  }
}
