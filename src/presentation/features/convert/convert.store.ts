import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { ConvertibleBalances } from '../../../application/wallet/convertible-balances';
import { ConvertPort } from '../../../application/wallet/convert.port';
import { TakeQuote } from '../../../application/wallet/take-quote.use-case';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import type { Decimal } from '../../../domain/shared/decimal';
import type { Milliseconds } from '../../../domain/shared/instant';
import type { Conversion, ConvertQuote } from '../../../domain/wallet/conversion';

type ConvertState =
  | { readonly status: 'typing' }
  | { readonly status: 'quoting' }
  | { readonly status: 'quoted'; readonly quote: ConvertQuote }
  /** Nobody has done anything for a while: prices are asked for again by hand. */
  | { readonly status: 'over' }
  | { readonly status: 'taking'; readonly quote: ConvertQuote; readonly lost: boolean }
  | { readonly status: 'done'; readonly quote: ConvertQuote; readonly booked: Conversion | undefined }
  | { readonly status: 'refused'; readonly failure: Failure };

export interface ConvertWish {
  readonly sellAsset: string;
  readonly buyAsset: string;
  readonly amount: Decimal;
}

/** People type several digits in a row; a price is asked for once after them. */
const settleTime: Milliseconds = 400;
/** Prices that are asked for by themselves, one after the other. */
const mostRenewals = 6;

/** Converting an asset at a price that stands for some seconds and is renewed until it is taken, once. */
export class ConvertStore {
  static readonly needs: Needs<typeof ConvertStore> = [
    WalletQueries,
    ConvertibleBalances,
    ConvertPort,
    TakeQuote,
    Scheduler,
  ];
  static readonly perAccount = true;

  state: ConvertState = { status: 'typing' };
  #wish: ConvertWish | undefined;
  #waiting: Cancel | undefined;
  #renewals = 0;
  /** Only the answer to the latest request counts. */
  #request = 0;

  constructor(
    readonly queries: WalletQueries,
    /** Of the account that is logged in. */
    readonly convertible: Pick<ConvertibleBalances, 'of'>,
    private readonly port: ConvertPort,
    private readonly takeQuote: TakeQuote,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { state: observableRef });
  }

  /** What somebody would like; `undefined` while it cannot be asked for. Nothing changes while a price is being taken. */
  wish(wish: ConvertWish | undefined): void {
    if (this.state.status === 'taking') return;
    this.leave();
    this.#wish = wish;
    this.#renewals = 0;
    this.#set({ status: wish ? 'quoting' : 'typing' });
    if (wish) this.#waiting = this.scheduler.after(settleTime, () => void this.#ask());
  }

  /** The price has run out. */
  expire(): void {
    if (this.state.status !== 'quoted') return;
    if (this.#renewals >= mostRenewals) this.#set({ status: 'over' });
    else {
      this.#renewals += 1;
      void this.#ask();
    }
  }

  /** Somebody asks for a price by hand. */
  renew(): void {
    if (this.state.status === 'taking') return;
    this.#renewals = 0;
    this.#set({ status: 'quoting' });
    void this.#ask();
  }

  async take(): Promise<void> {
    if (this.state.status !== 'quoted') return;
    const { quote } = this.state;
    this.leave();
    this.#set({ status: 'taking', quote, lost: false });
    const end = await this.takeQuote.execute(quote, () => this.#set({ status: 'taking', quote, lost: true }));
    this.#set(
      end.status === 'taken'
        ? { status: 'done', quote, booked: end.booked }
        : { status: 'refused', failure: end.failure },
    );
  }

  /** Nobody looks any more; what is being taken comes to its end all the same. */
  leave(): void {
    this.#waiting?.();
    this.#request += 1;
  }

  async #ask(): Promise<void> {
    const wish = this.#wish;
    if (!wish) return;
    const request = ++this.#request;
    const answer = await this.port.quote(wish.sellAsset, wish.buyAsset, wish.amount);
    if (request !== this.#request) return;
    this.#set(answer.ok ? { status: 'quoted', quote: answer.value } : { status: 'refused', failure: answer.error });
  }

  #set(state: ConvertState): void {
    runInAction(() => (this.state = state));
  }
}
