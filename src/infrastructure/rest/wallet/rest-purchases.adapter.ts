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
  type CurrencyRate,
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

  async rates(): Outcome<readonly CurrencyRate[]> {
    const answer = await this.#client.send(call('rates'));
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ currency, worth }) => ({ currency, worth: decimal(worth) })).filter(({ worth }) => worth.gt(0)),
    );
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
      payUrl: this.#pageOf(row.payUrl),
      createdAt: instantFrom(row.createdTime) ?? 0,
    };
  }

  /** A page of the web and nothing else: what a host sends is followed by the browser. */
  #pageOf(url: string | null | undefined): string | undefined {
    if (!url || !URL.canParse(url, this.#host)) return undefined;
    const { href, protocol } = new URL(url, this.#host);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
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
