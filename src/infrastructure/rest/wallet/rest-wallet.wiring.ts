import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { AddressBookPort } from '../../../application/wallet/address-book.port';
import { ConvertPort } from '../../../application/wallet/convert.port';
import { TransfersPort } from '../../../application/wallet/transfers.port';
import { WalletPort } from '../../../application/wallet/wallet.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestAddressBookAdapter } from './rest-address-book.adapter';
import { RestConvertAdapter } from './rest-convert.adapter';
import { RestTransfersAdapter } from './rest-transfers.adapter';
import { RestWalletAdapter } from './rest-wallet.adapter';

export const restWalletModule = defineModule('rest-wallet', [
  entry(provide(WalletPort, RestWalletAdapter, RestClient, UnknownValues)),
  entry(provide(TransfersPort, RestTransfersAdapter, RestClient)),
  entry(provide(AddressBookPort, RestAddressBookAdapter, RestClient)),
  entry(provide(ConvertPort, RestConvertAdapter, RestClient)),
]);
