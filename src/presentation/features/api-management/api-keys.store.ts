import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { VisitorQueries } from '../../../application/account/visitor.queries';
import { answerOf } from '../../../application/kernel/answer-of';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { Resource } from '../../../application/kernel/resource';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeApiKeys } from '../../../application/security/change-api-keys.use-case';
import { type ApiKeys, CredentialsQueries } from '../../../application/security/credentials.queries';
import type { Place } from '../../../domain/account/place';
import type { SubAccount } from '../../../domain/account/sub-account';
import type { ApiKey, ApiKeyPermission, ApiKeyWish } from '../../../domain/security/api-key';
import type { Proof } from '../../../domain/security/factor';
import type { SafeAct } from '../../../domain/security/safe-act';
import type { Instant } from '../../../domain/shared/instant';
import { failure, type Result } from '../../../domain/shared/result';
import { StepUpStore } from '../account-kit/step-up.store';
import type { Needs } from '../../../application/kernel/token';

export type NewApiKey = ApiKey & { readonly secret: string };

/** Of the form, as they are typed. */
export interface KeyFields {
  readonly name: string;
  readonly permissions: readonly ApiKeyPermission[];
  readonly ipList: string;
}

/** API keys of one account at a time: the own ones, or a sub-account's. One write at a time, each with its proof. */
export class ApiKeysStore {
  static readonly needs: Needs<typeof ApiKeysStore> = [
    CredentialsQueries,
    SubAccountQueries,
    ChangeApiKeys,
    StepUpStore,
    NoticesPort,
    VisitorQueries,
    Clock,
  ];
  static readonly perAccount = true;

  /** A sub-account's keys; the own ones when absent. */
  subUserId: string | undefined = undefined;
  /** The form for a new key is open. */
  creating = false;
  /** What was last typed into the form. */
  draft: Partial<KeyFields> = {};
  #owner: string | undefined = undefined;
  #waits = false;
  /** With its secret, until its owner has kept it; nowhere else. */
  created: NewApiKey | undefined = undefined;
  busy = false;

  constructor(
    private readonly queries: CredentialsQueries,
    private readonly accounts: SubAccountQueries,
    private readonly keys: ChangeApiKeys,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
    private readonly visitor: VisitorQueries,
    private readonly clock: Clock,
  ) {
    makeObservable(this, {
      subUserId: observable,
      creating: observable,
      created: observableRef,
      busy: observable,
      choose: actionBound,
      openForm: actionBound,
      leave: actionBound,
      wait: actionBound,
      resume: actionBound,
    });
  }

  keysOf(subUserId: string | undefined): Resource<ApiKeys> {
    return this.queries.keys(subUserId);
  }

  subAccounts(): Resource<readonly SubAccount[]> {
    return this.accounts.list();
  }

  /** Where the person seems to call from. */
  here(): Outcome<Place> {
    return answerOf(this.visitor.here());
  }

  /** By which it is judged what has not been used for long. */
  now(): Instant {
    return this.clock.now();
  }

  choose(subUserId: string | undefined): void {
    this.subUserId = subUserId;
  }

  openForm(): void {
    this.creating = true;
  }

  typed(fields: Partial<KeyFields>): void {
    this.draft = fields;
  }

  /** Closes the form and forgets what was typed, and the secret. */
  leave(): void {
    this.creating = false;
    this.created = undefined;
    this.draft = {};
  }

  /** Its owner was logged out while the form was open: it is open again once they are back. A secret does not wait. */
  wait(): void {
    const { creating, created, draft } = this;
    this.leave();
    this.#waits = creating && !created;
    if (this.#waits) this.draft = draft;
  }

  /** @param owner UID of the account: what waits is nobody else's */
  resume(owner: string | undefined): void {
    if (this.#waits && owner === this.#owner) this.creating = true;
    else if (this.#waits) this.draft = {};
    this.#waits = false;
    this.#owner = owner;
  }

  async create(wish: Omit<ApiKeyWish, 'subUserId'>): Promise<Result<NewApiKey, Failure>> {
    const { subUserId } = this;
    const subject = {
      name: wish.name,
      permissions: wish.permissions.join(','),
      ipList: wish.ipList.join(','),
      subUserId: subUserId ?? '',
    };
    const made = await this.#proven({ action: 'CREATE_CREDENTIAL', subject }, (proof) =>
      this.keys.create({ ...wish, subUserId }, proof),
    );
    if (made.ok) runInAction(() => (this.created = made.value));
    return made;
  }

  async setIpList(key: ApiKey, ipList: readonly string[]): Promise<Result<ApiKey, Failure>> {
    const { subUserId } = this;
    const subject = { credentialId: key.id, ipList: ipList.join(',') };
    const changed = await this.#proven({ action: 'EDIT_CREDENTIAL', subject }, (proof) =>
      this.keys.setIpList(key, ipList, proof, subUserId),
    );
    if (changed.ok) this.#done('credentials:notice.addresses', key.name);
    return changed;
  }

  async remove(key: ApiKey): Promise<Result<void, Failure>> {
    const { subUserId } = this;
    const removed = await this.#proven({ action: 'DELETE_CREDENTIAL', subject: { credentialId: key.id } }, (proof) =>
      this.keys.remove(key, proof, subUserId),
    );
    if (removed.ok) this.#done('credentials:notice.removed', key.name);
    return removed;
  }

  #done(key: string, name: string): void {
    this.notices.show('success', { key, values: { name } });
  }

  async #proven<T>(safeAct: SafeAct, act: (proof: Proof) => Outcome<T>): Outcome<T> {
    if (this.busy) return failure({ kind: 'cancelled' });
    runInAction(() => (this.busy = true));
    return this.stepUp.run(safeAct, act).finally(() => runInAction(() => (this.busy = false)));
  }
}
