import type { Instant } from '../shared/instant';
import { isSameAddress } from './addresses/address-check';

/** An address that a person withdraws to. */
export interface BookedAddress {
  readonly addressId: string;
  readonly label: string;
  readonly network: string;
  readonly address: string;
  /** Empty for none. */
  readonly memo: string;
  /** Somebody has said that none is needed, though the network knows them. */
  readonly withoutMemo?: true | undefined;
  readonly createdAt: Instant;
  /** From then on it may be used while only listed addresses may. */
  readonly usableAt: Instant;
}

export type NewAddress = Pick<BookedAddress, 'label' | 'network' | 'address' | 'memo' | 'withoutMemo'>;

/** One and the same recipient: one address, however it is written, under one memo to the letter. */
export function isSameRecipient(one: Recipient, other: Recipient): boolean {
  return (
    one.network === other.network && one.memo === other.memo && isSameAddress(one.network, one.address, other.address)
  );
}

type Recipient = Pick<BookedAddress, 'network' | 'address' | 'memo'>;

export interface AddressBook {
  readonly addresses: readonly BookedAddress[];
  readonly listedOnly: boolean;
  /** When the rule ends that was called off. */
  readonly listedOnlyUntil: Instant | undefined;
}
