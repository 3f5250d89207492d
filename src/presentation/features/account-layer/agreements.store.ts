import { actionBound, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import { AgreeToDocuments } from '../../../application/account/agree-to-documents.use-case';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure } from '../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Environment } from '../../../application/platform/environment';
import { LogOut } from '../../../application/session/log-out.use-case';
import type { Agreement } from '../../../domain/account/account-profile';
import { agreedByOpening, outstandingAgreements } from '../../../domain/account/agreements';
import { AccountProfileStore } from './account-profile.store';
import type { Needs } from '../../../application/kernel/token';

/** Documents that the account has yet to agree to, and its answer. Declining logs out. */
export class AgreementsStore implements Startable {
  static readonly needs: Needs<typeof AgreementsStore> = [
    Environment,
    AccountProfileStore,
    AgreeToDocuments,
    LogOut,
    Clock,
  ];
  static readonly perAccount = true;

  busy = false;
  failure: Failure | undefined = undefined;

  constructor(
    private readonly environment: Environment,
    private readonly profiles: AccountProfileStore,
    private readonly agreeTo: AgreeToDocuments,
    private readonly logOut: LogOut,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      busy: observable,
      failure: observableRef,
      missing: computed,
      asked: computed,
      begin: actionBound,
      end: actionBound,
    });
  }

  get missing(): readonly Agreement[] {
    const { profile } = this.profiles;
    return profile ? outstandingAgreements(this.environment.agreements ?? {}, profile) : [];
  }

  /** Those that the person has to be asked for. */
  get asked(): readonly Agreement[] {
    const { profile } = this.profiles;
    return profile && !agreedByOpening(profile, this.missing, this.clock.now()) ? this.missing : [];
  }

  start(): Unsubscribe {
    return reaction(
      () => this.missing.length > 0 && this.asked.length === 0,
      (silently) => {
        if (silently) void this.agree();
      },
      { fireImmediately: true },
    );
  }

  async agree(): Promise<void> {
    if (this.busy) return;
    this.begin();
    const agreed = await this.agreeTo.execute(this.missing);
    this.end(agreed.ok ? undefined : agreed.error);
  }

  async decline(): Promise<void> {
    if (this.busy) return;
    this.begin();
    await this.logOut.execute().finally(() => this.end());
  }

  begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  end(failure?: Failure): void {
    this.busy = false;
    this.failure = failure;
  }
}
