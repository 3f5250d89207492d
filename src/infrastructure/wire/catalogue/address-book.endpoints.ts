import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { dataAnswer, emptyAnswer, flag, wireFlag, wireId, wireTime } from './wire';
import { withdrawalProof } from './withdrawal-proof';

const { otp, emailCode, passkey } = withdrawalProof;

const addressBook = 'exchanges keep a list of withdrawal addresses, and no public call gives its shape';

const listing = {
  label: z.string(),
  network: z.string(),
  address: z.string(),
  extra: z.optional(z.nullable(z.string())),
};

const bookedAddress = z.object({
  addressId: wireId,
  ...listing,
  /** Somebody has said that no memo is needed, though the network knows them. */
  withoutExtra: z.optional(wireFlag),
  createdTime: wireTime,
  usableTime: wireTime,
});

/** Where a person withdraws to: part of the wallet's calls. */
export const addressBookEndpoints = {
  addresses: endpoint({
    id: 'wallet.addresses',
    method: 'GET',
    path: '/asset/wallet/v1/addresses',
    access: 'private',
    summary: 'Addresses the person withdraws to, and whether only these may be used.',
    answer: dataAnswer(
      z.object({
        listedOnly: wireFlag,
        listedOnlyUntil: z.optional(z.nullable(wireTime)),
        rows: z.array(bookedAddress),
      }),
    ),
    assumed: addressBook,
    source: 'reliability 1.5',
  }),
  addAddress: endpoint({
    id: 'wallet.addAddress',
    method: 'POST',
    path: '/asset/wallet/v1/addresses',
    access: 'private',
    summary: 'Lists an address; it may be used a day later where only listed ones may.',
    body: z.object({ ...listing, withoutExtra: z.optional(flag), otp, emailCode, passkey }),
    answer: dataAnswer(bookedAddress),
    assumed: addressBook,
    source: 'reliability 1.5',
  }),
  removeAddress: endpoint({
    id: 'wallet.removeAddress',
    method: 'DELETE',
    path: '/asset/wallet/v1/addresses/{addressId}',
    access: 'private',
    summary: 'Takes an address off the list.',
    parameters: z.object({ addressId: z.coerce.number() }),
    answer: emptyAnswer,
    assumed: addressBook,
    source: 'reliability 1.5',
  }),
  setListedOnly: endpoint({
    id: 'wallet.setListedOnly',
    method: 'PUT',
    path: '/asset/wallet/v1/addresses/listed_only',
    access: 'private',
    summary: 'Whether only listed addresses may be used; calling it off needs a proof and takes a day.',
    body: z.object({ listedOnly: flag, otp, emailCode, passkey }),
    answer: emptyAnswer,
    assumed: addressBook,
    source: 'reliability 1.5',
  }),
} as const;
