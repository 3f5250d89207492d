import type { Notifications } from '../notifications/notifications';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { regionOf } from '../users/regions';
import { invalidParameter } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import { randomToken } from '../../shared/secrets';
import type { ExchangeService } from '../../engine/exchange-service';
import { unitDecimals, type Units, unitsText } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { amountOf } from '../wallet/amounts';
import type { AssetPrices } from '../wallet/asset-prices';
import { type PaymentMethod, type Provider, currencies, providerName, providers, soldAssets } from './providers';
import { type Purchase, PurchaseRepository } from './purchase-repository';

const one = 10n ** BigInt(unitDecimals);
/** Coins are given with this many decimals, rounded down. */
const finest = 10n ** BigInt(unitDecimals - 8);
/** Milliseconds that a quote may be taken. */
const quoteLifetime = 20_000;
/** A payment that nobody made is over after this time. */
const patience = 15 * 60_000;
/** What is paid is with the provider for so long. */
const processing = 8_000;

export interface PurchaseWish {
  readonly currency: string;
  readonly asset: string;
  readonly amount: string;
  readonly region: string | undefined;
}

export interface ProviderQuote {
  readonly quoteId: string;
  readonly provider: Provider;
  readonly currency: string;
  readonly pays: Units;
  readonly fee: Units;
  readonly asset: string;
  readonly receives: Units;
  /** Bounds in the currency. */
  readonly smallest: Units;
  readonly largest: Units;
  readonly expiresAt: number;
}

/** Coins for money of a country: what practice providers offer, and what became of what was bought. */
export class Purchases {
  readonly #purchases: PurchaseRepository;
  readonly #quotes = new Map<string, ProviderQuote>();

  constructor(
    private readonly exchange: ExchangeService,
    database: EmbeddedDatabase,
    private readonly prices: AssetPrices,
    private readonly users: UserRepository,
    private readonly notifications: Notifications,
    clockwork: Clockwork,
    private readonly now: () => number,
  ) {
    this.#purchases = new PurchaseRepository(database);
    clockwork.every(1_000, () => this.settle());
  }

  /** Of every provider that serves the region. @throws ApiError -1005 for what nobody sells or pays with. */
  quotes({ currency, asset, amount, region }: PurchaseWish): readonly ProviderQuote[] {
    const worth = currencies.get(currency);
    if (worth === undefined) throw invalidParameter('currency');
    const price = (soldAssets as readonly string[]).includes(asset) ? this.prices.price(asset) : 0n;
    if (price === 0n) throw invalidParameter('asset');
    const pays = amountOf(amount, 2);
    const place = regionOf(region ?? '');
    if (place?.restricted) return [];
    for (const [id, { expiresAt }] of this.#quotes) if (expiresAt < this.now()) this.#quotes.delete(id);
    return providers
      .filter(({ notIn }) => !notIn.includes(place?.code ?? ''))
      .map((provider) => {
        const fee = (pays * provider.fee) / one;
        const value = ((pays - fee) * worth) / one;
        const exact = (value * one * one) / (price * (one + provider.spread));
        const quote = {
          quoteId: randomToken(),
          provider,
          currency,
          pays,
          fee,
          asset,
          receives: exact - (exact % finest),
          smallest: (provider.smallest * one) / worth,
          largest: (provider.largest * one) / worth,
          expiresAt: this.now() + quoteLifetime,
        };
        this.#quotes.set(quote.quoteId, quote);
        return quote;
      });
  }

  /**
   * Takes a quote; nothing is paid by that. The same reference has one effect, however often it comes.
   * @throws ApiError -1005 for a quote that is over, or one that does not suit the amount or the method
   */
  begin(user: User, quoteId: string, method: PaymentMethod, reference: string, returnUrl: string): Purchase {
    const earlier = this.#purchases.byReference(user.applicationId, reference);
    if (earlier) return earlier;
    const quote = this.#quotes.get(quoteId);
    if (!quote || quote.expiresAt <= this.now()) throw invalidParameter('quoteId, the quote has expired');
    const { provider, pays, smallest, largest, currency, asset, receives } = quote;
    if (!provider.methods.includes(method)) throw invalidParameter('method');
    if (pays < smallest || pays > largest || receives <= 0n) throw invalidParameter('amount');
    this.#quotes.delete(quoteId);
    return this.#purchases.add({
      accountId: user.applicationId,
      providerId: provider.id,
      currency,
      pays,
      asset,
      receives,
      method,
      reference,
      token: randomToken(),
      returnUrl,
      createdAt: this.now(),
    });
  }

  /** What the provider's page shows. */
  byToken(token: string): Purchase | undefined {
    return this.#purchases.byToken(token);
  }

  /** One of the user's own. */
  ownById(user: User, purchaseId: number): Purchase | undefined {
    const purchase = this.#purchases.byId(purchaseId);
    return purchase?.accountId === user.applicationId ? purchase : undefined;
  }

  /** What the person does at the provider; only the first time counts. */
  end(token: string, how: 'PROCESSING' | 'REFUSED' | 'ABANDONED'): Purchase | undefined {
    const purchase = this.#purchases.byToken(token);
    if (purchase) this.#purchases.advance(purchase.purchaseId, 'WAITING', how, this.now());
    return this.#purchases.byToken(token);
  }

  list(user: User, page: { readonly page: number; readonly size: number }) {
    return this.#purchases.list(user.applicationId, page);
  }

  /** Paid, and not given yet. */
  underWay({ applicationId }: User): number {
    return this.#purchases.of(applicationId, 'PROCESSING').length;
  }

  /** What is not paid yet can be paid no more. */
  abandon({ applicationId }: User): void {
    for (const { purchaseId } of this.#purchases.of(applicationId, 'WAITING'))
      this.#purchases.advance(purchaseId, 'WAITING', 'ABANDONED', this.now());
  }

  /** Ends what nobody paid, and gives what was. */
  async settle(): Promise<void> {
    for (const { purchaseId } of this.#purchases.in('WAITING', this.now() - patience))
      this.#purchases.advance(purchaseId, 'WAITING', 'ABANDONED', this.now());
    for (const purchase of this.#purchases.in('PROCESSING', this.now() - processing)) await this.#give(purchase);
  }

  /** A transfer of a reference has one effect, even when a crash makes us repeat it. */
  async #give(purchase: Purchase): Promise<void> {
    const { purchaseId, accountId, asset, receives } = purchase;
    const { ok } = await this.exchange.submit({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: `purchase:${purchaseId}`,
      legs: [{ from: 'outside-world', to: accountId, asset, amount: receives }],
    });
    if (ok && this.#purchases.advance(purchaseId, 'PROCESSING', 'COMPLETED', this.now())) this.#tell(purchase);
  }

  #tell({ accountId, providerId, asset, receives }: Purchase): void {
    const user = this.users.byApplication(accountId);
    if (!user) return;
    const amount = unitsText(receives);
    const provider = providerName(providerId);
    this.notifications.tell(user, {
      type: 'DEPOSIT',
      level: 'success',
      title: 'Purchase completed',
      body: `${amount} ${asset} bought from ${provider} are in your account.`,
      message: { key: 'purchased', values: { amount, asset, provider } },
      link: '/buy-crypto',
    });
  }
}
