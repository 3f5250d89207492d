import type { User } from '../users/user';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import type { CommandOutcome } from '../../engine/model/commands';
import type { ExchangeService } from '../../engine/exchange-service';
import { unitsFromText } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';
import { amountOf } from '../wallet/amounts';
import type { AssetPrices } from '../wallet/asset-prices';
import { convertedAmount, convertibleAssets } from './conversion-price';
import { QuoteRepository, type ConversionFilter, type Quote } from './quote-repository';

/** Milliseconds that a quote may be taken. */
export const quoteLifetime = 10_000;
/** An expired quote is kept a while, so that taking it is told apart from one that never was. */
const expiredKept = 60 * 60_000;
/** USDT value of one conversion. */
const smallest = unitsFromText('1');
const largest = unitsFromText('250000');
/** What is bought is rounded down to this many decimals. */
const buyDecimals = 8;

export interface ConvertibleAsset {
  readonly token: string;
  readonly tick: string;
  readonly listedAt: number;
}

export interface ConvertLimits {
  /** USDT value. */
  readonly smallest: bigint;
  readonly largest: bigint;
  readonly quoteLifetime: number;
}

/** Converting one asset into another at a price that stands for some seconds. The exchange itself is the other side. */
export class Conversions {
  readonly limits: ConvertLimits = { smallest, largest, quoteLifetime };
  readonly #quotes: QuoteRepository;
  readonly #inFlight = new Map<number, Promise<CommandOutcome>>();

  constructor(
    private readonly exchange: ExchangeService,
    database: EmbeddedDatabase,
    private readonly prices: AssetPrices,
    clockwork: Clockwork,
    private readonly now: () => number,
  ) {
    this.#quotes = new QuoteRepository(database);
    clockwork.every(5_000, () => this.#settle());
  }

  assets(): readonly ConvertibleAsset[] {
    const listed = [...convertibleAssets(this.exchange)];
    const first = Math.min(...listed.map(([, market]) => market?.listingTime ?? Number.POSITIVE_INFINITY));
    return listed.map(([token, market]) => ({
      token,
      tick: market?.baseTick ?? '0.000001',
      listedAt: market?.listingTime ?? first,
    }));
  }

  /** @throws ApiError -1005 for assets or amounts that cannot be converted, -1012 for a book that is too thin. */
  quote(user: User, sellAsset: string, buyAsset: string, sellAmount: string): Quote {
    const assets = convertibleAssets(this.exchange);
    if (!assets.has(sellAsset)) throw invalidParameter('sellToken');
    if (!assets.has(buyAsset) || buyAsset === sellAsset) throw invalidParameter('buyToken');
    const amount = amountOf(sellAmount, 12, 'sellQuantity');
    const value = this.prices.value(sellAsset, amount);
    if (value < smallest || value > largest) throw invalidParameter('sellQuantity, worth 1 to 250000 USDT');
    const exact = convertedAmount(this.exchange, sellAsset, buyAsset, amount);
    const finest = 10n ** BigInt(12 - buyDecimals);
    const buyAmount = exact - (exact % finest);
    if (buyAmount <= 0n) throw invalidParameter('sellQuantity');
    const createdAt = this.now();
    return this.#quotes.add({
      accountId: user.applicationId,
      sellAsset,
      sellAmount: amount,
      buyAsset,
      buyAmount,
      createdAt,
      expiresAt: createdAt + quoteLifetime,
    });
  }

  /**
   * Both legs at the quoted price, at once or not at all. The same `clientRef` has one effect however often it comes.
   * @throws ApiError -1006 for a quote that is not the user's, -1007 for one that was taken, -1005 for one that is over.
   */
  async take(user: User, quoteId: number, clientRef = ''): Promise<Quote> {
    const earlier = clientRef === '' ? undefined : this.#quotes.byClientRef(user.applicationId, clientRef);
    if (earlier) return this.#repeated(earlier, quoteId);
    const quote = this.#own(user, quoteId);
    if (quote.status !== 'OPEN') throw new ApiError(-1007, 409, 'The quote was taken already.');
    if (this.now() >= quote.expiresAt) throw invalidParameter('quoteId, the quote has expired');
    if (!this.#quotes.advance(quoteId, 'OPEN', 'TAKING', clientRef))
      throw new ApiError(-1007, 409, 'The quote was taken already.');
    const booking = this.#book(quote);
    this.#inFlight.set(quoteId, booking);
    try {
      const outcome = await booking;
      if (outcome.ok) return this.#quotes.byId(quoteId)!;
      throw rejected(outcome.reason);
    } finally {
      this.#inFlight.delete(quoteId);
    }
  }

  /** @throws ApiError -1006 for a conversion that is not the user's. */
  conversion(user: User, quoteId: number): Quote {
    const quote = this.#own(user, quoteId);
    if (quote.status !== 'DONE') throw unknownQuote();
    return quote;
  }

  /** One of the user's own, whether or not it says yet that it is done. */
  quoted(user: User, quoteId: number): Quote | undefined {
    const quote = this.#quotes.byId(quoteId);
    return quote?.accountId === user.applicationId ? quote : undefined;
  }

  history(user: User, filter: ConversionFilter): { readonly rows: readonly Quote[]; readonly total: number } {
    return this.#quotes.done(user.applicationId, filter);
  }

  async #repeated(earlier: Quote, quoteId: number): Promise<Quote> {
    if (earlier.quoteId !== quoteId) throw new ApiError(-1007, 409, 'The reference was used for another quote.');
    const outcome = await this.#inFlight.get(quoteId);
    if (outcome?.ok === false) throw rejected(outcome.reason);
    return this.#quotes.byId(quoteId)!;
  }

  #own(user: User, quoteId: number): Quote {
    const quote = this.quoted(user, quoteId);
    if (!quote) throw unknownQuote();
    return quote;
  }

  /** A refused quote may be taken again while it lives. */
  async #book({ quoteId, accountId, sellAsset, sellAmount, buyAsset, buyAmount }: Quote): Promise<CommandOutcome> {
    const reference = `convert:${quoteId}`;
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'CONVERT',
      reference,
      legs: [
        { from: accountId, to: 'convert', asset: sellAsset, amount: sellAmount },
        { from: 'convert', to: accountId, asset: buyAsset, amount: buyAmount },
      ],
    });
    if (outcome.ok) this.#quotes.markBooked(quoteId, this.#bookedAt(accountId, reference));
    else this.#quotes.advance(quoteId, 'TAKING', 'OPEN', '');
    return outcome;
  }

  /** One that a crash has left half taken may have been booked before. */
  #bookedAt(accountId: string, reference: string): number {
    return this.exchange.ledger.entryOf(accountId, reference)?.at ?? this.now();
  }

  async #settle(): Promise<void> {
    for (const quote of this.#quotes.beingTaken()) if (!this.#inFlight.has(quote.quoteId)) await this.#book(quote);
    this.#quotes.dropExpired(this.now() - expiredKept);
  }
}

function unknownQuote(): ApiError {
  return new ApiError(-1006, 400, 'No such quote.');
}
