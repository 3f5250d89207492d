import type * as z from 'zod/mini';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';
import type { PurchasesCommandsPort } from '../../../application/wallet/purchases-commands.port';
import type { PurchasesPort } from '../../../application/wallet/purchases.port';
import type { WalletPage } from '../../../application/wallet/wallet.port';
import { decimal, decimalText } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import {
  type PaymentMethod,
  paymentMethods,
  type ProviderQuote,
  type Purchase,
  type PurchaseOptions,
  type PurchaseStatus,
  type PurchaseWish,
} from '../../../domain/wallet/purchase';
import type { purchasesEndpoints } from '../../wire/catalogue/purchases.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { walletPage } from './wallet.wire';

type PurchaseRow = z.output<typeof purchasesEndpoints.begin.answer>['data'];
type QuoteRow = z.output<typeof purchasesEndpoints.quotes.answer>['data']['rows'][number];

const statuses: readonly PurchaseStatus[] = ['WAITING', 'PROCESSING', 'COMPLETED', 'REFUSED', 'ABANDONED'];

export class RestPurchasesAdapter implements PurchasesPort, PurchasesCommandsPort {
  static readonly needs: Needs<typeof RestPurchasesAdapter> = [RestClient, UnknownValues, Environment];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;
  readonly #host: string;

  constructor(client: RestClient, unknown: UnknownValues, environment: Environment) {
    this.#client = client;
    this.#unknown = unknown;
    this.#host = environment.hosts.rest;
  }

  async options(region?: string): Outcome<PurchaseOptions> {
    const query = region === undefined ? {} : { region };
    const answer = await this.#client.send(call('options'), { query });
    return mapResult(answer, ({ data }) => ({ ...data, region: data.region ?? undefined }));
  }

  async quotes({ currency, asset, amount, region }: PurchaseWish): Outcome<readonly ProviderQuote[]> {
    const query = { currency, asset, amount: decimalText(amount), ...(region === undefined ? {} : { region }) };
    const answer = await this.#client.send(call('quotes'), { query });
    return mapResult(answer, ({ data }) => data.rows.map(quoteFromWire));
  }

  async begin(quoteId: string, method: PaymentMethod, reference: string, returnUrl: string): Outcome<Purchase> {
    const body = { quoteId, method, clientRef: reference, returnUrl };
    const answer = await this.#client.send(call('begin'), { body });
    return mapResult(answer, ({ data }) => this.#purchase(data));
  }

  async purchases(query: { readonly page: number; readonly size: number }): Outcome<WalletPage<Purchase>> {
    const answer = await this.#client.send(call('list'), { query });
    return mapResult(answer, ({ data }) => walletPage(data.rows, data.meta?.total, (row) => this.#purchase(row)));
  }

  #purchase(row: PurchaseRow): Purchase {
    return {
      purchaseId: row.purchaseId,
      provider: row.providerName,
      currency: row.currency,
      pays: decimal(row.pays),
      asset: row.asset,
      receives: decimal(row.receives),
      status: this.#unknown.oneOf('purchase status', row.status, statuses),
      payUrl: row.payUrl ? new URL(row.payUrl, this.#host).href : undefined,
      createdAt: instantFrom(row.createdTime) ?? 0,
    };
  }
}

function quoteFromWire(row: QuoteRow): ProviderQuote {
  return {
    quoteId: row.quoteId,
    provider: row.providerName,
    fee: decimal(row.fee),
    receives: decimal(row.receives),
    methods: paymentMethods.filter((method) => row.methods.includes(method)),
    smallest: decimal(row.minAmount),
    largest: decimal(row.maxAmount),
    takes: row.takes,
    expiresAt: instantFrom(row.expireTimestamp) ?? 0,
  };
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof purchasesEndpoints>(
  name: Name,
): Promise<(typeof purchasesEndpoints)[Name]> {
  return (await import('../../wire/catalogue/purchases.endpoints')).purchasesEndpoints[name];
}
