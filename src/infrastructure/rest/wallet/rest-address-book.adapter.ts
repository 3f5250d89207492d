import type * as z from 'zod/mini';
import type { Outcome } from '../../../application/kernel/failure';
import type { AddressBookCommandsPort } from '../../../application/wallet/address-book-commands.port';
import type { AddressBookPort } from '../../../application/wallet/address-book.port';
import type { WithdrawalProof } from '../../../application/wallet/wallet-commands.port';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { AddressBook, BookedAddress, NewAddress } from '../../../domain/wallet/address-book';
import type { walletEndpoints } from '../../wire/catalogue/wallet.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

type AddressRow = z.output<typeof walletEndpoints.addAddress.answer>['data'];

export class RestAddressBookAdapter implements AddressBookPort, AddressBookCommandsPort {
  static readonly needs: Needs<typeof RestAddressBookAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async book(): Outcome<AddressBook> {
    const answer = await this.#client.send(call('addresses'));
    return mapResult(answer, ({ data }) => ({
      addresses: data.rows.map(addressFromWire),
      listedOnly: data.listedOnly,
      listedOnlyUntil: instantFrom(data.listedOnlyUntil),
    }));
  }

  async add(
    { label, network, address, memo, withoutMemo }: NewAddress,
    proof: WithdrawalProof,
  ): Outcome<BookedAddress> {
    const said = { ...(memo !== '' && { extra: memo }), ...(withoutMemo && { withoutExtra: true }) };
    const body = { label, network, address, ...said, ...codes(proof) };
    const answer = await this.#client.send(call('addAddress'), { body });
    return mapResult(answer, ({ data }) => addressFromWire(data));
  }

  async remove(addressId: string): Outcome<void> {
    const answer = await this.#client.send(call('removeAddress'), { parameters: { addressId } });
    return mapResult(answer, () => undefined);
  }

  async setListedOnly(listedOnly: boolean, proof: WithdrawalProof): Outcome<void> {
    const answer = await this.#client.send(call('setListedOnly'), { body: { listedOnly, ...codes(proof) } });
    return mapResult(answer, () => undefined);
  }
}

function codes({ otp, emailCode, passkey }: WithdrawalProof) {
  return {
    ...(otp === undefined ? {} : { otp }),
    ...(emailCode === undefined ? {} : { emailCode }),
    ...(passkey === undefined ? {} : { passkey }),
  };
}

function addressFromWire(row: AddressRow): BookedAddress {
  const { addressId, label, network, address, extra, withoutExtra, createdTime, usableTime } = row;
  const createdAt = instantFrom(createdTime) ?? 0;
  return {
    addressId,
    label,
    network,
    address,
    memo: extra ?? '',
    ...(withoutExtra && { withoutMemo: true }),
    createdAt,
    usableAt: instantFrom(usableTime) ?? createdAt,
  };
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof walletEndpoints>(name: Name): Promise<(typeof walletEndpoints)[Name]> {
  return (await import('../../wire/catalogue/wallet.endpoints')).walletEndpoints[name];
}
