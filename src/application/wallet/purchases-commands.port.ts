import type { PaymentMethod, Purchase } from '../../domain/wallet/purchase';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Coins for money of a country, by providers of payments. Needs a session. */
export interface PurchasesCommandsPort {
  /**
   * Takes a quote and says where to pay; nothing is paid by that. The same reference has one effect, so a lost answer
   * may be asked for again. `invalid` for a quote that is over or does not suit.
   * @param returnUrl where the provider leads back to
   */
  begin(quoteId: string, method: PaymentMethod, reference: string, returnUrl: string): Outcome<Purchase>;
}

export const PurchasesCommandsPort = token<PurchasesCommandsPort>('PurchasesCommandsPort');
