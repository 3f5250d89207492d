import type { Decimal } from '../../domain/shared/decimal';
import type { Conversion, ConvertibleAsset, ConvertLimits, ConvertQuote } from '../../domain/wallet/conversion';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WalletPage, WalletQuery } from './wallet.port';

/** Converting one asset into another at a price that stands for some seconds (protocol 3.6). Needs a session. */
export interface ConvertPort {
  assets(): Outcome<readonly ConvertibleAsset[]>;
  limits(): Outcome<ConvertLimits>;
  /** `invalid` for amounts out of bounds, `rejected` where a book is too thin. */
  quote(sellAsset: string, buyAsset: string, sellAmount: Decimal): Outcome<ConvertQuote>;
  conversion(quoteId: string): Outcome<Conversion>;
  conversions(
    query: Omit<WalletQuery, 'asset'> & {
      readonly sellAsset?: string | undefined;
      readonly buyAsset?: string | undefined;
    },
  ): Outcome<WalletPage<Conversion>>;
}

export const ConvertPort = token<ConvertPort>('ConvertPort');
