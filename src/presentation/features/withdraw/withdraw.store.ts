import { TransferableBalances } from '../../../application/wallet/transferable-balances';
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { SecurityQueries } from '../../../application/security/security.queries';
import { CancelWithdrawal } from '../../../application/wallet/cancel-withdrawal.use-case';
import { ChainsQueries } from '../../../application/wallet/chains.queries';
import { WithdrawalQueries } from '../../../application/wallet/withdrawal.queries';
import { type LookUp, SendWithdrawal } from '../../../application/wallet/send-withdrawal.use-case';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import type { WithdrawalWish } from '../../../application/wallet/withdrawal-record';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { SafeAct } from '../../../domain/security/safe-act';
import { decimalText, type Decimal } from '../../../domain/shared/decimal';
import { goodAmount, type AmountBounds } from '../../../domain/wallet/amount-rules';
import type { Payee } from '../../../domain/wallet/transfer';
import { leastWithdrawal } from '../../../domain/wallet/withdrawal';
import { TypedFigure } from '../../kit/data/typed-figure';
import { failureKey } from '../../kit/formats/failure-keys';
import { StepUpStore } from '../account-kit/step-up.store';
import { RecipientStore } from './recipient.store';

type WithdrawalState =
  | { readonly status: 'typing' }
  | { readonly status: 'review'; readonly wish: WithdrawalWish; readonly failure?: Failure }
  /** The answer was lost, and the exchange is asked. */
  | { readonly status: 'lookedUp'; readonly wish: WithdrawalWish }
  | (LookUp & { readonly wish: WithdrawalWish });

/** One withdrawal from what is typed to where it is known to have left. What was typed stays until another is begun. */
export class WithdrawStore {
  static readonly needs: Needs<typeof WithdrawStore> = [
    WithdrawalQueries,
    ChainsQueries,
    WalletQueries,
    SecurityQueries,
    TransferableBalances,
    SendWithdrawal,
    CancelWithdrawal,
    StepUpStore,
    NoticesPort,
  ];
  static readonly perAccount = true;

  asset = '';
  recipient = new RecipientStore();
  amount: TypedFigure | undefined = undefined;
  state: WithdrawalState = { status: 'typing' };
  /** Somebody wanted to go on: what is wrong may be said. */
  tried = false;
  busy = false;
  /** What may still leave within the day; `undefined` where that is not known. */
  allowed: Decimal | undefined = undefined;
  /** Who is to be paid by UID at the review; `undefined` where the host does not tell. */
  payee: Payee | undefined = undefined;
  /** Whose account it is typed in, by UID. */
  #owner: string | undefined = undefined;
  #kept = false;

  constructor(
    readonly queries: WithdrawalQueries,
    readonly chains: ChainsQueries,
    readonly wallet: WalletQueries,
    readonly security: SecurityQueries,
    private readonly transferable: TransferableBalances,
    private readonly sendWithdrawal: SendWithdrawal,
    private readonly cancelWithdrawal: CancelWithdrawal,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      asset: observable,
      recipient: observableRef,
      amount: observableRef,
      state: observableRef,
      tried: observable,
      busy: observable,
      allowed: observableRef,
      payee: observableRef,
      allow: actionBound,
      bounds: computed,
      begin: actionBound,
      review: actionBound,
      back: actionBound,
    });
  }

  /** Somebody goes to set up what a withdrawal asks for, or was logged out meanwhile: what was typed waits for them. */
  keep(): void {
    this.#kept = true;
  }

  /** @param owner UID of the account: nothing that was kept is another one's */
  begin(asset: string, marks: DecimalMarks, owner = this.#owner): void {
    // The asset may have yet to be chosen again.
    if (this.#kept && owner === this.#owner && (asset === '' || asset === this.asset)) {
      if (asset !== '') this.#kept = false;
      return;
    }
    this.#kept = false;
    this.#owner = owner;
    this.asset = asset;
    this.recipient = new RecipientStore();
    this.amount = new TypedFigure(marks);
    this.state = { status: 'typing' };
    this.tried = false;
    this.allowed = undefined;
  }

  allow(amount: Decimal | undefined): void {
    this.allowed = amount;
  }

  get bounds(): AmountBounds {
    const { network } = this.recipient;
    return {
      ...this.transferable.of(this.asset),
      dayLimit: this.allowed,
      places: network?.decimals,
      minimum: network && leastWithdrawal(network),
    };
  }

  /**
   * On to the review, unless something is wrong, which is said at its field from then on. Whose UID it is, is asked
   * before any code is: nobody proves anything for somebody who is not there.
   */
  async review(): Promise<void> {
    this.tried = true;
    this.amount?.leave();
    const to = this.recipient.recipient;
    const amount = goodAmount(this.amount?.value, this.bounds);
    if (!to || !amount || this.busy) return;
    const review: WithdrawalState = { status: 'review', wish: { asset: this.asset, amount, to } };
    this.payee = undefined;
    if (!('userId' in to)) {
      this.state = review;
      return;
    }
    const { state, recipient } = this;
    this.busy = true;
    const payee = await this.queries.payee(to.userId).finally(() => runInAction(() => (this.busy = false)));
    // Somebody may have begun another one meanwhile.
    if (this.state !== state) return;
    if (!payee.ok && payee.error.kind === 'notFound') return recipient.know({ unknownUserId: to.userId });
    runInAction(() => {
      this.payee = payee.ok ? payee.value : undefined;
      this.state = review;
    });
  }

  /** To what was typed, unless it is on its way: whoever had it before them again might send it twice. */
  back(): void {
    if (!this.busy) this.state = { status: 'typing' };
  }

  async send(): Promise<void> {
    const { state } = this;
    if (state.status !== 'review' || this.busy) return;
    const { wish } = state;
    const sending: WithdrawalState = { status: 'review', wish };
    runInAction(() => {
      this.busy = true;
      this.state = sending;
    });
    const sent = await this.stepUp
      .run(actOf(wish), (proof) => this.sendWithdrawal.execute(wish, proof))
      .finally(() => runInAction(() => (this.busy = false)));
    const { state: present } = this;
    if (!sent.ok) {
      const { error } = sent;
      if (error.kind === 'cancelled') return;
      if (present === sending) this.#now({ status: 'review', wish, failure: error });
      else this.notices.show('error', { key: failureKey(error) });
      return;
    }
    // Somebody may have begun another one meanwhile; the list shows this one all the same.
    if (present !== sending) return;
    if (sent.value.status === 'sent') return this.#now({ ...sent.value, wish });
    const lookUp: WithdrawalState = { status: 'lookedUp', wish };
    this.#now(lookUp);
    const known = await sent.value.outcome;
    if (this.state === lookUp) this.#now({ ...known, wish });
  }

  async cancel(withdrawalId: string): Promise<void> {
    if (this.busy) return;
    runInAction(() => (this.busy = true));
    const cancelled = await this.cancelWithdrawal
      .execute(withdrawalId)
      .finally(() => runInAction(() => (this.busy = false)));
    this.notices.show(cancelled.ok ? 'success' : 'warning', {
      key: cancelled.ok ? 'withdraw:cancel.done' : 'withdraw:cancel.tooLate',
    });
  }

  #now(state: WithdrawalState): void {
    runInAction(() => (this.state = state));
  }
}

function actOf({ asset, amount, to }: WithdrawalWish): SafeAct {
  const what = { asset, amount: decimalText(amount) };
  if ('userId' in to) return { action: 'WITHDRAW', subject: { ...what, userId: to.userId } };
  const { network, address, memo } = to;
  return { action: 'WITHDRAW', subject: { ...what, network, address, memo } };
}
