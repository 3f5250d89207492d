import type { AddressBook } from '../../domain/wallet/address-book';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Addresses to withdraw to (reliability 1.5). Needs a session; a proof is of the safe action WITHDRAWAL_ADDRESS. */
export interface AddressBookPort {
  book(): Outcome<AddressBook>;
}

export const AddressBookPort = token<AddressBookPort>('AddressBookPort');
