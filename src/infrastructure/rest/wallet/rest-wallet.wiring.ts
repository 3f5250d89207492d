import { defineModule, provide } from '../../../application/kernel/provider';
import { AddressBookPort } from '../../../application/wallet/address-book.port';
import { ConvertPort } from '../../../application/wallet/convert.port';
import { TransfersPort } from '../../../application/wallet/transfers.port';
import { WalletPort } from '../../../application/wallet/wallet.port';
import { RestAddressBookAdapter } from './rest-address-book.adapter';
import { RestConvertAdapter } from './rest-convert.adapter';
import { RestTransfersAdapter } from './rest-transfers.adapter';
import { RestWalletAdapter } from './rest-wallet.adapter';

export const restWalletModule = defineModule('rest-wallet', [
  provide(WalletPort, RestWalletAdapter),
  provide(TransfersPort, RestTransfersAdapter),
  provide(AddressBookPort, RestAddressBookAdapter),
  provide(ConvertPort, RestConvertAdapter),
]);
