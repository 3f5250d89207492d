import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { ChangePasskeys } from '../../../application/security/change-passkeys.use-case';
import { PasskeysQueries } from '../../../application/security/passkeys.queries';
import { SecurityQueries } from '../../../application/security/security.queries';
import type { Passkey } from '../../../domain/security/passkey';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';

/** The passkeys of an account: several, each with a name, each removed with a proof. */
export class PasskeysStore {
  static readonly needs: Needs<typeof PasskeysStore> = [
    ChangePasskeys,
    PasskeysQueries,
    SecurityQueries,
    StepUpStore,
    NoticesPort,
  ];

  /** Which dialog is open: the name of a new one, or whether one goes. */
  dialog: 'add' | Passkey | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly change: ChangePasskeys,
    private readonly queries: PasskeysQueries,
    private readonly security: SecurityQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { dialog: observableRef, open: actionBound, close: actionBound });
  }

  /** Whether this browser can make one. */
  get isAvailable(): boolean {
    return this.change.isAvailable;
  }

  list(): Resource<readonly Passkey[]> {
    return this.queries.list();
  }

  /** While they are on screen, they are read again with every change: one may have confirmed it. */
  start(): Unsubscribe {
    const stop = this.security.onChanged(() => void this.list().refresh());
    return () => {
      stop();
      this.close();
    };
  }

  open(dialog: 'add' | Passkey): void {
    this.dialog = dialog;
    this.request.forget();
  }

  close(): void {
    this.dialog = undefined;
  }

  /** The device makes it first, so that nobody proves what then cannot be done. */
  async add(name: string): Promise<void> {
    const added = await this.request.run(async () => {
      const made = await this.change.create();
      if (!made.ok) return made;
      return this.stepUp.run({ action: 'ADD_PASSKEY', subject: { name } }, (proof) =>
        this.change.add(name, made.value, proof),
      );
    });
    if (added) this.#done('security:passkeys.added');
  }

  async remove({ id }: Passkey): Promise<void> {
    this.close();
    const removed = await this.request.run(() =>
      this.stepUp.run({ action: 'REMOVE_PASSKEY', subject: { passkeyId: id } }, (proof) =>
        this.change.remove(id, proof),
      ),
    );
    if (removed) this.#done('security:passkeys.removed');
  }

  #done(key: string): void {
    this.close();
    this.notices.show('success', { key });
  }
}
