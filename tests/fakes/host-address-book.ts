import type { BookedAddress as SandboxAddress } from '../../sandbox/services/wallet/address-book';
import type { Outcome } from '../../src/application/kernel/failure';
import type { AddressBookCommandsPort } from '../../src/application/wallet/address-book-commands.port';
import type { AddressBookPort } from '../../src/application/wallet/address-book.port';
import type { WithdrawalProof } from '../../src/application/wallet/wallet-commands.port';
import type { AddressBook, BookedAddress, NewAddress } from '../../src/domain/wallet/address-book';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostAddressBook implements AddressBookPort, AddressBookCommandsPort {
  static readonly needs: Needs<typeof HostAddressBook> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  book(): Outcome<AddressBook> {
    return this.calls.as((user, { wallet }) => {
      const { addresses, listedOnly, listedOnlyUntil } = wallet.addresses.state(user);
      return { addresses: addresses.map(addressOf), listedOnly, listedOnlyUntil };
    });
  }

  add(address: NewAddress, proof: WithdrawalProof): Outcome<BookedAddress> {
    return this.calls.as(async (user, { wallet }) => addressOf(await wallet.addAddress(user, address, proof)));
  }

  remove(addressId: string): Outcome<void> {
    return this.calls.as((user, { wallet }) => wallet.addresses.remove(user, Number(addressId)));
  }

  setListedOnly(listedOnly: boolean, proof: WithdrawalProof): Outcome<void> {
    return this.calls.as((user, { wallet }) => wallet.setListedOnly(user, listedOnly, proof));
  }
}

function addressOf({ addressId, ...address }: SandboxAddress): BookedAddress {
  return { ...address, addressId: String(addressId) };
}
