import { failure } from '../../domain/shared/result';
import type { BookedAddress, NewAddress } from '../../domain/wallet/address-book';
import { memoProblem } from '../../domain/wallet/addresses/memo';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { AddressBookCommandsPort } from './address-book-commands.port';
import { WithdrawalQueries } from './withdrawal.queries';
import type { WithdrawalProof } from './wallet-commands.port';

/** Adds and removes addresses to withdraw to, and limits withdrawals to them; the list is read again after each. */
export class ChangeAddressBook {
  static readonly needs: Needs<typeof ChangeAddressBook> = [AddressBookCommandsPort, WithdrawalQueries];

  constructor(
    private readonly addresses: AddressBookCommandsPort,
    private readonly queries: WithdrawalQueries,
  ) {}

  /**
   * `invalid` where the memo is none of the network, or is missing and nobody has said that none is needed: coins would be
   * sent so later.
   */
  async add(address: NewAddress, proof: WithdrawalProof): Outcome<BookedAddress> {
    if (memoProblem(address)) return failure({ kind: 'invalid', detail: 'memo' });
    return this.#changed(this.addresses.add({ ...address, label: address.label.trim() }, proof));
  }

  remove(addressId: string): Outcome<void> {
    return this.#changed(this.addresses.remove(addressId));
  }

  /** At once when it gets stricter; calling it off takes a day. */
  setListedOnly(listedOnly: boolean, proof: WithdrawalProof): Outcome<void> {
    return this.#changed(this.addresses.setListedOnly(listedOnly, proof));
  }

  async #changed<T>(change: Outcome<T>): Outcome<T> {
    const changed = await change;
    void this.queries.addressBook().refresh();
    return changed;
  }
}
