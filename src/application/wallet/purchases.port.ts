import type { ProviderQuote, Purchase, PurchaseOptions, PurchaseWish } from '../../domain/wallet/purchase';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WalletPage } from './wallet.port';

/** Coins for money of a country, by providers of payments. Only `purchases` needs a session. */
export interface PurchasesPort {
  /** @param region ISO 3166; where the visitor seems to be when absent */
  options(region?: string): Outcome<PurchaseOptions>;
  /** One of each provider that serves the region; none where nobody does. */
  quotes(wish: PurchaseWish): Outcome<readonly ProviderQuote[]>;
  /** Newest first. */
  purchases(query: { readonly page: number; readonly size: number }): Outcome<WalletPage<Purchase>>;
}

export const PurchasesPort = token<PurchasesPort>('PurchasesPort');
