import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { type Resource, ResourceCache } from '../../../application/kernel/resource';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { BeginPurchase } from '../../../application/wallet/begin-purchase.use-case';
import { PurchasesPort } from '../../../application/wallet/purchases.port';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { minute, second } from '../../../domain/shared/instant';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import type { PaymentMethod, ProviderQuote, Purchase, PurchaseOptions } from '../../../domain/wallet/purchase';
import { bestFirst, payableBounds, payablePlaces } from '../../../domain/wallet/purchase';
import { TypedFigure } from '../../kit/data/typed-figure';

/** Before a quote is over it is asked for anew. */
const refreshedEvery = 12 * second;
/** Somebody is typing. */
const pause = second / 2;

export type Offers =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'ready'; readonly quotes: readonly ProviderQuote[]; readonly amount: Decimal }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What is paid for what, what providers offer for it, and the offer that was taken. */
export class BuyCryptoStore {
  static readonly needs: Needs<typeof BuyCryptoStore> = [PurchasesPort, BeginPurchase, ResourceCache, Scheduler];
  static readonly perAccount = true;

  region: string | undefined = undefined;
  currency: string | undefined = undefined;
  asset = 'USDT';
  amount: TypedFigure | undefined = undefined;
  offers: Offers = { status: 'loading' };
  method: PaymentMethod | undefined = undefined;
  /** Begun, and to be paid at the provider. */
  begun: Purchase | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** The quote that is being taken. */
  taking: string | undefined = undefined;
  #request = 0;
  /** Over once the page is left. */
  #visit = 0;
  #cancel: Cancel = () => undefined;

  constructor(
    private readonly purchases: PurchasesPort,
    private readonly beginPurchase: BeginPurchase,
    private readonly cache: ResourceCache,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, {
      region: observable,
      currency: observable,
      asset: observable,
      amount: observableRef,
      offers: observableRef,
      method: observable,
      begun: observableRef,
      failure: observableRef,
      taking: observable,
      listed: computed,
      bounds: computed,
      choose: actionBound,
      know: actionBound,
      leave: actionBound,
    });
  }

  options(region: string | undefined): Resource<PurchaseOptions> {
    return this.cache.open({
      key: ['purchases', 'options', region ?? ''],
      load: () => this.purchases.options(region),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  start(marks: DecimalMarks): Unsubscribe {
    runInAction(() => {
      this.amount ??= new TypedFigure(marks);
      if (this.amount.isEmpty) this.amount.fill(decimal(100));
    });
    return () => {
      this.#visit += 1;
      this.#drop();
    };
  }

  /** What people of the region pay with, unless somebody chose. */
  know(options: PurchaseOptions): void {
    this.currency ??= options.currency;
    this.ask(0);
  }

  choose(chosen: Partial<Pick<this, 'region' | 'currency' | 'asset' | 'method'>>): void {
    Object.assign(this, chosen);
    if ('region' in chosen) {
      // What people pay with there has yet to be known, and what is offered with it.
      this.currency = undefined;
      this.offers = { status: 'loading' };
      this.#drop();
    } else if (!('method' in chosen)) this.ask(0);
  }

  /** Offers for what is typed now, and again before they are over. */
  ask(after = pause): void {
    this.#drop();
    this.#cancel = this.scheduler.after(after, () => void this.#read());
  }

  /** By what one gets, those that take the chosen method. */
  get listed(): readonly ProviderQuote[] {
    const { offers, method } = this;
    if (offers.status !== 'ready') return [];
    const suiting = offers.quotes.filter(({ methods }) => method === undefined || methods.includes(method));
    return bestFirst(suiting, offers.amount);
  }

  /** What may be paid: what one of those listed takes, whichever it is. */
  get bounds(): AmountBounds {
    return payableBounds(this.listed);
  }

  async take(quote: ProviderQuote): Promise<void> {
    const method = this.method ?? quote.methods[0];
    if (this.taking !== undefined || !method) return;
    runInAction(() => {
      this.taking = quote.quoteId;
      this.failure = undefined;
    });
    const visit = this.#visit;
    const begun = await this.beginPurchase.execute(quote.quoteId, method, `${location.origin}${location.pathname}`);
    runInAction(() => {
      this.taking = undefined;
      if (begun.ok) this.begun = begun.value;
      else this.failure = begun.error;
    });
    if (visit === this.#visit) this.ask(0);
  }

  /** The hand-over is over; what became of it stands in the list. */
  leave(): void {
    this.begun = undefined;
  }

  /** Nothing that was asked is answered any more. */
  #drop(): void {
    this.#request += 1;
    this.#cancel();
  }

  async #read(): Promise<void> {
    const { currency, asset, region } = this;
    const amount = goodAmount(this.amount?.value, { places: payablePlaces });
    // Nothing is sent off here that would tell of a wrong amount: a pause in typing is when it is looked at.
    if (currency) runInAction(() => this.amount?.leave());
    if (!currency || !amount) {
      runInAction(() => (this.offers = { status: 'none' }));
      return;
    }
    const request = this.#request;
    if (this.offers.status !== 'ready') runInAction(() => (this.offers = { status: 'loading' }));
    const answer = await this.purchases.quotes({ currency, asset, amount, region });
    if (request !== this.#request) return;
    runInAction(() => {
      this.offers = answer.ok
        ? { status: 'ready', quotes: answer.value, amount }
        : { status: 'failed', failure: answer.error };
    });
    this.#cancel = this.scheduler.after(refreshedEvery, () => void this.#read());
  }
}
