import { unitsText } from '../../sandbox/engine/model/units';
import { currencies, currencyIn, providers, soldAssets } from '../../sandbox/services/purchases/providers';
import type { Purchase as SandboxPurchase } from '../../sandbox/services/purchases/purchase-repository';
import { regionOf, regions } from '../../sandbox/services/users/regions';
import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { PurchasesCommandsPort } from '../../src/application/wallet/purchases-commands.port';
import type { PurchasesPort } from '../../src/application/wallet/purchases.port';
import type { WalletPage } from '../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../src/domain/shared/decimal';
import type {
  PaymentMethod,
  ProviderQuote,
  Purchase,
  PurchaseOptions,
  PurchaseWish,
} from '../../src/domain/wallet/purchase';
import { HostCalls } from './host-session';

const amountOf = (units: bigint) => decimal(unitsText(units));

export class HostPurchases implements PurchasesPort, PurchasesCommandsPort {
  static readonly needs: Needs<typeof HostPurchases> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  options(code?: string): Outcome<PurchaseOptions> {
    return this.calls.open(() => {
      const region = code === undefined ? undefined : regionOf(code);
      return {
        region: region?.code,
        served: !region?.restricted,
        regions: regions.map((each) => each.code),
        currencies: [...currencies.keys()],
        currency: currencyIn(region),
        assets: soldAssets,
      };
    });
  }

  quotes({ amount, ...wish }: PurchaseWish): Outcome<readonly ProviderQuote[]> {
    return this.calls.open(({ purchases }) =>
      purchases.quotes({ ...wish, amount: decimalText(amount) }).map((quote) => ({
        quoteId: quote.quoteId,
        provider: quote.provider.name,
        fee: amountOf(quote.fee),
        receives: amountOf(quote.receives),
        methods: quote.provider.methods,
        smallest: amountOf(quote.smallest),
        largest: amountOf(quote.largest),
        takes: quote.provider.takes,
        expiresAt: quote.expiresAt,
      })),
    );
  }

  begin(quoteId: string, method: PaymentMethod, reference: string, returnUrl: string): Outcome<Purchase> {
    return this.calls.as((user, { purchases }) =>
      purchaseOf(purchases.begin(user, quoteId, method, reference, returnUrl)),
    );
  }

  purchases(query: { readonly page: number; readonly size: number }): Outcome<WalletPage<Purchase>> {
    return this.calls.as((user, { purchases }) => {
      const { rows, total } = purchases.list(user, query);
      return { rows: rows.map(purchaseOf), total };
    });
  }
}

function purchaseOf(purchase: SandboxPurchase): Purchase {
  const { purchaseId, providerId, currency, pays, asset, receives, status, token, createdAt } = purchase;
  return {
    purchaseId: String(purchaseId),
    provider: providers.find(({ id }) => id === providerId)!.name,
    currency,
    pays: amountOf(pays),
    asset,
    receives: amountOf(receives),
    status,
    payUrl: status === 'WAITING' ? `https://provider.test/pay/${token}` : undefined,
    createdAt,
  };
}
