import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { ConvertCommandsPort } from '../../../application/wallet/convert-commands.port';
import type { ConvertPort } from '../../../application/wallet/convert.port';
import type { WalletPage } from '../../../application/wallet/wallet.port';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { failure, mapResult, success, type Result } from '../../../domain/shared/result';
import type { Conversion, ConvertibleAsset, ConvertLimits, ConvertQuote } from '../../../domain/wallet/conversion';
import type { convertEndpoints } from '../../wire/catalogue/convert.endpoints';
import { RestClient } from '../transport/rest-client';
import { conversionFromWire, pagingToWire, quoteFromWire, walletPage } from './wallet.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestConvertAdapter implements ConvertPort, ConvertCommandsPort {
  static readonly needs: Needs<typeof RestConvertAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async assets(): Outcome<readonly ConvertibleAsset[]> {
    const answer = await this.#client.send(call('assetInfo'));
    return mapResult(answer, ({ rows }) => rows.map(({ token, tick }) => ({ asset: token, tick: decimal(tick) })));
  }

  async limits(): Outcome<ConvertLimits> {
    const answer = await this.#client.send(call('exchangeInfo'));
    return mapResult(answer, ({ data }) => ({
      smallest: decimal(data.minNotional),
      largest: decimal(data.maxNotional),
    }));
  }

  async quote(sellAsset: string, buyAsset: string, sellAmount: Decimal): Outcome<ConvertQuote> {
    const answer = await this.#client.send(call('quote'), {
      query: { sellToken: sellAsset, buyToken: buyAsset, sellQuantity: decimalText(sellAmount) },
    });
    return answer.ok ? whole(quoteFromWire(answer.value.data)) : answer;
  }

  async take(quoteId: string, reference: string): Outcome<void> {
    const answer = await this.#client.send(call('take'), { body: { quoteId, clientRef: reference } });
    if (!answer.ok) return answer;
    // 3 is the host's way of saying that the quote could not be filled.
    return answer.value.data.rftAccepted === 3
      ? failure({ kind: 'unknown', detail: 'not accepted' })
      : success(undefined);
  }

  async conversion(quoteId: string): Outcome<Conversion> {
    const answer = await this.#client.send(call('trade'), { query: { quoteId } });
    return answer.ok ? whole(conversionFromWire(answer.value.data)) : answer;
  }

  async conversions(query: Parameters<ConvertPort['conversions']>[0]): Outcome<WalletPage<Conversion>> {
    const filter = {
      ...(query.sellAsset === undefined ? {} : { sellToken: query.sellAsset }),
      ...(query.buyAsset === undefined ? {} : { buyToken: query.buyAsset }),
    };
    const answer = await this.#client.send(call('trades'), { query: { ...pagingToWire(query), ...filter } });
    return mapResult(answer, ({ data }) => walletPage(data.tradeVos, data.count, conversionFromWire));
  }
}

function whole<T>(value: T | undefined): Result<T, Failure> {
  return value === undefined ? failure({ kind: 'malformed', detail: 'time' }) : success(value);
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof convertEndpoints>(name: Name): Promise<(typeof convertEndpoints)[Name]> {
  return (await import('../../wire/catalogue/convert.endpoints')).convertEndpoints[name];
}
