import { defineModule, provide } from '../../../application/kernel/provider';
import { PurchasesCommandsPort } from '../../../application/wallet/purchases-commands.port';
import { PurchasesPort } from '../../../application/wallet/purchases.port';
import { RestPurchasesAdapter } from './rest-purchases.adapter';

export const restPurchasesModule = defineModule('rest-purchases', [
  provide(PurchasesPort, RestPurchasesAdapter),
  provide(PurchasesCommandsPort, RestPurchasesAdapter),
]);
