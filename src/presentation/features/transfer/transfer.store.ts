import { makeObservable, observableRef, runInAction } from 'mobx';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { TransferMoney, type TransferOrder } from '../../../application/wallet/transfer-money.use-case';
import { TransferableBalances } from '../../../application/wallet/transferable-balances';
import { WalletQueries } from '../../../application/wallet/wallet.queries';

type TransferState =
  | { readonly status: 'typing' }
  /** `lost`: the answer was lost, and the exchange is asked what became of it. */
  | { readonly status: 'sending'; readonly lost: boolean }
  | { readonly status: 'done'; readonly order: TransferOrder }
  | { readonly status: 'refused'; readonly failure: Failure };

/** Moving money between one's own accounts. */
export class TransferStore {
  static readonly needs: Needs<typeof TransferStore> = [
    WalletQueries,
    SubAccountQueries,
    TransferMoney,
    TransferableBalances,
  ];
  static readonly perAccount = true;

  state: TransferState = { status: 'typing' };

  constructor(
    readonly wallet: WalletQueries,
    readonly accounts: SubAccountQueries,
    private readonly transfer: TransferMoney,
    /** Of the account that is logged in. */
    readonly transferable: TransferableBalances,
  ) {
    makeObservable(this, { state: observableRef });
  }

  /** Somebody begins, or changes what is typed: what was said of the last try is over. */
  begin(): void {
    if (this.state.status !== 'sending') this.#set({ status: 'typing' });
  }

  /** While one is under way no other begins. */
  async send(order: TransferOrder): Promise<void> {
    if (this.state.status === 'sending') return;
    this.#set({ status: 'sending', lost: false });
    const end = await this.transfer.execute(order, () => this.#set({ status: 'sending', lost: true }));
    this.#set(end.status === 'done' ? { status: 'done', order } : end);
  }

  #set(state: TransferState): void {
    runInAction(() => (this.state = state));
  }
}
