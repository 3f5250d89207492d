import { defineModule, provide } from '../../../application/kernel/provider';
import { PurchasesCommandsPort } from '../../../application/wallet/purchases-commands.port';
import { PurchasesPort } from '../../../application/wallet/purchases.port';
import { RestPurchasesAdapter } from './rest-purchases.adapter';

export default defineModule('rest-purchases', [
  provide(PurchasesPort, RestPurchasesAdapter),
  provide(PurchasesCommandsPort, RestPurchasesAdapter),
]);
