import { defineModule, provide } from '../../../application/kernel/provider';
import { AddressBookCommandsPort } from '../../../application/wallet/address-book-commands.port';
import { AddressBookPort } from '../../../application/wallet/address-book.port';
import { ConvertCommandsPort } from '../../../application/wallet/convert-commands.port';
import { ConvertPort } from '../../../application/wallet/convert.port';
import { TransfersCommandsPort } from '../../../application/wallet/transfers-commands.port';
import { TransfersPort } from '../../../application/wallet/transfers.port';
import { WalletCommandsPort } from '../../../application/wallet/wallet-commands.port';
import { WalletPort } from '../../../application/wallet/wallet.port';
import { RestAddressBookAdapter } from './rest-address-book.adapter';
import { RestConvertAdapter } from './rest-convert.adapter';
import { RestTransfersAdapter } from './rest-transfers.adapter';
import { RestWalletAdapter } from './rest-wallet.adapter';

export default defineModule('rest-wallet', [
  provide(WalletPort, RestWalletAdapter),
  provide(WalletCommandsPort, RestWalletAdapter),
  provide(TransfersPort, RestTransfersAdapter),
  provide(TransfersCommandsPort, RestTransfersAdapter),
  provide(AddressBookPort, RestAddressBookAdapter),
  provide(AddressBookCommandsPort, RestAddressBookAdapter),
  provide(ConvertPort, RestConvertAdapter),
  provide(ConvertCommandsPort, RestConvertAdapter),
]);
