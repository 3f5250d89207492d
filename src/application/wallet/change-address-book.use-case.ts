import type { BookedAddress } from '../../domain/wallet/address-book';
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

  add(
    address: Pick<BookedAddress, 'label' | 'network' | 'address' | 'memo'>,
    proof: WithdrawalProof,
  ): Outcome<BookedAddress> {
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
