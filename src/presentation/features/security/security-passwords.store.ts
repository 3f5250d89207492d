import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Outcome } from '../../../application/kernel/failure';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeSecurityPassword } from '../../../application/security/change-security-password.use-case';
import type { Proof, SafeAction } from '../../../domain/security/factor';
import type { SecurityPasswordKind } from '../../../domain/security/security-overview';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** `forgotten` removes it by codes; `check` is there for the trading password alone. */
export type PasswordAct = 'create' | 'change' | 'check' | 'forgotten' | 'remove';

export interface PasswordFields {
  readonly password: string;
  readonly newPassword: string;
}

const actions = {
  trade: { change: 'TRADE_PASSWORD', reset: 'RESET_TRADE_PASSWORD' },
  withdraw: { change: 'WITHDRAW_PASSWORD', reset: 'RESET_WITHDRAW_PASSWORD' },
} as const satisfies Readonly<Record<SecurityPasswordKind, Readonly<Record<'change' | 'reset', SafeAction>>>>;

/** The passwords for trading and for withdrawing: one thing is done with one of them at a time. */
export class SecurityPasswordsStore {
  static readonly needs: Needs<typeof SecurityPasswordsStore> = [ChangeSecurityPassword, StepUpStore, NoticesPort];
  static readonly perAccount = true;

  dialog: { readonly kind: SecurityPasswordKind; readonly act: PasswordAct } | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly passwords: ChangeSecurityPassword,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { dialog: observableRef, open: actionBound, close: actionBound });
  }

  open(kind: SecurityPasswordKind, act: PasswordAct): void {
    this.dialog = { kind, act };
    this.request.forget();
  }

  close(): void {
    this.dialog = undefined;
  }

  async submit(fields: PasswordFields): Promise<void> {
    const { dialog } = this;
    if (!dialog || !(await this.request.run(() => this.#act(dialog.kind, dialog.act, fields)))) return;
    this.close();
    this.notices.show('success', { key: `security:password.${dialog.kind}.done.${dialog.act}` });
  }

  #act(kind: SecurityPasswordKind, act: PasswordAct, { password, newPassword }: PasswordFields): Outcome<void> {
    const proven = (change: 'CREATE' | 'CHANGE' | 'DELETE', proven: (proof: Proof) => Outcome<void>): Outcome<void> =>
      this.stepUp.run({ action: actions[kind].change, subject: { change } }, proven);
    switch (act) {
      case 'create':
        return proven('CREATE', (proof) => this.passwords.create(kind, newPassword, proof));
      case 'change':
        return proven('CHANGE', (proof) => this.passwords.change(kind, password, newPassword, proof));
      case 'remove':
        return proven('DELETE', (proof) => this.passwords.remove(kind, password, proof));
      case 'forgotten':
        return this.stepUp.run({ action: actions[kind].reset }, (proof) =>
          this.passwords.remove(kind, undefined, proof),
        );
      case 'check':
        return this.passwords.check(password);
    }
  }
}
