import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { ChainsQueries } from '../../../application/wallet/chains.queries';
import { WithdrawalQueries } from '../../../application/wallet/withdrawal.queries';
import { ChangeAddressBook } from '../../../application/wallet/change-address-book.use-case';
import type { SafeAct } from '../../../domain/security/safe-act';
import { failure, type Result } from '../../../domain/shared/result';
import type { AddressBook, BookedAddress, NewAddress } from '../../../domain/wallet/address-book';
import { StepUpStore } from '../account-kit/step-up.store';

/** Recipients that are kept, and whether coins may go to others. One change at a time, those that weaken with a proof. */
export class AddressBookStore {
  static readonly needs: Needs<typeof AddressBookStore> = [
    WithdrawalQueries,
    ChainsQueries,
    ChangeAddressBook,
    StepUpStore,
    NoticesPort,
  ];
  static readonly perAccount = true;

  adding = false;
  /** Asked whether it is really to go. */
  removing: BookedAddress | undefined = undefined;
  /** Asked whether coins are to go to saved addresses alone. */
  limiting = false;
  busy = false;
  /** Of the last change of the rule. */
  failure: Failure | undefined = undefined;

  constructor(
    private readonly queries: WithdrawalQueries,
    private readonly chains: Pick<ChainsQueries, 'networkNames'>,
    private readonly addresses: ChangeAddressBook,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      adding: observable,
      removing: observableRef,
      limiting: observable,
      busy: observable,
      failure: observableRef,
      open: actionBound,
      ask: actionBound,
      askLimit: actionBound,
    });
  }

  book(): Resource<AddressBook> {
    return this.queries.addressBook();
  }

  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.chains.networkNames();
  }

  open(adding: boolean): void {
    this.adding = adding;
  }

  ask(removing: BookedAddress | undefined): void {
    this.removing = removing;
  }

  askLimit(limiting: boolean): void {
    this.limiting = limiting;
  }

  async add(address: NewAddress): Promise<Result<BookedAddress, Failure>> {
    const { network, address: text, memo } = address;
    const subject = { label: address.label.trim(), network, address: text, memo };
    const added = await this.#once(() =>
      this.stepUp.run({ action: 'WITHDRAWAL_ADDRESS', subject }, (proof) => this.addresses.add(address, proof)),
    );
    if (added.ok) {
      this.open(false);
      this.notices.show('success', { key: 'addressBook:added', values: { name: subject.label } });
    }
    return added;
  }

  async remove({ addressId, label }: BookedAddress): Promise<void> {
    const removed = await this.#once(() => this.addresses.remove(addressId));
    this.ask(undefined);
    // One that is gone already is what was wished.
    if (removed.ok || removed.error.kind === 'notFound')
      this.notices.show('success', { key: 'addressBook:removed', values: { name: label } });
    else runInAction(() => (this.failure = removed.error));
  }

  async setListedOnly(listedOnly: boolean): Promise<void> {
    const act: SafeAct = { action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } };
    const changed = await this.#once(() =>
      listedOnly
        ? this.addresses.setListedOnly(true, {})
        : this.stepUp.run(act, (proof) => this.addresses.setListedOnly(false, proof)),
    );
    this.askLimit(false);
    runInAction(() => (this.failure = changed.ok || changed.error.kind === 'cancelled' ? undefined : changed.error));
  }

  async #once<T>(act: () => Outcome<T>): Outcome<T> {
    if (this.busy) return failure({ kind: 'cancelled' });
    runInAction(() => (this.busy = true));
    return act().finally(() => runInAction(() => (this.busy = false)));
  }
}
