import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ChangeNames } from '../../../application/account/change-names.use-case';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { NoticesPort } from '../../kit/notices.port';
import type { Needs } from '../../../application/kernel/token';

/** Which name is being typed: of a new sub-account, of one there is, the account's own alias, or its public name. */
export type NameDialog =
  | { readonly kind: 'open' }
  | { readonly kind: 'rename'; readonly userId: string; readonly name: string }
  | { readonly kind: 'alias' | 'coolName'; readonly name: string };

/** Names of the account and its sub-accounts. One name is typed at a time, and sent once. */
export class AccountNamesStore {
  static readonly needs: Needs<typeof AccountNamesStore> = [ChangeNames, NoticesPort];
  static readonly perAccount = true;

  dialog: NameDialog | undefined = undefined;
  busy = false;
  failure: Failure | undefined = undefined;

  constructor(
    private readonly names: ChangeNames,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      dialog: observableRef,
      busy: observable,
      failure: observableRef,
      ask: actionBound,
      close: actionBound,
      retype: actionBound,
    });
  }

  ask(dialog: NameDialog): void {
    this.dialog = dialog;
    this.failure = undefined;
  }

  close(): void {
    this.dialog = undefined;
    this.failure = undefined;
  }

  /** Another name is typed: what was refused was not this one. */
  retype(): void {
    this.failure = undefined;
  }

  async submit(name: string): Promise<void> {
    const { dialog } = this;
    if (!dialog || this.busy) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const done = await this.#send(dialog, name);
    runInAction(() => {
      this.busy = false;
      if (!done.ok) this.failure = done.error;
      else if (this.dialog === dialog) this.dialog = undefined;
    });
    if (!done.ok) return;
    this.notices.show('success', {
      key: dialog.kind === 'open' ? 'account:subs.opened' : 'account:name.changed',
      values: { name },
    });
  }

  /** A name that is not typed: made up by the exchange, or that of the linked account of X. */
  async take(from: 'random' | 'twitter'): Promise<void> {
    if (this.busy) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const done = await (from === 'random' ? this.names.takeRandomCoolName() : this.names.takeTwitterName());
    runInAction(() => {
      this.busy = false;
      if (!done.ok) this.failure = done.error;
      else if (this.dialog?.kind === 'coolName') this.dialog = undefined;
    });
    if (done.ok) this.notices.show('success', { key: 'account:name.changed', values: { name: done.value.coolName } });
  }

  #send(dialog: NameDialog, name: string): Outcome<unknown> {
    switch (dialog.kind) {
      case 'open':
        return this.names.openSubAccount(name);
      case 'rename':
        return this.names.renameSubAccount(dialog.userId, name);
      case 'alias':
        return this.names.rename(name);
      case 'coolName':
        return this.names.chooseCoolName(name);
    }
  }
}
