import type { BookedAddress, NewAddress } from '../../domain/wallet/address-book';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WithdrawalProof } from './wallet-commands.port';

/** Addresses to withdraw to (reliability 1.5). Needs a session; a proof is of the safe action WITHDRAWAL_ADDRESS. */
export interface AddressBookCommandsPort {
  /** `invalid` for what is no address of the network or for the proof, `duplicate` for one that is listed. */
  add(address: NewAddress, proof: WithdrawalProof): Outcome<BookedAddress>;
  /** `notFound` for one that is not the person's. */
  remove(addressId: string): Outcome<void>;
  /** Whether only listed addresses may be used: at once when it gets stricter; calling it off needs the proof and takes a day. */
  setListedOnly(listedOnly: boolean, proof: WithdrawalProof): Outcome<void>;
}

export const AddressBookCommandsPort = token<AddressBookCommandsPort>('AddressBookCommandsPort');
