import type { purchasesEndpoints } from '../../../src/infrastructure/wire/catalogue/purchases.endpoints';
import { unitsText } from '../../engine/model/units';
import { sandboxPrefix } from '../../gateway/admin';
import { currencies, currencyIn, providerName, soldAssets } from '../../services/purchases/providers';
import type { Purchase } from '../../services/purchases/purchase-repository';
import { regionOf, regions } from '../../services/users/regions';
import { invalidParameter } from '../../shared/api-error';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { snakeMeta, walletPage } from './wallet-page';

export const paymentPath = `${sandboxPrefix}pay`;

export function purchasesHandlers({
  purchases,
  places,
  webOrigins,
  now,
}: Services): Handlers<typeof purchasesEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    options: ({ query, request }) => {
      const region = query.region === undefined ? places.of(request.ip).region : regionOf(query.region);
      return answer({
        region: region?.code ?? null,
        served: !region?.restricted,
        regions: regions.map(({ code }) => code),
        currencies: [...currencies.keys()],
        currency: currencyIn(region),
        assets: [...soldAssets],
      });
    },
    rates: () => answer({ rows: [...currencies].map(([currency, worth]) => ({ currency, worth: unitsText(worth) })) }),
    quotes: ({ query, request }) => {
      const region = query.region ?? places.of(request.ip).region?.code;
      const rows = purchases.quotes({ ...query, region }).map((quote) => ({
        quoteId: quote.quoteId,
        providerName: quote.provider.name,
        pays: unitsText(quote.pays),
        fee: unitsText(quote.fee),
        receives: unitsText(quote.receives),
        methods: [...quote.provider.methods],
        minAmount: unitsText(quote.smallest),
        maxAmount: unitsText(quote.largest),
        takes: quote.provider.takes,
        expireTimestamp: quote.expiresAt,
      }));
      return answer({ rows });
    },
    begin: (call) => {
      const { quoteId, method, clientRef, returnUrl } = call.body;
      // Whoever comes back from a provider comes to this exchange's site and to no other.
      if (!webOrigins.some((origin) => URL.canParse(returnUrl) && new URL(returnUrl).origin === origin))
        throw invalidParameter('returnUrl');
      return answer(purchaseRow(purchases.begin(callerOf(call).user, quoteId, method, clientRef, returnUrl)));
    },
    list: (call) => {
      const page = walletPage(call.query);
      const { rows, total } = purchases.list(callerOf(call).user, page);
      return answer({ rows: rows.map(purchaseRow), meta: snakeMeta(total, page) });
    },
  };
}

function purchaseRow(purchase: Purchase) {
  return {
    purchaseId: purchase.purchaseId,
    providerName: providerName(purchase.providerId),
    currency: purchase.currency,
    pays: unitsText(purchase.pays),
    asset: purchase.asset,
    receives: unitsText(purchase.receives),
    method: purchase.method,
    status: purchase.status,
    payUrl: purchase.status === 'WAITING' ? `${paymentPath}/${purchase.token}` : null,
    createdTime: purchase.createdAt,
    updatedTime: purchase.updatedAt,
  };
}
