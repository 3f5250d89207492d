import type { convertEndpoints } from '../../../src/infrastructure/wire/catalogue/convert.endpoints';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { secondsText, walletPage } from './wallet-page';
import { spreadBps } from '../../services/convert/conversion-price';
import type { Quote } from '../../services/convert/quote-repository';

/** The exchange itself is the other side of every conversion. */
const counterPartyId = 'HOUSE';
const accepted = 1;
const completed = 1;

export function convertHandlers({ conversions, now }: Services): Handlers<typeof convertEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });

  return {
    assetInfo: () => ({
      success: true,
      rows: conversions.assets().map(({ token, tick, listedAt }) => ({
        token,
        tick,
        createdTime: secondsText(listedAt),
        updatedTime: secondsText(listedAt),
      })),
      timestamp: now(),
    }),
    exchangeInfo: () => {
      const { smallest, largest, quoteLifetime } = conversions.limits;
      return answer({
        minNotional: unitsText(smallest),
        maxNotional: unitsText(largest),
        quoteLifetime,
        spreadBps: String(spreadBps),
      });
    },
    quote: (call) => {
      const { sellToken, buyToken, sellQuantity } = call.query;
      const quote = conversions.quote(callerOf(call).user, sellToken, buyToken, sellQuantity);
      return answer({
        quoteId: quote.quoteId,
        counterPartyId,
        sellToken,
        sellQuantity: unitsText(quote.sellAmount),
        buyToken,
        buyQuantity: unitsText(quote.buyAmount),
        buyPrice: priceText(quote),
        expireTimestamp: quote.expiresAt,
        message: null,
      });
    },
    take: async (call) => {
      const { quoteId } = await conversions.take(callerOf(call).user, call.body.quoteId, call.body.clientRef);
      return answer({ quoteId, counterPartyId, rftAccepted: accepted });
    },
    trade: (call) => answer(conversionRow(conversions.conversion(callerOf(call).user, call.query.quoteId))),
    trades: (call) => {
      const { sellToken: sellAsset, buyToken: buyAsset } = call.query;
      const { rows, total } = conversions.history(callerOf(call).user, {
        ...walletPage(call.query),
        sellAsset,
        buyAsset,
      });
      return answer({ count: total, tradeVos: rows.map(conversionRow) });
    },
  };
}

function conversionRow({ quoteId, buyAsset, sellAsset, buyAmount, sellAmount, createdAt }: Quote) {
  return {
    quoteId,
    buyAsset,
    sellAsset,
    buyAmount: unitsText(buyAmount),
    sellAmount: unitsText(sellAmount),
    tradeStatus: completed,
    createdTime: createdAt,
  };
}

/** What one of the bought asset costs in the sold one. */
function priceText({ buyAmount, sellAmount }: Quote): string {
  return unitsText((sellAmount * 1_000_000_000_000n) / buyAmount);
}
